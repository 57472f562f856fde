/** Calendar days in Bangladesh: UTC+6 all year, without daylight saving time. */

const offset = 6 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** @returns the first millisecond of that time's calendar day in Dhaka */
export const firstMomentOfDay = (time: Date): Date =>
	new Date(Math.floor((time.getTime() + offset) / day) * day - offset);

/** @returns the last millisecond of that time's calendar day in Dhaka */
export const lastMomentOfDay = (time: Date): Date =>
	new Date((Math.floor((time.getTime() + offset) / day) + 1) * day - offset - 1);
