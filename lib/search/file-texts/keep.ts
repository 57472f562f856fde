/** Stores the text of a PDF file, and adds it to the index. */
import type { Payload } from "payload";
import { rows, sql } from "@/lib/data/sql";
import { inTransaction } from "@/lib/data/transactions";
import { indexUsesOf } from "../index-record";
import { lockForAll } from "../store";
import { type Outcome, readerVersion } from "./stored";

/**
 * @param file its record and name; a file that was deleted or replaced meanwhile is left out
 * @param text what was read; "" unless the outcome is "read"
 */
export async function keepText(
	payload: Payload,
	file: { id: number; filename: string },
	outcome: Outcome,
	text: string,
): Promise<void> {
	await inTransaction(payload, async (req) => {
		await lockForAll(req);
		const kept = await rows(
			payload,
			sql`INSERT INTO file_texts (media_id, filename, reader, outcome, text)
				SELECT id, filename, ${readerVersion}, ${outcome}, ${text} FROM media
				WHERE id = ${file.id} AND filename = ${file.filename}
				ON CONFLICT (media_id) DO UPDATE SET filename = excluded.filename, reader = excluded.reader,
					outcome = excluded.outcome, text = excluded.text
				RETURNING media_id`,
			req,
		);
		if (kept.length > 0) await indexUsesOf(req, file.id);
	});
}
