/** What nobody asks for and still has to be done from time to time: files without a record, tokens that have expired. */
import path from "node:path";
import type { Payload } from "payload";
import { environment } from "@/lib/environment";
import { describeError } from "@/lib/log";
import { sweepPictures } from "@/lib/pictures/student-files";
import { sweepFolder } from "@/lib/pictures/sweep";
import { mediaFileColumns } from "./media-columns";
import { rows, sql } from "./sql";
import { heldPictures } from "./students/picture-removal";

/** Longer than any record takes to be written after its file. */
const restMilliseconds = 60_000;

const everyTenMinutes = 10 * 60_000;

/** Does it now, and again every ten minutes for as long as the server runs. */
export function startHousekeeping(payload: Payload): void {
	void tidyUp(payload);
	setInterval(() => void tidyUp(payload), everyTenMinutes).unref();
}

/**
 * Removes what is over. One task that fails keeps no other from being done.
 * @param age milliseconds that a file must have rested
 */
export async function tidyUp(payload: Payload, age = restMilliseconds): Promise<void> {
	for (const task of [removeOrphanPictures, removeOrphanMedia, removeExpiredTokens]) {
		await task(payload, age).catch((error: unknown) => console.error(describeError(error)));
	}
}

/** Pictures that no student and no application holds. */
const removeOrphanPictures = (payload: Payload, age: number) =>
	sweepPictures((names) => heldPictures(payload, names), age);

/** Uploads and their sizes that no media record names. */
const removeOrphanMedia = (payload: Payload, age: number) =>
	sweepFolder(
		path.join(environment.DATA_DIR, "media"),
		() => true,
		(names) => heldMedia(payload, names),
		age,
	);

async function heldMedia(payload: Payload, names: string[]): Promise<string[]> {
	const list = sql.join(
		names.map((name) => sql`${name}`),
		sql`, `,
	);
	const columns = mediaFileColumns.map((column) => {
		const name = sql.identifier(column);
		return sql`SELECT ${name} AS name FROM media WHERE ${name} IN (${list})`;
	});
	const held = await rows<{ name: string }>(payload, sql.join(columns, sql` UNION `));
	return held.map(({ name }) => name);
}

async function removeExpiredTokens(payload: Payload): Promise<void> {
	await rows(payload, sql`DELETE FROM tokens WHERE expires_at < ${new Date().toISOString()}`);
}
