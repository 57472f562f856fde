import { formatAge } from "./age";

const now = Date.parse("2026-11-21T12:00:00+06:00");
const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString();

test.each([
	[-1, "আজ"],
	[0, "আজ"],
	[0.9, "আজ"],
	[1, "গতকাল"],
	[2, "গত পরশু"],
	[59, "৫৯ দিন আগে"],
	[90, "৩ মাস আগে"],
	[729, "২৪ মাস আগে"],
	[730, "২ বছর আগে"],
])("%d days ago", (days, words) => {
	expect(formatAge(daysAgo(days), now)).toBe(words);
});
