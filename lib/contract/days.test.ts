import { dayLength, lastMomentOfDay, noonOfDay, yearBounds, yearOf } from "./days";
import { isNew, newDays } from "./educational";

test.each([
	["2026-11-21T12:00:00.000Z", "2026-11-21T17:59:59.999Z"],
	["2026-11-20T18:00:00.000Z", "2026-11-21T17:59:59.999Z"],
	["2026-11-21T17:59:59.999Z", "2026-11-21T17:59:59.999Z"],
	["2026-11-21T18:00:00.000Z", "2026-11-22T17:59:59.999Z"],
])("the day of %s ends in Dhaka at %s", (time, end) => {
	expect(lastMomentOfDay(new Date(time)).toISOString()).toBe(end);
});

test("a calendar year has its first moment and that of the next in Dhaka", () => {
	const [from, to] = yearBounds(2026);
	expect([from, to].map((time) => time.toISOString())).toEqual([
		"2025-12-31T18:00:00.000Z",
		"2026-12-31T18:00:00.000Z",
	]);
	expect([yearOf(from), yearOf(new Date(to.getTime() - 1)), yearOf(to)]).toEqual([2026, 2026, 2027]);
});

test.each(["2026-11-20T18:00:00.000Z", "2026-11-21T17:59:59.999Z"])("noon of the day of %s", (time) => {
	expect(noonOfDay(new Date(time)).toISOString()).toBe("2026-11-21T06:00:00.000Z");
});

test("an item is new for a week, to the millisecond", () => {
	const created = "2026-11-21T06:00:00.000Z";
	const end = Date.parse(created) + 7 * dayLength;
	expect([newDays, isNew(created, Date.parse(created)), isNew(created, end - 1), isNew(created, end)]).toEqual([
		...[7, true, true, false],
	]);
});
