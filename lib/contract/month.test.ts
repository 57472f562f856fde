import { expect, test } from "@jest/globals";
import { monthOf, secondsLeftInMonth, weeksOf } from "./month";

test("the month is Dhaka's", () => {
	expect(monthOf(Date.parse("2026-11-30T23:59:59+06:00"))).toEqual({ year: 2026, month: 11 });
	expect(monthOf(Date.parse("2026-12-01T00:00:00+06:00"))).toEqual({ year: 2026, month: 12 });
	expect(monthOf(Date.parse("2027-01-01T00:00:00+06:00"))).toEqual({ year: 2027, month: 1 });
});

test("a month ends at midnight in Dhaka", () => {
	expect(secondsLeftInMonth(Date.parse("2026-11-30T23:59:59+06:00"))).toBe(1);
	expect(secondsLeftInMonth(Date.parse("2026-12-31T00:00:00+06:00"))).toBe(86_400);
});

test("weeks run from Sunday to Saturday, six of them, with the days of the months beside it", () => {
	const weeks = weeksOf(2026, 11);
	expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
	expect(weeks[0]?.[0]).toEqual({ date: "2026-11-01", day: 1, outside: false });
	expect(weeks[4]?.[2]).toEqual({ date: "2026-12-01", day: 1, outside: true });
	expect(
		weeksOf(2028, 2)
			.flat()
			.filter(({ outside }) => !outside),
	).toHaveLength(29);
	expect(weeksOf(2027, 1)[0]?.[0]).toEqual({ date: "2026-12-27", day: 27, outside: true });
});
