import { expect, test } from "@jest/globals";
import { firstMomentOfNextMonth, monthOf, weeksOf } from "./days";

test("the month is Dhaka's", () => {
	expect(monthOf(Date.parse("2026-11-30T23:59:59+06:00"))).toEqual({ year: 2026, month: 11 });
	expect(monthOf(Date.parse("2026-12-01T00:00:00+06:00"))).toEqual({ year: 2026, month: 12 });
	expect(monthOf(Date.parse("2027-01-01T00:00:00+06:00"))).toEqual({ year: 2027, month: 1 });
});

test("the next month begins at midnight in Dhaka", () => {
	for (const moment of ["2028-02-29T23:59:59+06:00", "2028-02-01T00:00:00+06:00"])
		expect(firstMomentOfNextMonth(Date.parse(moment))).toBe(Date.parse("2028-03-01T00:00:00+06:00"));
});

test("weeks run from Sunday to Saturday and hold every day of the month once", () => {
	const november = weeksOf(2026, 11);
	expect(november[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
	expect(november.at(-1)).toEqual([29, 30, null, null, null, null, null]);
	expect(weeksOf(2027, 1)[0]).toEqual([null, null, null, null, null, 1, 2]);
	expect(weeksOf(2026, 2)).toHaveLength(4);
	expect(weeksOf(2027, 5)).toHaveLength(6);
	expect(weeksOf(2028, 2).flat().filter(Boolean)).toEqual(Array.from({ length: 29 }, (_, index) => index + 1));
});
