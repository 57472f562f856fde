import "server-only";
import { cacheFor } from "@/lib/cms/cache-tags";
import { monthOf, secondsLeftInMonth } from "@/lib/contract/month";

/** Next makes a page that lives shorter anew at every request. */
const shortestLife = 300;

/**
 * The page that shows it lives no longer than the month, so a page that nobody publishes anything on turns its leaf
 * all the same. Only in a month's last five minutes may it be made to live into the next.
 * @returns the month that it is in Dhaka
 */
export async function getMonth(): Promise<{ year: number; month: number }> {
	"use cache";
	const now = Date.now();
	cacheFor(Math.max(secondsLeftInMonth(now), shortestLife));
	return monthOf(now);
}
