import "server-only";
import { cacheFor } from "@/lib/cms/cache-tags";
import { monthOf, secondsLeftInMonth } from "@/lib/contract/month";

/** Seconds. Next renders a page with a shorter `expire` dynamically, on each request. */
const shortestLife = 300;

/**
 * Cached until the end of the month, so that the page changes with the month even if nothing is published. Only in the
 * last five minutes may the cache entry outlive the month.
 * @returns the current month in Dhaka
 */
export async function getMonth(): Promise<{ year: number; month: number }> {
	"use cache";
	const now = Date.now();
	cacheFor(Math.max(secondsLeftInMonth(now), shortestLife));
	return monthOf(now);
}
