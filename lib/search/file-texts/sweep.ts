/**
 * Reads the text of PDF files in the background, one file at a time: unread files at the start of the site, and each
 * new file soon after its upload.
 */
import type { Payload } from "payload";
import { repeatAsLeader } from "@/lib/data/processes/leader";
import { fileStore, readBytes } from "@/lib/files/store";
import { describeError } from "@/lib/log";
import { onNewFile } from "./announce";
import { keepText } from "./keep";
import { maxFileBytes } from "./limits";
import { readFileText } from "./process";
import { findUnread, type UnreadFile } from "./stored";

/** Maximum number of files per run; further ones wait for the next. */
const mostFiles = 50;

const everyTenMinutes = 10 * 60_000;

const refused = { outcome: "refused", text: "" } as const;

async function readUnread(payload: Payload, file: UnreadFile): Promise<void> {
	const bytes = file.filesize > maxFileBytes ? null : await readBytes(fileStore("media"), file.filename);
	const { outcome, text } = bytes ? await readFileText(bytes) : refused;
	await keepText(payload, file, outcome, text);
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
