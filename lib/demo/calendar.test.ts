import fc from "fast-check";
import { newestOf } from "./calendar";
import { curriculums, routines } from "./texts/lessons";
import { notices } from "./texts/notices";

const lists = [
	[notices, 60],
	[routines, 25],
	[curriculums, 12],
] as const;

test("on any day of seeding, the lists are full, with unique names and past dates", () => {
	const days = fc.date({ min: new Date("2025-01-01"), max: new Date("2045-01-01"), noInvalidDate: true });
	fc.assert(
		fc.property(days, (now) => {
			for (const [texts, count] of lists) {
				const items = newestOf(texts, count, now);
				expect(items).toHaveLength(count);
				expect(new Set(items.map(({ name }) => name)).size).toBe(count);
				expect(JSON.stringify(items)).not.toMatch(/\{(year|next)\}/);
				for (const { publishedAt } of items) {
					expect(publishedAt.getTime()).toBeLessThanOrEqual(now.getTime());
					expect([5, 6]).not.toContain(publishedAt.getUTCDay());
				}
			}
		}),
		{ numRuns: 30 },
	);
});
