/** Rooms of the school. */
import { flag } from "./built";
import { palette } from "./palette";
import { seated } from "./people";
import { portraitParts } from "./portrait";
import { randomFrom } from "./random";
import { at, circle, ellipse, path, picture, rect, stroke, times } from "./svg";
import { pane } from "./window";

const [width, height] = [1200, 800];

/** A lesson: the blackboard, and pupils seen from their benches. */
export const classroom = () =>
	picture(width, height, [
		rect(0, 0, width, height, palette.wall),
		rect(0, 430, width, 370, palette.shade),
		pane(60, 110),
		pane(930, 110),
		rect(320, 90, 560, 300, palette.woodDark, { rx: 8 }),
		rect(336, 106, 528, 268, palette.leafDeep),
		stroke("M390 320 l90 -150 l90 150 z M480 170 v150", palette.cream, 4, { opacity: 0.85 }),
		circle(690, 230, 66, "none", { stroke: palette.cream, "stroke-width": 4, opacity: 0.85 }),
		stroke("M690 230 h66 M600 340 h210 M790 180 l24 24 M814 180 l-24 24", palette.cream, 4, { opacity: 0.85 }),
		rect(520, 392, 160, 9, palette.wood),
		rect(560, 400, 260, 26, palette.wood) +
			rect(575, 426, 20, 66, palette.woodDark) +
			rect(785, 426, 20, 66, palette.woodDark),
		rect(600, 380, 70, 20, palette.brick) +
			rect(606, 366, 58, 14, palette.navy) +
			circle(760, 378, 22, palette.skyDeep) +
			rect(752, 396, 18, 6, palette.woodDark),
		[0, 1, 2].map((row) => bench(560 + row * 110, 0.8 + row * 0.22, row)).join(""),
	]);

function bench(y: number, scale: number, row: number): string {
	const pupils = [-420, -270, -95, 95, 270, 420]
		.map((dx, index) => seated(600 + dx * scale, y, scale, index + row))
		.join("");
	return (
		pupils +
		rect(600 - 540 * scale, y, 1080 * scale, 24 * scale, palette.wood) +
		rect(600 - 540 * scale, y + 24 * scale, 1080 * scale, 16 * scale, palette.woodDark)
	);
}

/** The library. */
export function library(): string {
	const random = randomFrom(17);
	const covers = [
		palette.brick,
		palette.navy,
		palette.leaf,
		palette.sun,
		palette.rose,
		palette.waterDeep,
		palette.cream,
		palette.leafDeep,
	];
	const shelf = (x: number, y: number, long: number) => {
		const books: string[] = [];
		for (let left = x + 10; left < x + long - 34; ) {
			const [thick, tall] = [16 + random() * 18, 72 + random() * 30];
			if (random() > 0.08)
				books.push(
					rect(left, y - tall, thick, tall, covers[Math.floor(random() * covers.length)] ?? palette.brick, { rx: 2 }),
					rect(left + 3, y - tall + 12, thick - 6, 4, palette.white, { opacity: 0.6 }),
				);
			left += thick + 3;
		}
		return (
			rect(x, y - 112, long, 112, palette.woodDark, { opacity: 0.55 }) +
			books.join("") +
			rect(x, y, long, 14, palette.woodDark)
		);
	};
	return picture(width, height, [
		rect(0, 0, width, height, palette.wall),
		[40, 760]
			.map(
				(x) =>
					rect(x - 14, 60, 428, 520, palette.wood, { rx: 6 }) +
					[190, 316, 442, 568].map((y) => shelf(x, y, 400)).join(""),
			)
			.join(""),
		pane(495, 130),
		rect(0, 580, width, 220, palette.shade),
		seated(330, 672, 1.05, 0) + seated(600, 672, 1.05, 1) + seated(870, 672, 1.05, 2),
		rect(120, 660, 960, 34, palette.wood, { rx: 6 }) +
			rect(160, 694, 30, 106, palette.woodDark) +
			rect(1010, 694, 30, 106, palette.woodDark),
		at(455, 662, 1, [
			path("M0 0 q-50 -26 -96 -8 v-16 q48 -16 96 8 q48 -24 96 -8 v16 q-46 -18 -96 8 z", palette.white),
			stroke("M0 -16 V0", palette.slate, 3),
		]),
		rect(700, 632, 96, 14, palette.brick, { rx: 3 }) + rect(708, 646, 84, 14, palette.leaf, { rx: 3 }),
		at(1000, 660, 1, [
			rect(-34, -10, 68, 10, palette.woodDark),
			stroke("M0 -10 v-22", palette.woodDark, 7),
			circle(0, -76, 46, palette.water),
			path("M-30 -100 q24 -16 36 4 q-4 26 -26 22 z M8 -66 q22 -14 32 6 q-10 26 -30 16 z", palette.grass),
			stroke("M-50 -76 a50 50 0 0 0 100 0", palette.sun, 4),
		]),
	]);
}

/** The head teacher's office. */
export const office = () =>
	picture(width, height, [
		rect(0, 0, width, height, "#e9e3d2"),
		pane(90, 100),
		rect(850, 90, 270, 400, palette.wood, { rx: 6 }),
		[200, 330, 470]
			.map(
				(y, row) =>
					rect(866, y - 96, 238, 96, palette.woodDark, { opacity: 0.5 }) +
					times(9, (index) =>
						rect(
							874 + index * 25,
							y - 70 - ((index * 5 + row * 3) % 4) * 6,
							20,
							70 + ((index * 5 + row * 3) % 4) * 6,
							[palette.leaf, palette.brick, palette.navy, palette.sun][(index + row) % 4] ?? palette.leaf,
						),
					),
			)
			.join(""),
		flag(380, 560, 330),
		at(
			390,
			170,
			0.75,
			portraitParts({ skin: 1, hair: 3, style: "short", clothes: "suit", color: palette.ink, glasses: true }),
		),
		rect(0, 590, width, 210, palette.shade),
		rect(180, 580, 840, 36, palette.wood, { rx: 6 }) + rect(220, 616, 760, 184, palette.woodDark),
		rect(270, 548, 130, 16, palette.leaf) +
			rect(262, 564, 146, 16, palette.brick) +
			rect(280, 532, 110, 16, palette.navy),
		rect(760, 560, 150, 20, palette.white) + rect(766, 552, 138, 8, palette.mist),
		rect(690, 520, 34, 60, palette.leafDeep, { rx: 6 }) +
			stroke("M698 522 l-8 -50 M708 522 v-58 M716 522 l10 -46", palette.sun, 5),
		ellipse(600, 580, 60, 5, palette.ink, { opacity: 0.2 }),
	]);

/** A recognition certificate with its seal, on a desk. */
export const certificate = () =>
	picture(width, height, [
		rect(0, 0, width, height, palette.wood),
		times(9, (index) => rect(0, 80 + index * 90, width, 5, palette.woodDark, { opacity: 0.25 })),
		rect(232, 102, 760, 610, palette.ink, { opacity: 0.2 }),
		rect(220, 90, 760, 610, palette.cream),
		rect(246, 116, 708, 558, "none", { stroke: palette.leafDeep, "stroke-width": 8 }),
		rect(262, 132, 676, 526, "none", { stroke: palette.sun, "stroke-width": 3 }),
		circle(600, 218, 52, palette.flagGreen) + circle(600, 218, 24, palette.flagRed),
		rect(420, 300, 360, 22, palette.leafDeep, { rx: 11 }),
		[360, 402, 444, 486]
			.map((y, index) =>
				rect(330 + (index === 3 ? 90 : 0), y, index === 3 ? 360 : 540, 12, palette.slate, { rx: 6, opacity: 0.4 }),
			)
			.join(""),
		path("M770 590 l-34 96 l40 -16 l22 38 l22 -96 z M810 590 l34 96 l-40 -16 l-22 38 l-22 -96 z", palette.brickDark),
		times(16, (index) =>
			circle(790 + Math.cos((index * Math.PI) / 8) * 56, 572 + Math.sin((index * Math.PI) / 8) * 56, 15, palette.brick),
		),
		circle(790, 572, 58, palette.brick) + circle(790, 572, 40, palette.sun),
		stroke("M340 610 q26 -50 46 -10 t50 -16 t60 8", palette.navy, 5) + rect(330, 634, 200, 4, palette.slate),
		`<g transform="rotate(-32 1080 560)">${rect(1062, 330, 36, 330, palette.navy, { rx: 14 })}${path("M1062 660 h36 l-18 52 z", palette.sun)}${rect(1062, 420, 36, 14, palette.sun)}</g>`,
	]);
