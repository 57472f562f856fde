import fc from "fast-check";
import { toBengaliDigits, toLatinDigits } from "./digits";

test("writes numbers in Bengali digits and reads them back", () => {
	expect(toBengaliDigits(2026)).toBe("২০২৬");
	expect(toLatinDigits("০১৭১২-৩৪৫৬৭৮")).toBe("01712-345678");
	fc.assert(fc.property(fc.integer(), (number) => toLatinDigits(toBengaliDigits(number)) === String(number)));
});

test("leaves everything but digits alone", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), (text) => {
			expect(toLatinDigits(text).replace(/[0-9]/g, "#")).toBe(text.replace(/[0-9০-৯]/g, "#"));
			expect(toBengaliDigits(text).replace(/[০-৯]/g, "#")).toBe(text.replace(/[0-9০-৯]/g, "#"));
		}),
	);
});
