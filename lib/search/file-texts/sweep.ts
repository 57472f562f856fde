/**
 * Reads the text of PDF files and draws their first pages in the background, one file at a time: unread files at the
 * start of the site, and each new file soon after its upload.
 */
import type { Payload } from "payload";
import { repeatAsLeader } from "@/lib/data/processes/leader";
import { fileStore, readBytes } from "@/lib/files/store";
import { describeError } from "@/lib/machine/log";
import { onNewFile } from "./announce";
import { keepText } from "./keep";
import { keepPicture } from "./keep-picture";
import { maxFileBytes } from "./limits";
import type { FileText } from "./pdf";
import type { DrawnPage } from "./picture";
import { drawFilePicture, readFileText } from "./process";
import { findUnread, type UnreadFile } from "./stored";

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

/** @param file its record and name; nothing is kept for one that was deleted or replaced meanwhile */
export async function keepFile(
	payload: Payload,
	file: Pick<UnreadFile, "id" | "filename">,
	{ outcome, text, drawn }: FileRead,
): Promise<void> {
	if (drawn) await keepPicture(payload, file, drawn);
	// Last, because the file counts as read from then on.
	await keepText(payload, file, outcome, text);
}

async function readUnread(payload: Payload, file: UnreadFile): Promise<void> {
	const bytes = file.filesize > maxFileBytes ? null : await readBytes(fileStore("media"), file.filename);
	await keepFile(payload, file, bytes ? await readFile(bytes) : refused);
}

/** @returns the number of files read */
export async function readNewFiles(payload: Payload): Promise<number> {
	const files = await findUnread(payload, mostFiles);
	for (const file of files) await readUnread(payload, file);
	return files.length;
}

/** Must be called once, when the site starts. */
export function startReadingFiles(payload: Payload): void {
	let isReading = false;
	let isWanted = false;
	const read = async () => {
		isWanted = true;
		if (isReading) return;
		isReading = true;
		try {
			while (isWanted) {
				isWanted = false;
				await readNewFiles(payload);
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
