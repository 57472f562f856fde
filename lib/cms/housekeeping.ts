/** Periodic cleanup: orphaned files, expired tokens, the trash, empty drafts; and pictures of an older format. */
import path from "node:path";
import type { Payload } from "payload";
import { environment } from "@/lib/environment";
import { describeError } from "@/lib/log";
import { sweepPictures } from "@/lib/pictures/student-files";
import { sweepFolder } from "@/lib/pictures/sweep";
import { mediaFileColumns } from "./media-columns";
import { convertOldPictures } from "./old-pictures";
import { rows, sql } from "./sql";
import { referencedPictures } from "./students/picture-removal";
import { emptyTrash, removeEmptyDrafts } from "./trash";

/** Minimum age of an orphaned file: longer than it takes to write the record after the file. */
const restMilliseconds = 60_000;

const everyTenMinutes = 10 * 60_000;

/** Runs the cleanup now and every ten minutes. */
export function startHousekeeping(payload: Payload): void {
	void tidyUp(payload);
	setInterval(() => void tidyUp(payload), everyTenMinutes).unref();
}

/**
 * Runs all cleanup tasks; errors are logged and do not stop the other tasks.
 * @param age minimum age of an orphaned file in milliseconds
 */
export async function tidyUp(payload: Payload, age = restMilliseconds): Promise<void> {
	const tasks = [
		removeOrphanPictures,
		removeOrphanMedia,
		removeExpiredTokens,
		() => emptyTrash(payload),
		() => removeEmptyDrafts(payload),
		() => convertOldPictures(payload),
	];
	for (const task of tasks) {
		await task(payload, age).catch((error: unknown) => console.error(describeError(error)));
	}
}

/** Pictures that no student or application references. */
const removeOrphanPictures = (payload: Payload, age: number) =>
	sweepPictures((names) => referencedPictures(payload, names), age);

/** Uploads and image sizes that no media record references. */
const removeOrphanMedia = (payload: Payload, age: number) =>
	sweepFolder(
		path.join(environment.DATA_DIR, "media"),
		() => true,
		(names) => referencedMedia(payload, names),
		age,
	);

async function referencedMedia(payload: Payload, names: string[]): Promise<string[]> {
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
