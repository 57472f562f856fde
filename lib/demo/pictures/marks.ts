/** The school's emblem, the strip at the foot of every page, and sheets of paper for attachments. */
import { boat, flag, schoolBuilding } from "./built";
import { palm, treeline, water } from "./nature";
import { palette } from "./palette";
import { at, circle, path, picture, rect, stroke, times } from "./svg";

/** A round emblem: an open book on the river, under the sun, within two ears of rice. */
export const emblem = () =>
	picture(300, 300, [
		at(0, 0, 0.5, [
			circle(300, 300, 292, palette.leafDeep),
			circle(300, 300, 268, palette.sun),
			circle(300, 300, 258, palette.cream),
			path("M43.8 330 a258 258 0 0 0 512.4 0 q-62 -34 -128.1 0 t-128.1 0 t-128.1 0 t-128.1 0 z", palette.waterDeep),
			path("M56.1 384 a258 258 0 0 0 487.8 0 q-60 -30 -121.95 0 t-121.95 0 t-121.95 0 t-121.95 0 z", palette.leafDeep),
			circle(300, 226, 74, palette.flagRed),
			times(
				9,
				(index) =>
					`<g transform="rotate(${-80 + index * 20} 300 226)">${rect(294, 108, 12, 30, palette.sun, { rx: 6 })}</g>`,
			),
			path("M300 300 q-80 -52 -166 -26 v132 q86 -26 166 26 q80 -52 166 -26 v-132 q-86 -26 -166 26 z", palette.white, {
				stroke: palette.leafDeep,
				"stroke-width": 9,
			}),
			stroke(
				"M300 300 V432 M168 312 q56 -10 104 16 M168 350 q56 -10 104 16 M432 312 q-56 -10 -104 16 M432 350 q-56 -10 -104 16",
				palette.leafDeep,
				7,
			),
			[1, -1]
				.map((side) =>
					at(
						300,
						492,
						1,
						[
							stroke("M0 34 Q120 30 176 -60", palette.sun, 7),
							times(
								6,
								(index) =>
									`<ellipse cx="${52 + index * 24}" cy="${20 - index * index * 2.6 - index * 2}" rx="17" ry="8" transform="rotate(${-22 - index * 8} ${52 + index * 24} ${20 - index * index * 2.6 - index * 2})" fill="${palette.sun}"/>`,
							),
						],
						side,
					),
				)
				.join(""),
		]),
	]);

/** A long strip of the river bank for the foot of the page. */
export const riverBank = () =>
	picture(1600, 260, [
		rect(0, 0, 1600, 260, palette.cream),
		treeline(81, 1600, 178, 80, "#b9d8bd"),
		treeline(83, 1600, 182, 46, palette.grass),
		schoolBuilding({ x: 690, ground: 180, bays: 7, storeys: 2, bay: 40, storey: 44 }),
		flag(1010, 182, 110),
		[90, 210, 420, 560, 1120, 1270, 1500]
			.map((x, index) => palm(x, 184, 96 + (index % 3) * 18, index % 2 ? 0.12 : -0.1))
			.join(""),
		rect(0, 176, 1600, 12, palette.grassDark),
		water(9, 1600, 186, 260),
		boat(310, 226, 0.36, palette.brickDark) +
			boat(1390, 232, 0.42, palette.woodDark, palette.sun) +
			boat(860, 240, 0.3),
	]);

/**
 * A printed sheet with a heading, grey lines for its writing, a seal and a signature.
 * @param kind a letter of paragraphs, or a table as routines have
 */
export function sheet(kind: "letter" | "table"): string {
	const line = (x: number, y: number, long: number) => rect(x, y, long, 11, palette.slate, { rx: 5, opacity: 0.38 });
	const letter = [0, 1, 2]
		.map((block) =>
			times(5, (index) => line(110, 420 + block * 220 + index * 36, index === 4 ? 380 : 780 - ((index * 37) % 50))),
		)
		.join("");
	const table = times(9, (row) =>
		times(
			5,
			(column) =>
				rect(110 + column * 156, 400 + row * 74, 156, 74, row === 0 || column === 0 ? "#dfeae2" : palette.white, {
					stroke: palette.slate,
					"stroke-width": 2,
				}) + line(134 + column * 156, 432 + row * 74, 70 + ((row * 5 + column * 3) % 4) * 10),
		),
	).toString();
	return picture(1000, 1414, [
		rect(0, 0, 1000, 1414, "#fffdf8"),
		rect(0, 0, 1000, 18, palette.leafDeep),
		circle(160, 150, 62, palette.leafDeep) +
			circle(160, 150, 50, palette.cream) +
			circle(160, 136, 18, palette.flagRed) +
			path("M160 158 q-20 -13 -38 -6 v28 q20 -6 38 6 q18 -12 38 -6 v-28 q-18 -7 -38 6 z", palette.leafDeep),
		rect(260, 104, 560, 26, palette.leafDeep, { rx: 13 }),
		line(320, 154, 440) + line(370, 184, 340),
		rect(110, 244, 780, 4, palette.leafDeep),
		line(110, 284, 200) + line(720, 284, 170),
		rect(340, 338, 320, 20, palette.ink, { rx: 10, opacity: 0.7 }),
		kind === "letter" ? letter : table,
		stroke("M690 1180 q24 -56 46 -10 t52 -18 t64 8", palette.navy, 5),
		rect(670, 1206, 210, 4, palette.slate) + line(700, 1226, 150) + line(720, 1256, 110),
		circle(560, 1210, 72, "none", { stroke: "#7b5ea7", "stroke-width": 6, opacity: 0.5 }) +
			circle(560, 1210, 54, "none", { stroke: "#7b5ea7", "stroke-width": 3, opacity: 0.5 }),
		rect(0, 1396, 1000, 18, palette.sun),
	]);
}
