import { queryOf, readFilter } from "./queue";

test("a filter is read back from its query", () => {
	const filter = { state: "refused", text: "রহিমা 01712", class: 8 } as const;
	const query = Object.fromEntries(new URLSearchParams(queryOf(filter, 3)));
	expect(readFilter(query)).toEqual({ ...filter, page: 3 });
	expect(queryOf({ state: "new", text: "", class: null })).toBe("");
});

test("what an address says wrong has its default", () => {
	const usual = { state: "new", text: "", class: null, page: 1 };
	expect(readFilter({ state: "deleted", text: ["a", "b"], class: "0", page: "0" })).toEqual(usual);
	expect(readFilter({ class: "1e1", page: "-1" })).toEqual(usual);
	expect(readFilter({ text: ` ${"ক".repeat(200)}` }).text).toHaveLength(99);
});
