/** What a site that goes to sleep looks at and leaves behind (lib/http/sleep). */
import "server-only";
import { environment } from "@/lib/machine/environment";
import { backupJobs } from "@/lib/office/backup/backups";
import { nextJobAt } from "@/lib/office/backup/nightly";
import { idsOfJobs } from "@/lib/office/operations/open";
import { isTakingSecurity, nextSecurityLookAt } from "@/lib/office/updates/by-itself";
import { records } from "@/lib/school/query";
import { servePages, writeAsleep } from "@/lib/upkeep/asleep";
import { findDueDates } from "@/lib/upkeep/dates";
import { commandProcess, isAlive, readUpdateState } from "@/lib/upkeep/update-state";

export { beginPages, removeAsleep } from "@/lib/upkeep/asleep";

const { DATA_DIR, ASLEEP_DIR } = environment;

/** Milliseconds: no site sleeps as long. */
const century = 100 * 365 * 86_400_000;

const hour = 3_600_000;

/** @returns when a backup or check is due; one that has failed without a word is not tried again at once */
async function nextJob(now: number): Promise<number> {
	const at = await nextJobAt(new Date(now));
	const { outcome = "made" } = backupJobs();
	return at <= now && outcome !== "made" ? now + hour : at;
}

/**
 * @returns when a public page changes by itself, a backup or check is due, or a release for security may be taken, next
 * after `now`: milliseconds since 1970
 */
export async function nextWorkAt(now: number): Promise<number> {
	const dates = await findDueDates(await records(), now, now + century);
	return Math.min(await nextJob(now), nextSecurityLookAt(now), ...dates.map(({ at }) => at));
}

/** @returns whether work runs here, or waits to be begun, that no request shows */
export async function isWorking(): Promise<boolean> {
	if (backupJobs().running || idsOfJobs().length > 0) return true;
	if (readUpdateState(DATA_DIR)?.step === "asked" || isAlive(commandProcess(DATA_DIR))) return true;
	const now = Date.now();
	return isTakingSecurity(now) || (await nextJob(now)) <= now;
}

/**
 * The last that a process does. A power cut between the two steps leaves a school without pages for the front, which the
 * next visitor wakes.
 * @param wakeAt see {@link nextWorkAt}
 * @param hasPages whether the pages of `beginPages` still show what there is
 */
export function leave(wakeAt: number, hasPages: boolean): void {
	writeAsleep(DATA_DIR, { at: Date.now(), wakeAt });
	if (ASLEEP_DIR && hasPages) servePages(ASLEEP_DIR);
}
