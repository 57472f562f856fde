import fc from "fast-check";
import { readMark, writeMark } from "./shared";
import { markText } from "./text";

test("reads Bengali and Latin digits, decimals, absence and emptiness", () => {
	const read = (text: string) => readMark(text, 70);
	for (const text of ["৬৫.৫", "65.5", " ৬৫.৫০ "]) expect(read(text)).toEqual({ mark: 65.5 });
	for (const text of ["অনু", "অনু.", "অনুপস্থিত", "অ", "A", "a", "ab", "AB", "Ab", "a."])
		expect(read(text)).toEqual({ mark: "absent" });
	expect([read(""), read("  "), read("0"), read("৭০")]).toEqual([
		{ mark: null },
		{ mark: null },
		{ mark: 0 },
		{ mark: 70 },
	]);
});

test("says why a text is no mark", () => {
	const reason = (text: string) => readMark(text, 70);
	expect(reason("৭০.০১")).toEqual({ reason: markText.tooLarge(70) });
	expect(reason("-১")).toEqual({ reason: markText.negative });
	expect(reason("১.২৩৪")).toEqual({ reason: markText.decimals });
	for (const text of ["ক", "১০০০০০০০০০০০০০০০০০", "১২ক", "=1+1", "৭/১০", "1e1", "9".repeat(200)])
		expect(reason(text)).toEqual({ reason: markText.wrong });
});

test("what is written is read back", () => {
	const mark = fc.oneof(
		fc.constantFrom(null, "absent" as const),
		fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
	);
	fc.assert(fc.property(mark, (value) => expect(readMark(writeMark(value), 100)).toEqual({ mark: value })));
});

test("never throws, and no mark is above the full marks", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 1000 }), (text, full) => {
			const read = readMark(text, full);
			if ("mark" in read && typeof read.mark === "number") expect(read.mark).toBeLessThanOrEqual(full);
		}),
	);
});
