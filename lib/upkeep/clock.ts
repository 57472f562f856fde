/**
 * Whether the machine's clock is believed before anything is deleted because of its age. The time is written down as it
 * is seen to pass; a clock that is suddenly days ahead or behind of that was set, or the machine was off. Nothing is
 * deleted by time then, until the clock is near what was seen again, or a head says that the date is right.
 */

import type { Payload } from "payload";
import { listBackups } from "@/lib/backup/folder";
import { clockEntry, isJump } from "@/lib/backup/queries";
import { rows, sql } from "@/lib/data/sql";
import { describeError } from "@/lib/machine/log";
import { processWide } from "@/lib/machine/process-wide";

/** How often the time is written down while it passes. */
const step = 5 * 60_000;

const state = processWide<{ told?: number; noted: number }>("clock", () => ({ noted: 0 }));

/** @returns the latest time that was seen, in milliseconds; before it was ever written down, that of what was made last */
async function readSeen(payload: Payload): Promise<number | null> {
	const noted = await payload.kv.get<{ seen: string }>(clockEntry);
	if (noted) return Date.parse(noted.seen);
	const written = await rows<{ at: string | Date | null }>(
		payload,
		sql`SELECT max(at) AS at FROM activity UNION ALL SELECT max(updated_at) FROM staff
			UNION ALL SELECT max(updated_at) FROM applications`,
	);
	const made = await listBackups();
	const times = [...written, ...made].flatMap(({ at }) => (at === null ? [] : new Date(at).getTime()));
	return times.length > 0 ? Math.max(...times) : null;
}

/** Writes the present time down as right. */
export async function believeClock(payload: Payload): Promise<void> {
	await payload.kv.set(clockEntry, { seen: new Date().toISOString() });
	state.noted = Date.now();
}

/** @returns the time that was seen last, if the clock is days away from it; otherwise null */
export async function findJump(payload: Payload): Promise<Date | null> {
	const seen = await readSeen(payload);
	return seen !== null && isJump(seen) ? new Date(seen) : null;
}

/** Must be asked before each deletion of what is old enough. A jump is told once in the log. */
export async function mayDeleteByTime(payload: Payload): Promise<boolean> {
	const jump = await findJump(payload);
	if (jump && state.told !== jump.getTime())
		console.error(
			`The clock says ${new Date().toISOString()}, but ${jump.toISOString()} was seen last: nothing is deleted by age until a head confirms the date on the start page, or the clock is set right.`,
		);
	state.told = jump?.getTime();
	// On a full disk the cleanup goes on without the note, because it makes room.
	if (!jump && Math.abs(Date.now() - state.noted) > step)
		await believeClock(payload).catch((error: unknown) => console.error(describeError(error)));
	return !jump;
}
