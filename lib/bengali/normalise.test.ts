import fc from "fast-check";
import { normalise } from "./normalise";

/** য়, ড় and ঢ় as one sign, and as a letter with a dot below. */
const spellings = [
	["\u09df", "\u09af\u09bc"],
	["\u09dc", "\u09a1\u09bc"],
	["\u09dd", "\u09a2\u09bc"],
] as const;

test.each(spellings)("gives both spellings of %s the same form", (one, two) => {
	expect(normalise(`স${one}ক`)).toBe(normalise(`স${two}ক`));
});

test("changes nothing the second time and leaves no white space at the ends", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (text) => {
			const once = normalise(text);
			expect(normalise(once)).toBe(once);
			expect(once).toBe(once.trim());
		}),
	);
});
