/** The text of PDF files, as read by sweep.ts; stored separately from the index, which can be rebuilt. */
import type { Payload, PayloadRequest } from "payload";
import { listOf, rows, sql } from "@/lib/data/sql";

/** A file that has not been read, or only by an earlier {@link readerVersion}. */
export type UnreadFile = { id: number; filename: string; filesize: number };

/** Outcomes of reading a file; only "read" has text. */
export const outcomes = ["read", "empty", "old-font", "refused"] as const;
export type Outcome = (typeof outcomes)[number];

/** Increment when the reader finds more than before: all files are then read again, and their first pages drawn. */
export const readerVersion = 3;

/** Characters of a record's files that are searched. */
const mostText = 40_000;

/** @returns the text of the uploads, in their order; "" for those without */
export async function textOfFiles(
	req: Pick<PayloadRequest, "payload" | "transactionID">,
	ids: number[],
): Promise<string> {
	if (ids.length === 0) return "";
	const found = await rows<{ id: number; text: string }>(
		req.payload,
		sql`SELECT media_id AS id, text FROM file_texts WHERE media_id IN (${listOf(ids)})`,
		req as PayloadRequest,
	);
	const texts = new Map(found.map(({ id, text }) => [Number(id), text]));
	return ids
		.flatMap((id) => texts.get(id) || [])
		.join(" ")
		.slice(0, mostText);
}

/** @returns PDF files to read, the newest first */
export const findUnread = (payload: Payload, limit: number): Promise<UnreadFile[]> =>
	rows<UnreadFile>(
		payload,
		sql`SELECT id, filename, filesize FROM media WHERE mime_type = 'application/pdf' AND NOT EXISTS (
				SELECT 1 FROM file_texts t
				WHERE t.media_id = media.id AND t.filename = media.filename AND t.reader >= ${readerVersion}
			) ORDER BY id DESC LIMIT ${limit}`,
	);

/** Deletes the text of an upload, in the request's transaction. Does not update the index. */
export async function forgetText(req: PayloadRequest, media: number): Promise<void> {
	await rows(req.payload, sql`DELETE FROM file_texts WHERE media_id = ${media}`, req);
}
