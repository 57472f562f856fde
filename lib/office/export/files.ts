/** The uploaded files in the archive: what people look for has a name that they can read. */
import "server-only";
import path from "node:path";
import type { Payload } from "payload";
import { referencedParts } from "@/lib/backup/queries";
import { rows, sql } from "@/lib/data/sql";
import { archiveText } from "./text";

export type Archived = {
	/** In the archive. */
	name: string;
	/** As the site stores it: folder and name. */
	stored: string;
	/** Whether it has a name of its own, and not only that under which the site finds it. */
	isReadable: boolean;
};

/** Three bytes a Bengali letter; file systems take 255, Windows 260 characters with the folders. */
const mostCharacters = 60;

/**
 * @param text any
 * @returns it as a name of a file on every system
 */
export const fileNameOf = (text: string): string =>
	[
		...text
			.normalize("NFC")
			.replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, " ")
			.replaceAll(/\s+/g, " ")
			.trim(),
	]
		.slice(0, mostCharacters)
		.join("")
		.replace(/[. ]+$/, "");

type Named = { stored: string; title: string | null; code: number | string; folder: string };

const { folders } = archiveText;

/** @returns all files that records reference, each once */
export async function nameFiles(payload: Payload): Promise<Archived[]> {
	const named = await rows<Named>(
		payload,
		sql`SELECT 'media/' || filename AS stored, alt AS title, id AS code, ${folders.files} AS folder FROM media
				WHERE filename IS NOT NULL
			UNION ALL SELECT 'students/' || picture, name, code, ${folders.students} FROM students WHERE picture IS NOT NULL
			UNION ALL SELECT 'students/' || picture, name, code, ${folders.applicants} FROM applications WHERE picture IS NOT NULL`,
	);
	const files = new Map<string, Archived>();
	for (const { stored, title, code, folder } of named) {
		if (files.has(stored)) continue;
		const own = path.extname(stored);
		const name = fileNameOf(`${code} ${title || path.basename(stored, own)}`);
		files.set(stored, { stored, name: `${folder}/${name}${own}`, isReadable: true });
	}
	for (const { part } of await rows<{ part: string }>(payload, sql.raw(referencedParts)))
		if (!files.has(part)) files.set(part, { stored: part, name: `data/files/${part}`, isReadable: false });
	return [...files.values()];
}
