import fc from "fast-check";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { contentParams, itemParams, pageQuery } from "./input";

test("a page is a number in Latin or Bengali digits, default 1", () => {
	expect(pageQuery.parse({})).toEqual({ page: 1 });
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (page) => {
			for (const given of [page, String(page), ` ${page} `, toBengaliDigits(page)])
				expect(pageQuery.parse({ page: given })).toEqual({ page });
		}),
	);
});

test.each(["0", "-1", "abc", "1.5", "", "1e3", "0x1", "২.৫", "২ ৩", "2147483648", "99999999999", true, null, [1]])(
	"%j is no page",
	(page) => {
		const parsed = pageQuery.safeParse({ page });
		expect(parsed.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
			["page", errorText.field.number],
		]);
	},
);

test("a name may contain slashes and is normalised to NFC", () => {
	expect(contentParams.parse({ name: ["a", "", 'b "c" 100%25'] })).toEqual({ name: 'a//b "c" 100%25' });
	expect(contentParams.parse({ name: ["বিদ্যাল\u09df"] })).toEqual({ name: "বিদ্যাল\u09af\u09bc" });
});

test("an unknown kind of item is refused", () => {
	expect(itemParams.safeParse({ type: "notice", name: ["x"] }).success).toBe(true);
	expect(itemParams.safeParse({ type: "teacher", name: ["x"] }).success).toBe(false);
});

test("a number copied with invisible characters, as the id of a login", async () => {
	const { studentCodeField } = await import("./input");
	for (const sign of ["\u202a", "\u200b", "\u2060", "\u00ad", "\u200e", "\ufeff"])
		expect(studentCodeField.parse(`${sign}২০২৫${sign}001${sign}`)).toBe(2_025_001);
	expect(studentCodeField.safeParse("\u200b").success).toBe(false);
});

test.each([
	["birth_date", "29-02-2012", "২৯ – ০২ – ২০১২", "29\u201102\u20112012", "\u200e২৯০২২০১২", "1-2-2012"],
	["mobile", "01712345678", "০১৭-১২-৩৪৫-৬৭৮", "01712.34.56.78", "+880 17 1234 5678", "x"],
])("as %s an application is opened by each way of writing it", async (name, ...written) => {
	const { factField } = await import("./opening-fact");
	expect(written.map(factField)).toEqual(written.map(() => name));
});
