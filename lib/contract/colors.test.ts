import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { contrast, leastContrast, textOn } from "./colors";

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
