/** The few words of SVG that the drawings are made of. Lengths are pixels; nothing here writes text, so no font is needed. */

type Look = Record<string, string | number>;

const attributes = (look: Look) =>
	Object.entries(look)
		.map(([name, value]) => ` ${name}="${typeof value === "number" ? Math.round(value * 10) / 10 : value}"`)
		.join("");

/** A whole picture. */
export const picture = (width: number, height: number, parts: string[]) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Look = {}) =>
	`<rect${attributes({ x, y, width, height, fill, ...more })}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more: Look = {}) =>
	`<circle${attributes({ cx, cy, r, fill, ...more })}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Look = {}) =>
	`<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`;

/** A filled path; its commands are SVG's own. */
export const path = (d: string, fill: string, more: Look = {}) => `<path${attributes({ d, fill, ...more })}/>`;

/** A line of that width, with round ends. */
export const stroke = (d: string, color: string, width: number, more: Look = {}) =>
	path(d, "none", {
		stroke: color,
		"stroke-width": width,
		"stroke-linecap": "round",
		"stroke-linejoin": "round",
		...more,
	});

/** Parts moved to (x, y) and made larger or smaller; a negative `scaleX` turns them round. */
export const at = (x: number, y: number, scale: number, parts: string[], scaleX = scale) =>
	`<g transform="translate(${x} ${y}) scale(${scaleX} ${scale})">${parts.join("")}</g>`;

/** A rectangle that goes from one colour at its top over any others to the last at its foot. */
export function fade(id: string, x: number, y: number, width: number, height: number, colors: string[]): string {
	const stops = colors.map((color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`);
	return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join("")}</linearGradient>${rect(x, y, width, height, `url(#${id})`)}`;
}

/** Numbers 0, 1, … up to and without `count`, each turned into a drawing. */
export const times = (count: number, draw: (index: number) => string) =>
	Array.from({ length: count }, (_, index) => draw(index)).join("");
