/** Days as they are in Bangladesh, which has no summer time: UTC+6 all year. */

const offset = 6 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** @returns the last millisecond of the day in Dhaka that the time is in */
export const lastMomentOfDay = (time: Date): Date =>
	new Date((Math.floor((time.getTime() + offset) / day) + 1) * day - offset - 1);
