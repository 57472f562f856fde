/** The science laboratory and its instruments. */

import { palette } from "./palette";
import { at, circle, path, picture, rect, stroke, times } from "./svg";
import { pane } from "./window";

const [width, height] = [1200, 800];

const flask = (x: number, y: number, scale: number, liquid: string) =>
	at(x, y, scale, [
		path("M-16 -130 h32 v52 l44 66 q8 14 -10 14 h-100 q-18 0 -10 -14 l44 -66 z", palette.white, { opacity: 0.75 }),
		path("M-40 -42 h80 l20 30 q8 14 -10 14 h-100 q-18 0 -10 -14 z", liquid),
		rect(-22, -138, 44, 12, palette.foam, { rx: 5 }),
		circle(-10, -22, 6, palette.white, { opacity: 0.7 }) + circle(14, -30, 4, palette.white, { opacity: 0.7 }),
	]);

const tube = (x: number, y: number, liquid: string) =>
	rect(x, y - 96, 24, 100, palette.white, { rx: 12, opacity: 0.75 }) + rect(x, y - 52, 24, 56, liquid, { rx: 12 });

/** The science laboratory. */
export const laboratory = () =>
	picture(width, height, [
		rect(0, 0, width, height, "#e3efe9"),
		rect(0, 560, width, 240, palette.wood),
		rect(0, 540, width, 34, palette.cream),
		pane(80, 90),
		rect(360, 80, 480, 300, palette.white, { rx: 10 }),
		times(50, (index) =>
			rect(
				384 + (index % 10) * 44,
				106 + Math.floor(index / 10) * 50,
				36,
				40,
				[palette.skyDeep, palette.sun, palette.coral, palette.grass, palette.rose][
					(index * 7 + Math.floor(index / 10)) % 5
				] ?? palette.sun,
				{ rx: 5 },
			),
		),
		[150, 290].map((y) => rect(890, y, 260, 14, palette.wood)).join(""),
		flask(940, 149, 0.6, palette.rose) + flask(1030, 149, 0.6, palette.leaf) + tube(1090, 146, palette.sun),
		tube(910, 286, palette.water) + tube(950, 286, palette.coral) + flask(1050, 289, 0.65, palette.skyDeep),
		flask(170, 545, 1.4, palette.leaf) + flask(330, 545, 1.1, palette.coral),
		rect(450, 500, 220, 14, palette.woodDark) +
			rect(450, 530, 220, 14, palette.woodDark) +
			rect(456, 440, 10, 104, palette.woodDark) +
			rect(654, 440, 10, 104, palette.woodDark),
		[484, 530, 576, 622]
			.map((x, index) => tube(x, 532, [palette.rose, palette.sun, palette.water, palette.grass][index] ?? palette.sun))
			.join(""),
		microscope(800, 545),
		at(1030, 545, 1, [
			rect(-70, -14, 140, 14, palette.slate, { rx: 6 }),
			stroke("M0 -14 V-190 M-72 -170 H72", palette.slate, 9),
			stroke("M-72 -170 l-34 90 h68 z M72 -170 l-34 90 h68 z", palette.slate, 4),
			path("M-110 -80 h76 q-38 44 -76 0 z M34 -80 h76 q-38 44 -76 0 z", palette.sun),
		]),
		[60, 440, 820].map((x) => rect(x, 620, 320, 140, palette.woodDark, { rx: 8, opacity: 0.35 })).join(""),
	]);

const microscope = (x: number, y: number) =>
	at(x, y, 1.25, [
		rect(-62, -16, 124, 16, palette.navy, { rx: 7 }),
		stroke("M36 -16 q40 -70 -18 -122", palette.navy, 15),
		rect(-46, -62, 76, 10, palette.slate, { rx: 4 }),
		at(-2, -88, 1, [
			`<g transform="rotate(-18)">${rect(-14, -78, 28, 96, palette.ink, { rx: 6 })}${rect(-9, -100, 18, 26, palette.slate, { rx: 4 })}${rect(-7, 16, 14, 18, palette.slate)}</g>`,
		]),
		circle(30, -74, 12, palette.sun),
	]);
