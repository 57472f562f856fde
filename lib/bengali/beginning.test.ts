import fc from "fast-check";
import { beginningOf } from "./beginning";

test.each([
	["ভোলা সদর", 20, "ভোলা সদর"],
	["ভোলা সদর উপজেলা", 10, "ভোলা সদর"],
	["https://example.edu.bd/a/b", 12, "https://exam"],
])("%s in %d characters is %s", (text, most, beginning) => {
	expect(beginningOf(text, most)).toBe(beginning);
});

test("of one long word it has whole letters", () => {
	const letters = ["ক", "কি", "ক্ষ্মী", "স্ত্রী", "র‍্যা", "য়", "a", "é", "😀", "👍🏽", "👩‍🏫"];
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom(...letters), { minLength: 12 }),
			fc.integer({ min: 8, max: 12 }),
			(word, most) => {
				const beginning = beginningOf(word.join(""), most);
				const wholes = word.map((_, count) => word.slice(0, count + 1).join(""));
				expect(wholes).toContain(beginning);
				expect(beginning.length).toBeLessThanOrEqual(most);
			},
		),
	);
});
