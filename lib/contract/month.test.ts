import { expect, test } from "@jest/globals";
import { monthOf, secondsLeftInMonth, weeksOf } from "./days";

test("the month is Dhaka's", () => {
	expect(monthOf(Date.parse("2026-11-30T23:59:59+06:00"))).toEqual({ year: 2026, month: 11 });
	expect(monthOf(Date.parse("2026-12-01T00:00:00+06:00"))).toEqual({ year: 2026, month: 12 });
	expect(monthOf(Date.parse("2027-01-01T00:00:00+06:00"))).toEqual({ year: 2027, month: 1 });
});

test("a month ends at midnight in Dhaka", () => {
	expect(secondsLeftInMonth(Date.parse("2026-11-30T23:59:59+06:00"))).toBe(1);
	expect(secondsLeftInMonth(Date.parse("2026-12-31T00:00:00+06:00"))).toBe(86_400);
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
