import type { DateKind } from "@/lib/bengali/school-dates";
import { chooseForPaper, groupDays, rangeOf } from "./school-dates";

const date = (id: number, from: string, to: string = from) => ({ id, from, to });

test("consecutive days with the same dates share a list; every other day has its own", () => {
	const holidays = date(1, "2026-11-28", "2026-12-20");
	const victory = date(2, "2026-12-16");
	const result = date(3, "2026-12-30");
	expect(groupDays(2026, 12, [holidays, victory, result])).toEqual([
		{ first: 1, last: 15, dates: [holidays] },
		{ first: 16, last: 16, dates: [holidays, victory] },
		{ first: 17, last: 20, dates: [holidays] },
		{ first: 30, last: 30, dates: [result] },
	]);
	expect(groupDays(2027, 1, [holidays])).toEqual([]);
	// Two dates of one day each, one after the other.
	expect(groupDays(2026, 12, [date(1, "2026-12-01"), date(2, "2026-12-02")])).toHaveLength(2);
});

test("a month ends on its last day, also in a leap year", () => {
	expect(rangeOf(2028, 2)).toEqual({ from: "2028-02-01", to: "2028-02-29" });
	expect(rangeOf(2027)).toEqual({ from: "2027-01-01", to: "2027-12-31" });
});

test("on paper the whole school's dates come before those of classes, holidays before exams before events; each is whole", () => {
	const make = (id: number, kind: DateKind, classes: string[]) => ({ id, kind, classes });
	const many = Array.from({ length: 9 }, (_, index) => make(index + 10, "event", []));
	const dates = [make(1, "holiday", ["ষষ্ঠ"]), ...many, make(2, "exam", []), make(3, "holiday", [])];
	// Eleven of the whole school, of two lines each.
	const chosen = chooseForPaper(dates, () => 2, 23);
	expect(chosen.size).toBe(11);
	expect([chosen.has(2), chosen.has(3), chosen.has(1)]).toEqual([true, true, false]);
	expect(chooseForPaper(dates.slice(0, 3), () => 2, 6).size).toBe(3);
	expect(chooseForPaper(dates.slice(0, 3), () => 2, 5).size).toBe(2);
});
