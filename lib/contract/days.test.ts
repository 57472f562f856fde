import { lastMomentOfDay } from "./days";

test.each([
	["2026-11-21T12:00:00.000Z", "2026-11-21T17:59:59.999Z"],
	["2026-11-20T18:00:00.000Z", "2026-11-21T17:59:59.999Z"],
	["2026-11-21T17:59:59.999Z", "2026-11-21T17:59:59.999Z"],
	["2026-11-21T18:00:00.000Z", "2026-11-22T17:59:59.999Z"],
])("the day of %s ends in Dhaka at %s", (time, end) => {
	expect(lastMomentOfDay(new Date(time)).toISOString()).toBe(end);
});
