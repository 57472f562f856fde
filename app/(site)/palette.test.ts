import { expect, test } from "@jest/globals";
import { contrast, goodContrast } from "@/lib/contract/colors";
import { colors, paletteCss } from "./palette";

type Name = keyof typeof colors;
const themes = [0, 1] as const;
/** @returns the colour in six digits */
const hex = (name: Name, theme: 0 | 1) => (colors[name][theme] ?? "").slice(1).replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3");
const ratio = (one: Name, other: Name, theme: 0 | 1) => contrast(hex(one, theme), hex(other, theme));

const grounds = ["paper", "shade", "good", "warn", "bad"] as const;

test.each(themes)("theme %d: text is readable on every ground, AAA", (theme) => {
	for (const ground of grounds)
		for (const text of ["ink", "soft-ink", "link", "link-hover", "error"] as const)
			expect({ text, ground, ratio: Math.min(goodContrast, ratio(text, ground, theme)) }).toEqual({
				text,
				ground,
				ratio: goodContrast,
			});
	for (const ground of ["face", "mark"] as const)
		expect(ratio("ink", ground, theme)).toBeGreaterThanOrEqual(goodContrast);
	for (const ground of ["link", "link-hover"] as const)
		expect(ratio("on-link", ground, theme)).toBeGreaterThanOrEqual(goodContrast);
});

test.each(themes)("theme %d: fields and the ring of the focus are seen, 3:1", (theme) => {
	for (const ground of grounds)
		for (const shape of ["field", "focus"] as const) expect(ratio(shape, ground, theme)).toBeGreaterThanOrEqual(3);
});

test("only the screen is dark, not the paper of a printer", () => {
	expect(paletteCss).toMatch(/^:root\{[^@]*\}@media screen and \(prefers-color-scheme:dark\)\{[^@]*\}$/);
});
