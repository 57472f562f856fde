/** Contrast of two colours (WCAG 2.2, relative luminance and contrast ratio), for colours of six hexadecimal digits. */

/** @returns whether it is six hexadecimal digits, without the hash */
export const isColor = (code: string): boolean => /^[0-9a-f]{6}$/i.test(code);

function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
		const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Minimum contrast of text (WCAG 2.2, 1.4.3, level AA). */
export const leastContrast = 4.5;

/**
 * @param color six hexadecimal digits without `#`, like `other`
 * @returns the contrast ratio, from 1 to 21
 */
export function contrast(color: string, other: string): number {
	const [darker = 0, lighter = 0] = [luminance(color), luminance(other)].sort((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
}

/** @returns black or white, whichever has more contrast with the background; at least 4.58 */
export const textOn = (background: string): "#000" | "#fff" =>
	contrast("000000", background) >= contrast("ffffff", background) ? "#000" : "#fff";

/** The same for level AAA (1.4.6). */
export const goodContrast = 7;

/** @returns the colour, that share of the way to black or white */
const mixed = (color: string, end: 0 | 255, share: number): string =>
	[0, 2, 4]
		.map((start) => Number.parseInt(color.slice(start, start + 2), 16))
		.map((channel) =>
			Math.round(channel + (end - channel) * share)
				.toString(16)
				.padStart(2, "0"),
		)
		.join("");

/** @returns the colour, or as little of the way to black or white as gives it that contrast with the other */
function mixedUntil(color: string, end: 0 | 255, least: number, other: string): string {
	const shares = Array.from({ length: 21 }, (_, step) => step / 20);
	return (
		shares.map((share) => mixed(color, end, share)).find((mixture) => contrast(mixture, other) >= least) ??
		mixed(color, end, 1)
	);
}

/**
 * @param background what the colour stands on as text
 * @returns the colour, or as little darker or lighter as gives it {@link goodContrast} there
 */
export const readableOn = (color: string, background: string): string =>
	mixedUntil(color, textOn(background) === "#fff" ? 255 : 0, goodContrast, background);

/**
 * What the school's colour stands on as text at most: Payload's darkest surface with text in its light theme (elevation
 * 100), its lightest in the dark one. Those of the public pages are between them and the paper.
 */
const grounds = { light: "ebebeb", dark: "2f2f2f" } as const;
export type Theme = keyof typeof grounds;

/**
 * The colour of the school's menu as that of buttons, links and lines: made darker or lighter where it could not be read.
 * @returns the colour, what is written on it, and the same under the pointer
 */
export function accentOf(color: string, theme: Theme): Record<"accent" | "hover" | "on", string> {
	const accent = readableOn(isColor(color) ? color : "000000", grounds[theme]);
	return { accent, hover: mixed(accent, theme === "light" ? 0 : 255, 0.3), on: textOn(accent) };
}

/** Contrast of a dark theme's large surface with white. */
const surfaceContrast = 14;

type SchoolColors = Record<"header" | "name" | "menu", string>;

/**
 * The school's colours where the visitor's device is set to dark: the header as dark as a surface, the menu dark enough
 * for white words, the name readable on the header. A colour that is dark already stays.
 */
export function darkColors({ header, name, menu }: SchoolColors): SchoolColors {
	const dark = mixedUntil(header, 0, surfaceContrast, "ffffff");
	return { header: dark, name: readableOn(name, dark), menu: mixedUntil(menu, 0, goodContrast, "ffffff") };
}
