/**
 * Reads the text of PDF files and draws their first pages in the background, one file at a time: unread files at the
 * start of the site, and each new file soon after its upload.
 */
import type { Payload } from "payload";
import { repeatAsLeader } from "@/lib/data/processes/leader";
import { rows, sql } from "@/lib/data/sql";
import { inTransaction } from "@/lib/data/transactions";
import { fileStore, readBytes } from "@/lib/files/store";
import { describeError } from "@/lib/machine/log";
import { indexUsesOf } from "../index-record";
import { lockForAll } from "../store";
import { onNewFile } from "./announce";
import { keepPicture } from "./keep-picture";
import { maxFileBytes } from "./limits";
import type { FileText } from "./pdf";
import type { DrawnPage } from "./picture";
import { drawFilePicture, readFileText } from "./process";
import { findUnread, type Outcome, readerVersion, type UnreadFile } from "./stored";

// Stores the text of a PDF file, and adds it to the index.

/**
 * @param file its record and name; a file that was deleted or replaced meanwhile is left out
 * @param text what was read; "" unless the outcome is "read"
 */
async function keepText(
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

/** Maximum number of files per run; further ones wait for the next. */
const mostFiles = 50;

const everyTenMinutes = 10 * 60_000;

/** What a PDF file gives. */
type FileRead = FileText & { drawn: DrawnPage | null };

const refused: FileRead = { outcome: "refused", text: "", drawn: null };

/** @returns the text and the first page of a file; both are missing of one that cannot be opened */
export async function readFile(bytes: Uint8Array): Promise<FileRead> {
	const read = await readFileText(bytes);
	return { ...read, drawn: read.outcome === "refused" ? null : await drawFilePicture(bytes) };
}

/** Is told that a file has got a picture: pages that show it are old. */
type OnPicture = () => Promise<void>;
const nobody: OnPicture = async () => undefined;

/** @param file its record and name; nothing is kept for one that was deleted or replaced meanwhile */
export async function keepFile(
	payload: Payload,
	file: Pick<UnreadFile, "id" | "filename">,
	{ outcome, text, drawn }: FileRead,
	onPicture = nobody,
): Promise<void> {
	if (drawn && (await keepPicture(payload, file, drawn))) await onPicture();
	// Last, because the file counts as read from then on.
	await keepText(payload, file, outcome, text);
}

async function readUnread(payload: Payload, file: UnreadFile, onPicture: OnPicture): Promise<void> {
	const bytes = file.filesize > maxFileBytes ? null : await readBytes(fileStore("media"), file.filename);
	await keepFile(payload, file, bytes ? await readFile(bytes) : refused, onPicture);
}

/** @returns the number of files read */
export async function readNewFiles(payload: Payload, onPicture = nobody): Promise<number> {
	const files = await findUnread(payload, mostFiles);
	for (const file of files) await readUnread(payload, file, onPicture);
	return files.length;
}

/** Must be called once, when the site starts. */
export function startReadingFiles(payload: Payload, onPicture: OnPicture): void {
	let isReading = false;
	let isWanted = false;
	const read = async () => {
		isWanted = true;
		if (isReading) return;
		isReading = true;
		try {
			while (isWanted) {
				isWanted = false;
				await readNewFiles(payload, onPicture);
			}
		} catch (error) {
			console.error(describeError(error));
		} finally {
			isReading = false;
		}
	};
	onNewFile(() => void read());
	repeatAsLeader(everyTenMinutes, read);
}
