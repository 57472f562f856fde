/**
 * Sleep (SLEEP_MINUTES): a process that nothing has needed for a while ends by itself, and whoever keeps its socket, as
 * systemd, starts it again at the next connection. Until then the front serves the pages that it leaves (./asleep-pages).
 * What the front can serve of a sleeping school does not keep it awake; a request that arrives while it starts has come
 * past the front and so is one that the front could not answer.
 *
 *   awake ── idle for SLEEP_MINUTES, no work ──> pages are written ── drained, closed ──> they are served, exit code 0
 *     └─────────────── a request that needs it <──┘
 */
import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { environment } from "@/lib/machine/environment";
import { describeError } from "@/lib/machine/log";
import { isWorking, leave, nextWorkAt } from "@/lib/office/idle/leave";
import { isOwn } from "./ask-own";
import { writePages } from "./asleep-pages";
import { isLeftToFront } from "./left-to-front";
import { healthRoutes } from "./observe";

const resting = environment.SLEEP_MINUTES * 60_000;

/**
 * Milliseconds for a process that nobody has needed since its start: woken for a date or the nightly work it sleeps again as
 * soon as that is done.
 */
const briefly = Math.min(resting, 15_000);

/** Milliseconds between two looks. */
const pause = Math.min(1_000, resting / 10);

/** Requests that need the process: those that are running, when the last one ended, and all. */
const need = { isStarting: true, running: 0, last: performance.now(), count: 0 };

function isNeeded(request: IncomingMessage): boolean {
	const [path = ""] = (request.url ?? "").split("?", 1);
	if (healthRoutes.includes(path) || isOwn(request)) return false;
	return need.isStarting || !isLeftToFront(request);
}

/** Must be called with each request, before anything changes its URL. */
export function noteNeed(request: IncomingMessage, response: ServerResponse): void {
	if (resting === 0 || !isNeeded(request)) return;
	need.running += 1;
	need.count += 1;
	response.once("close", () => {
		need.running -= 1;
		need.last = performance.now();
	});
}

/** Must be called when the requests that have waited for the start are accepted. */
export function endStarting(): void {
	need.isStarting = false;
}

async function untilQuiet(): Promise<void> {
	for (;;) {
		await wait(pause, undefined, { ref: false });
		const quiet = performance.now() - need.last;
		if (need.isStarting || need.running > 0 || quiet < (need.count > 0 ? resting : briefly)) continue;
		if (!(await isWorking())) return;
	}
}

/** Never resolves without SLEEP_MINUTES. @returns what leaves the pages to the front when the server has closed */
export async function untilIdle(): Promise<() => Promise<void>> {
	if (resting === 0) return new Promise(() => {});
	for (;;) {
		await untilQuiet();
		const { count } = need;
		try {
			// What becomes due while the pages are written is after this.
			const now = Date.now();
			// Without them, as when the disk is full, each visitor wakes it.
			const hasPages = await writePages().catch((error: unknown) => {
				console.error(describeError(error));
				return false;
			});
			const wakeAt = await nextWorkAt(now);
			if (need.count === count) return async () => leave(wakeAt, hasPages && need.count === count);
		} catch (error) {
			console.error(describeError(error));
			need.last = performance.now();
		}
	}
}
