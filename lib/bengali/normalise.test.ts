import fc from "fast-check";
import { hasTooManyMarks, normalise } from "./normalise";

/** য়, ড় and ঢ় precomposed, and as letter and nukta. */
const spellings = [
	["\u09df", "\u09af\u09bc"],
	["\u09dc", "\u09a1\u09bc"],
	["\u09dd", "\u09a2\u09bc"],
] as const;

test.each(spellings)("gives both spellings of %s the same form", (first, two) => {
	expect(normalise(`স${first}ক`)).toBe(normalise(`স${two}ক`));
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

// With quadratic time this would exceed the test's timeout.
test("takes linear time, however long a run of marks is", () => {
	const marks = "\u0301\u0323".repeat(500_000);
	expect(normalise(`ক${marks}`).replaceAll("\u034f", "")).toHaveLength(1 + marks.length);
	expect(hasTooManyMarks(`ক${marks}`)).toBe(true);
});

test.each(["র্যাঁ\u09bc", "ক্ষ্ম্যাঁ", "", "é".normalize("NFD"), "শিক্ষার্থী"])(
	"%s has no more marks than writing has",
	(word) => {
		expect(hasTooManyMarks(word)).toBe(false);
	},
);
