import type { DateKind } from "@/lib/bengali/school-dates";
import { chooseForPaper, daysWith, groupSpans, placeOf, rangeOf } from "./school-dates";

const date = (id: number, from: string, to: string = from) => ({ id, from, to });

test("each date is listed once, by its own days, and each marked day leads to a list that there is", () => {
	const holidays = date(1, "2026-11-28", "2026-12-20");
	const victory = date(2, "2026-12-16");
	const result = date(3, "2026-12-30");
	const all = [holidays, date(4, "2026-12-01"), victory, date(5, "2026-12-16"), result, date(6, "2027-01-01")];
	const groups = groupSpans(2026, 12, all);
	expect(groups).toEqual([
		{ from: "2026-11-28", to: "2026-12-20", place: 1, dates: [holidays] },
		{ from: "2026-12-01", to: "2026-12-01", place: null, dates: [all[1]] },
		{ from: "2026-12-16", to: "2026-12-16", place: 16, dates: [victory, all[3]] },
		{ from: "2026-12-30", to: "2026-12-30", place: 30, dates: [result] },
	]);
	const days = daysWith(2026, 12, all);
	expect(days.get(16)).toEqual([holidays, victory, all[3]]);
	expect([...days.keys()]).toEqual([...Array.from({ length: 20 }, (_, index) => index + 1), 30]);
	const places = groups.map(({ place }) => place);
	for (const own of days.values()) expect(places).toContain(placeOf(2026, 12, own));
	expect(placeOf(2026, 12, days.get(16) ?? [])).toBe(16);
	expect(groupSpans(2027, 2, all)).toEqual([]);
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
