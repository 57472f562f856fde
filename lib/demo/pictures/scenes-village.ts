/** The school and its village, then and now. */
import { flag, schoolBuilding, tinHouse } from "./built";
import { birds, bush, cloud, palm, sky, sun, treeline } from "./nature";
import { palette } from "./palette";
import { pupil } from "./people";
import { circle, ellipse, fade, path, picture, rect, stroke, times } from "./svg";

const [width, height] = [1200, 800];

/** How the school began: a tin-roofed hut beside a pond. */
export const firstHut = () =>
	picture(width, height, [
		sky(width, 500),
		sun(1010, 130, 50),
		cloud(230, 160, 1),
		treeline(41, width, 510, 200, palette.leafDark),
		treeline(43, width, 520, 130, palette.leaf),
		rect(0, 500, width, 300, palette.grass),
		tinHouse(290, 560, 620, 150),
		palm(170, 580, 370, 0.08),
		palm(1040, 590, 420, -0.12),
		flag(960, 590, 210),
		path("M0 640 q300 -60 640 -30 t560 -20 v210 h-1200 z", palette.sand),
		path("M0 690 q300 -56 640 -28 t560 -16 v160 h-1200 z", palette.water),
		times(
			9,
			(index) =>
				ellipse(90 + index * 124, 742 + (index % 3) * 18, 40, 11, palette.leaf) +
				(index % 2 ? "" : circle(92 + index * 124, 728 + (index % 3) * 18, 11, palette.rose)),
		),
		pupil(520, 626, 0.55, 0) + pupil(590, 630, 0.55, 1) + pupil(660, 626, 0.5, 2),
	]);

/** The building that is also a cyclone shelter, on open pillars, on a day of rain clouds. */
export const shelter = () =>
	picture(width, height, [
		sky(width, 560, ["#88a5b0", "#b7cdd2", "#e4ece6"]),
		cloud(120, 190, 1.5, 0.6),
		cloud(640, 150, 1.7, 0.55),
		treeline(51, width, 570, 130, "#6f9f88"),
		rect(0, 550, width, 250, palette.grassDark),
		schoolBuilding({
			x: 310,
			ground: 600,
			bays: 7,
			storeys: 3,
			bay: 100,
			storey: 112,
			wall: "#eee7d8",
			trim: palette.leafDark,
			openGround: true,
		}),
		palm(110, 640, 430, 0.14),
		palm(1110, 640, 380, -0.14),
		path("M520 606 h90 l190 194 h-360 z", palette.sand),
		bush(200, 660, 60) + bush(1000, 660, 60, palette.sun) + bush(890, 690, 48, palette.white),
		pupil(560, 700, 0.8, 1) + pupil(640, 716, 0.8, 0),
	]);

/** The morning assembly in front of the school today. */
export const assembly = () =>
	picture(width, height, [
		sky(width, 480),
		cloud(850, 140, 1),
		cloud(90, 120, 0.8),
		treeline(61, width, 480, 150, palette.leaf),
		schoolBuilding({ x: 250, ground: 490, bays: 9, storeys: 3, bay: 86, storey: 96 }),
		rect(0, 486, width, 314, palette.grass),
		palm(70, 520, 370, 0.1),
		palm(1140, 520, 340, -0.06),
		flag(640, 560, 470),
		path("M0 600 h1200 v200 h-1200 z", palette.sand),
		times(11, (index) => pupil(100 + index * 100, 640, 0.62, index)),
		times(10, (index) => pupil(130 + index * 105, 715, 0.78, index + 1)),
		times(9, (index) => pupil(110 + index * 122, 800, 0.95, index)),
	]);

/** On the way to school: a path between rice fields that leads to the rising sun. */
export const towardsSchool = () =>
	picture(width, height, [
		sky(width, 440, [palette.skyDeep, "#f5e2bd", "#fbd08c"]),
		sun(600, 380, 84),
		birds(260, 180),
		treeline(71, width, 440, 80, "#7fae8b"),
		schoolBuilding({ x: 770, ground: 440, bays: 5, storeys: 2, bay: 50, storey: 52 }),
		flag(690, 440, 130),
		fade("rice", 0, 430, width, 370, ["#b5cf83", palette.grassDark]),
		[480, 540, 620, 720]
			.map((y, index) => stroke(`M0 ${y} H1200`, palette.leaf, 4 + index * 2, { opacity: 0.35 }))
			.join(""),
		path("M585 436 h40 L880 800 H300 z", palette.sand),
		palm(110, 640, 440, 0.12) + palm(1120, 620, 400, -0.1),
		pupil(500, 700, 1.15, 0) + pupil(610, 720, 1.2, 1) + pupil(715, 690, 1.1, 2),
	]);
