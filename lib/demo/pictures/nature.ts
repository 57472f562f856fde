/** Land, sky and water of the delta. */
import { palette } from "./palette";
import { randomFrom } from "./random";
import { circle, ellipse, fade, path, rect, stroke, times } from "./svg";

/** A clear sky over the whole width. */
export const sky = (width: number, height: number, colors: string[] = [palette.skyDeep, palette.sky, palette.cream]) =>
	fade("sky", 0, 0, width, height, colors);

/** The sun with two rings of light. */
export const sun = (x: number, y: number, radius: number, color: string = palette.sun) =>
	circle(x, y, radius * 2.2, color, { opacity: 0.14 }) +
	circle(x, y, radius * 1.5, color, { opacity: 0.24 }) +
	circle(x, y, radius, color);

/** A flat-bottomed cloud, about 200 px wide at scale 1. */
export const cloud = (x: number, y: number, scale: number, opacity = 0.85) =>
	path(
		`M${x} ${y} a${28 * scale} ${28 * scale} 0 0 1 ${10 * scale} ${-54 * scale} a${46 * scale} ${46 * scale} 0 0 1 ${86 * scale} ${-14 * scale} a${36 * scale} ${36 * scale} 0 0 1 ${62 * scale} ${20 * scale} a${25 * scale} ${25 * scale} 0 0 1 ${6 * scale} ${48 * scale} z`,
		palette.white,
		{ opacity },
	);

/** A flock of birds far away. */
export const birds = (x: number, y: number, color: string = palette.slate) =>
	[
		[0, 0],
		[46, -18],
		[84, 6],
		[130, -10],
	]
		.map(([dx = 0, dy = 0]) => stroke(`M${x + dx} ${y + dy} q8 -11 15 0 q8 -11 15 0`, color, 3))
		.join("");

/** A row of round trees along a line. */
export function treeline(seed: number, width: number, base: number, height: number, color: string): string {
	const random = randomFrom(seed);
	const crowns = times(Math.ceil(width / 46) + 1, (index) =>
		ellipse(
			index * 46,
			base - height * (0.3 + random() * 0.25),
			36 + random() * 26,
			height * (0.35 + random() * 0.3),
			color,
		),
	);
	return crowns + rect(0, base - height * 0.3, width, height * 0.3 + 1, color);
}

type PalmColors = { trunk: string; leaf: string; shade: string };
const daylight: PalmColors = { trunk: palette.wood, leaf: palette.leaf, shade: palette.leafDark };

/** A coconut palm that stands at (x, y); `lean` is how far its crown stands aside, as a part of its height. */
export function palm(x: number, y: number, height: number, lean = 0.12, colors: PalmColors = daylight): string {
	const [topX, topY, half] = [x + lean * height, y - height, height * 0.024];
	const trunk = path(
		`M${x - half * 1.6} ${y} Q${x + lean * height * 0.1} ${y - height * 0.55} ${topX - half} ${topY} L${topX + half} ${topY} Q${x + lean * height * 0.1 + half * 3} ${y - height * 0.5} ${x + half * 1.6} ${y} z`,
		colors.trunk,
	);
	const long = height * 0.46;
	const fronds = [-168, -142, -112, -78, -46, -18, 6, 176].map((degrees, index) => {
		const angle = (degrees * Math.PI) / 180;
		const [endX, endY] = [topX + Math.cos(angle) * long, topY + Math.sin(angle) * long * 0.7 + long * 0.34];
		const [midX, midY] = [topX + Math.cos(angle) * long * 0.55, topY + Math.sin(angle) * long * 0.62 - long * 0.1];
		return path(
			`M${topX} ${topY} Q${midX} ${midY - long * 0.1} ${endX} ${endY} Q${midX} ${midY + long * 0.16} ${topX} ${topY + half} z`,
			index % 2 ? colors.shade : colors.leaf,
		);
	});
	const nuts =
		circle(topX - half, topY + half * 2, half * 1.5, palette.woodDark) +
		circle(topX + half * 1.6, topY + half * 2.4, half * 1.4, palette.wood);
	return trunk + fronds.join("") + nuts;
}

/** Water with light on its waves, from `top` to `bottom`. */
export function water(
	seed: number,
	width: number,
	top: number,
	bottom: number,
	colors: string[] = [palette.foam, palette.water, palette.waterDeep],
): string {
	const random = randomFrom(seed);
	const glints = times(Math.round((width * (bottom - top)) / 13000), () => {
		const depth = random();
		const [x, y, long] = [random() * width, top + 12 + depth * (bottom - top - 20), 24 + depth * 90];
		return stroke(`M${x} ${y} q${long / 2} ${-5 - depth * 4} ${long} 0`, palette.white, 2 + depth * 2, {
			opacity: 0.3,
		});
	});
	return fade("water", 0, top, width, bottom - top, colors) + glints;
}

/** A bush with a few flowers. */
export const bush = (x: number, y: number, size: number, flower: string = palette.rose) =>
	ellipse(x, y - size * 0.35, size * 0.75, size * 0.5, palette.leafDark) +
	ellipse(x - size * 0.4, y - size * 0.25, size * 0.5, size * 0.38, palette.leaf) +
	ellipse(x + size * 0.42, y - size * 0.25, size * 0.48, size * 0.36, palette.leaf) +
	[-0.5, -0.1, 0.3, 0.55]
		.map((dx, index) => circle(x + dx * size, y - size * (0.3 + (index % 2) * 0.25), size * 0.08, flower))
		.join("");
