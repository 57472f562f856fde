/** The wide pictures of the slider. */
import { boat, flag, schoolBuilding } from "./built";
import { birds, bush, cloud, palm, sky, sun, treeline, water } from "./nature";
import { palette } from "./palette";
import { pupil, runner } from "./people";
import { circle, ellipse, fade, path, picture, rect, stroke, times } from "./svg";

const [wide, high] = [1600, 800];

/** The school by the river, with its flag and palms. */
export const riverside = () =>
	picture(wide, high, [
		sky(wide, 520),
		sun(1520, 130, 52),
		cloud(240, 170, 1.1),
		cloud(900, 120, 0.8, 0.7),
		birds(1050, 210),
		treeline(3, wide, 500, 120, "#7fb79a"),
		rect(0, 470, wide, 110, palette.grass),
		schoolBuilding({ x: 470, ground: 500, bays: 8, storeys: 3, bay: 88, storey: 92 }),
		palm(250, 520, 330, -0.1),
		palm(330, 530, 250, 0.14),
		palm(1290, 520, 300, 0.1),
		palm(1400, 535, 370, -0.08),
		flag(1210, 530, 260),
		[410, 560, 700, 850, 1000, 1130]
			.map((x, index) => bush(x, 530, 34, index % 2 ? palette.sun : palette.rose))
			.join(""),
		path(`M0 560 q400 -40 800 -8 t800 -14 v80 h-1600 z`, palette.grassDark),
		water(7, wide, 572, high),
		path(`M0 566 q400 -34 800 -4 t800 -14 v16 q-400 4 -800 18 t-800 2 z`, palette.sand),
		boat(330, 700, 0.85, palette.brickDark),
		boat(1180, 670, 0.62),
	]);

const dusk = { trunk: "#5a3a38", leaf: "#4a3437", shade: "#3d2b30" };

/** Boats on the Meghna at sunrise. */
export const sunrise = () =>
	picture(wide, high, [
		sky(wide, 460, ["#e58a6d", "#f6b27a", "#fde3b4"]),
		sun(800, 400, 92, "#fdd27a"),
		cloud(180, 170, 1.2, 0.35),
		cloud(1150, 140, 1, 0.35),
		birds(480, 190, "#8f5145"),
		birds(1020, 250, "#8f5145"),
		treeline(11, wide, 440, 70, "#b96f5c"),
		water(5, wide, 436, high, ["#fbd59c", "#e39a77", "#8f6676"]),
		times(13, (index) => {
			const half = 96 - (index % 4) * 18 + index * 5;
			return stroke(`M${800 - half + (index % 3) * 14} ${452 + index * 27} h${half * 2}`, "#fde3b4", 5 + index * 0.5, {
				opacity: 0.5 - index * 0.025,
			});
		}),
		boat(1080, 520, 0.5, "#6b3d3c", "#f3e3c3"),
		boat(520, 560, 0.72, "#5b3236", "#c9543f"),
		boat(1010, 690, 1.05, "#47272e"),
		boat(190, 500, 0.36, "#7d4a45", "#f6d9a2"),
		palm(90, 800, 420, 0.12, dusk),
		palm(1490, 800, 470, -0.1, dusk),
		path("M0 800 v-40 q110 -34 240 40 z M1600 800 v-56 q-130 -20 -270 56 z", "#47352f"),
	]);

/** The annual sports day. */
export const sportsField = () =>
	picture(wide, high, [
		sky(wide, 420),
		cloud(330, 180, 1),
		cloud(1180, 150, 1.2),
		treeline(21, wide, 400, 130, palette.leaf),
		schoolBuilding({ x: 1010, ground: 405, bays: 6, storeys: 2, bay: 66, storey: 70 }),
		flag(800, 420, 230),
		fade("field", 0, 400, wide, 400, [palette.grass, palette.grassDark]),
		times(5, (index) =>
			path(`M${-300 + index * 480} 800 L${340 + index * 230} 400 h115 L${-60 + index * 480} 800 z`, palette.white, {
				opacity: 0.09,
			}),
		),
		[470, 560, 670].map((y) => stroke(`M0 ${y} H1600`, palette.white, 5, { opacity: 0.8 })).join(""),
		stroke("M0 60 Q400 210 800 60 Q1200 210 1600 60", palette.ink, 3),
		times(26, (index) => {
			const x = 16 + index * 62;
			const along = ((x + 20) % 800) / 800;
			const y = 58 + 300 * along * (1 - along);
			return path(
				`M${x} ${y} h40 l-20 46 z`,
				[palette.brick, palette.sun, palette.leaf, palette.navy][index % 4] ?? palette.brick,
			);
		}),
		runner(330, 545, 0.9, 0, palette.sun),
		runner(700, 560, 0.95, 2, palette.rose),
		runner(1040, 540, 0.9, 1, palette.skyDeep),
		runner(520, 712, 1.25, 3, palette.coral),
		runner(980, 726, 1.3, 4, palette.white),
		stroke("M1330 760 V470", palette.brick, 10) + stroke("M1500 760 V450", palette.brick, 10),
		stroke("M1330 480 Q1415 520 1500 462", palette.flagRed, 8),
	]);

/** The monument of the language martyrs, with flowers on its steps. */
export const shahidMinar = () => {
	const frame = (x: number, width: number, height: number, bend: number) => {
		const top = 590 - height;
		const bars = times(4, (index) =>
			stroke(`M${x + 8 + (index * (width - 16)) / 3} 590 V${top + bend}`, "#f4f6f4", 13),
		);
		const bent = times(4, (index) => {
			const from = x + 8 + (index * (width - 16)) / 3;
			return stroke(`M${from} ${top + bend} L${x + width * 0.16 + (index * width * 0.68) / 3} ${top}`, "#dfe6e3", 13);
		});
		return (
			bars +
			(bend
				? bent + stroke(`M${x + width * 0.16} ${top} h${width * 0.68}`, "#f4f6f4", 14)
				: stroke(`M${x + 8} ${top} h${width - 16}`, "#f4f6f4", 14))
		);
	};
	return picture(wide, high, [
		sky(wide, 620, ["#7fb3c4", "#bcdde0", "#f7e6cd"]),
		cloud(210, 190, 1.1, 0.6),
		cloud(1220, 150, 1, 0.6),
		treeline(31, wide, 610, 150, palette.leafDark),
		palm(150, 620, 380, 0.1),
		palm(1460, 620, 400, -0.1),
		rect(0, 590, wide, 210, "#c9b79a"),
		circle(800, 330, 122, palette.flagRed),
		frame(470, 84, 210, 0),
		frame(586, 96, 260, 0),
		frame(700, 200, 430, 120),
		frame(918, 96, 260, 0),
		frame(1046, 84, 210, 0),
		[0, 1, 2, 3]
			.map((step) => rect(420 - step * 60, 588 + step * 34, 760 + step * 120, 36, step % 2 ? "#b65a45" : palette.brick))
			.join(""),
		times(46, (index) =>
			circle(
				330 + index * 21,
				716 + (index % 3) * 9,
				11,
				[palette.rose, palette.sun, palette.white][index % 3] ?? palette.rose,
			),
		),
		times(40, (index) =>
			ellipse(345 + index * 23, 742 + (index % 2) * 8, 12, 6, index % 2 ? palette.leaf : palette.leafDark),
		),
		[250, 330, 1270, 1350].map((x, index) => pupil(x, 760, 1, index)).join(""),
	]);
};
