import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { contrast, goodContrast, leastContrast, readableOn, textOn } from "./colors";

test.each([
	["000000", "ffffff", 21],
	["777777", "ffffff", 4.48],
	["0b4f3a", "f4f8f3", 8.93],
	["ff0000", "ff0000", 1],
])("the contrast of %s and %s is %d", (one, other, ratio) => {
	expect(contrast(one, other)).toBeCloseTo(ratio, 1);
	expect(contrast(other, one)).toBeCloseTo(ratio, 1);
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
