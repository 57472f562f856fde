import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { accentOf, contrast, darkColors, goodContrast, leastContrast, readableOn, textOn } from "./colors";

test.each([
	["000000", "ffffff", 21],
	["777777", "ffffff", 4.48],
	["0b4f3a", "f4f8f3", 8.93],
	["ff0000", "ff0000", 1],
])("the contrast of %s and %s is %d", (a, b, ratio) => {
	expect(contrast(a, b)).toBeCloseTo(ratio, 1);
	expect(contrast(b, a)).toBeCloseTo(ratio, 1);
});

test("text on any colour is readable", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
			const background = value.toString(16).padStart(6, "0");
			const text = textOn(background) === "#000" ? "000000" : "ffffff";
			expect(contrast(text, background)).toBeGreaterThanOrEqual(leastContrast);
		}),
	);
});

test.each(["ebebeb", "2f2f2f"])("any colour becomes readable on %s, and so is what is written on it", (background) => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
			const color = readableOn(value.toString(16).padStart(6, "0"), background);
			expect(contrast(color, background)).toBeGreaterThanOrEqual(goodContrast);
			expect(contrast(textOn(color).slice(1).repeat(2), color)).toBeGreaterThanOrEqual(goodContrast);
		}),
	);
});

test("a colour that is readable already is not changed", () => {
	expect(readableOn("0b4f3a", "ebebeb")).toBe("0b4f3a");
});

test("dark: whatever colours a school has, the header is dark, its name and the words on header and menu readable", () => {
	const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, "0"));
	fc.assert(
		fc.property(color, color, color, (header, name, menu) => {
			const dark = darkColors({ header, name, menu });
			expect(contrast(dark.header, "ffffff")).toBeGreaterThanOrEqual(14);
			expect(contrast(dark.name, dark.header)).toBeGreaterThanOrEqual(goodContrast);
			expect(contrast(dark.menu, "ffffff")).toBeGreaterThanOrEqual(goodContrast);
			for (const ground of [dark.header, dark.menu]) expect(textOn(ground)).toBe("#fff");
		}),
	);
});

test("dark: what is dark already stays", () => {
	expect(darkColors({ header: "0b1f18", name: "a5e6cb", menu: "0b4f3a" })).toEqual({
		header: "0b1f18",
		name: "a5e6cb",
		menu: "0b4f3a",
	});
});

test.each(["light", "dark"] as const)(
	"%s: buttons of any school's colour can be read, also under the pointer",
	(theme) => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
				const { accent, hover, on } = accentOf(value.toString(16).padStart(6, "0"), theme);
				for (const ground of [accent, hover])
					expect(contrast(on.slice(1).repeat(2), ground)).toBeGreaterThanOrEqual(goodContrast);
			}),
		);
	},
);
