/**
 * Periodic cleanup: orphaned files, expired tokens, old activity and alerts, old operations, old texts of visitors and requests of
 * families, old refused applications, the trash and empty drafts. Also makes what pictures of older versions lack, and
 * records that were not written by this one.
 */

import type { Payload } from "payload";
import { alertDays } from "@/lib/cms/alerts";
import { removeOldDevices } from "@/lib/cms/logins/devices";
import { idleSeconds } from "@/lib/cms/logins/refresh";
import { writeNameKeys } from "@/lib/cms/name-keys";
import { pageCollections } from "@/lib/cms/page-collections";
import { activityYears, daysAgo, feedbackDays, loginDays, refusedYears, slipDays, yearsAgo } from "@/lib/cms/retention";
import { stepUpMinutes } from "@/lib/cms/second-factor/step-up";
import { eraseOldRefusals, overwriteErased } from "@/lib/cms/students/erasing";
import { referencedPictures } from "@/lib/cms/students/picture-removal";
import { dayLength } from "@/lib/contract/days";
import { repeatAsLeader } from "@/lib/data/processes/leader";
import { listOf, rows, sql } from "@/lib/data/sql";
import { inTransaction } from "@/lib/data/transactions";
import { mediaFileColumns } from "@/lib/files/media-sizes";
import { sweepPictures } from "@/lib/files/pictures/student-files";
import { fileStore, isRemote } from "@/lib/files/store";
import { sweepFiles } from "@/lib/files/sweep";
import { describeError } from "@/lib/machine/log";
import { mayDeleteByTime } from "./clock";
import { convertOldPictures, makeInlinePictures } from "./old-pictures";
import { emptyTrash, removeEmptyDrafts } from "./trash";

/**
 * Minimum age of an orphaned file: longer than it takes to write the record after the file. An S3 store has a clock of
 * its own, and refuses requests if it differs from ours by more than 15 minutes.
 */
const restMilliseconds = isRemote ? 20 * 60_000 : 60_000;

const everyTenMinutes = 10 * 60_000;

/** Runs the cleanup now and every ten minutes, in one process at a time. */
export function startHousekeeping(payload: Payload): void {
	repeatAsLeader(everyTenMinutes, () => tidyUp(payload));
}

/**
 * Runs all cleanup tasks; errors are logged and do not stop the other tasks.
 * @param age minimum age of an orphaned file in milliseconds
 */
export async function tidyUp(payload: Payload, age = restMilliseconds): Promise<void> {
	const byTime = [
		removeOrphanPictures,
		removeOrphanMedia,
		...mortal().map((rule) => (payload: Payload) => removeEnded(payload, rule)),
		shortenSlips,
		removeOldPresence,
		removeOldOperations,
		removeOldRefusals,
		() => emptyTrash(payload),
		() => removeEmptyDrafts(payload),
	];
	const others = [
		removeOldDevices,
		removeFeedbackOfNothing,
		() => convertOldPictures(payload),
		() => makeInlinePictures(payload),
		writeMissingKeys,
	];
	const attempt = (work: () => Promise<unknown>) =>
		work().catch((error: unknown) => console.error(describeError(error)));
	for (const task of byTime) await attempt(async () => (await mayDeleteByTime(payload)) && task(payload, age));
	for (const task of others) await attempt(() => task(payload));
}

/** Pictures that no student or application references. */
const removeOrphanPictures = (payload: Payload, age: number) =>
	sweepPictures((names) => referencedPictures(payload, names), age);

/** Uploads and image sizes that no media record references. */
const removeOrphanMedia = (payload: Payload, age: number) =>
	sweepFiles(
		fileStore("media"),
		() => true,
		(names) => referencedMedia(payload, names),
		age,
	);

async function referencedMedia(payload: Payload, names: string[]): Promise<string[]> {
	const list = listOf(names);
	const columns = mediaFileColumns.map((column) => {
		const name = sql.identifier(column);
		return sql`SELECT ${name} AS name FROM media WHERE ${name} IN (${list})`;
	});
	const held = await rows<{ name: string }>(payload, sql.join(columns, sql` UNION `));
	return held.map(({ name }) => name);
}

/** Keys of names in rows that SQL, or a process of an earlier version, has written since the start. */
const writeMissingKeys = (payload: Payload) => inTransaction(payload, (req) => writeNameKeys(req, "missing"));

/** What is deleted after the time in a column; `life`: the days until then when it is made. */
type Rule = [table: string, column: string, before: string, life?: number];

const mortal = (): Rule[] => [
	["tokens", "expires_at", daysAgo(0), loginDays],
	["staff_sessions", "expires_at", daysAgo(0), (idleSeconds * 1000) / dayLength],
	["step_ups", "until", daysAgo(0), (stepUpMinutes * 60_000) / dayLength],
	["activity", "at", yearsAgo(activityYears)],
	["alerts", "at", daysAgo(alertDays)],
	["feedback_texts", "at", daysAgo(feedbackDays)],
	["data_requests", "answered_at", yearsAgo(activityYears)],
];

/** Also deletes what was made while the clock was more than a day ahead, as it would live until then. */
async function removeEnded(payload: Payload, [table, column, before, life]: Rule): Promise<void> {
	const [name, at] = [sql.identifier(table), sql.identifier(column)];
	const isAhead = life === undefined ? sql`` : sql` OR ${at} > ${daysAgo(-life - 1)}`;
	await rows(payload, sql`DELETE FROM ${name} WHERE ${at} < ${before}${isAhead}`);
}

/** Passwords from slips that were made while the clock was ahead. */
async function shortenSlips(payload: Payload): Promise<void> {
	for (const people of ["staff", "students"])
		await rows(
			payload,
			sql`UPDATE ${sql.identifier(people)} SET slip_until = ${daysAgo(-slipDays)}
				WHERE slip_until > ${daysAgo(-slipDays - 1)}`,
		);
}

/** Who wrote in which record (lib/office/editing/calls), if nobody has done so today. */
async function removeOldPresence(payload: Payload): Promise<void> {
	const today = `%${new Date().toISOString().slice(0, 10)}%`;
	await rows(payload, sql`DELETE FROM payload_kv WHERE key LIKE 'editing:%' AND CAST(data AS TEXT) NOT LIKE ${today}`);
}

/** Operations that can no longer be undone. That of a release is kept for as long as its results are public. */
async function removeOldOperations(payload: Payload): Promise<void> {
	await rows(
		payload,
		sql`DELETE FROM operations WHERE updated_at < ${yearsAgo(activityYears)} AND open IS NULL AND changes IS NULL
			AND NOT EXISTS (SELECT 1 FROM releases WHERE operation_id = operations.id)`,
	);
}

/** Erases refused applications; while a file is being imported they are left to the next cleanup. */
async function removeOldRefusals(payload: Payload): Promise<void> {
	const before = yearsAgo(refusedYears);
	const old = sql`SELECT id FROM applications WHERE status = 'refused' AND decided_at < ${before} LIMIT 1`;
	if ((await rows(payload, old)).length === 0) return;
	await inTransaction(payload, (req) => eraseOldRefusals(before, req));
	await overwriteErased(payload);
}

/** All answers about deleted pages. */
async function removeFeedbackOfNothing(payload: Payload): Promise<void> {
	for (const table of pageCollections)
		await rows(
			payload,
			sql`DELETE FROM feedback WHERE kind = ${table} AND record_id NOT IN (SELECT id FROM ${sql.identifier(table)})`,
		);
}
