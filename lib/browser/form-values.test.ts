import { withHyphens } from "./form-values";

test.each([
	["25012015", "25-01-2015"],
	[" ২৫০১২০১৫ ", "25-01-2015"],
	["25-01-2015", "25-01-2015"],
	["25/1/2015", "25/1/2015"],
	["250115", "250115"],
	["", ""],
])("%j becomes %j", (typed, shown) => {
	expect(withHyphens(typed)).toBe(shown);
});
