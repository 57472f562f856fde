/**
 * Tells the reader of PDF files (sweep.ts) about a new file, so that it is read at once and not at the next interval.
 */
import { processWide } from "@/lib/machine/process-wide";

const newFile = processWide<{ listener?: () => void }>("new-file", () => ({}));

/** @param listener called after each upload of a PDF file is committed */
export function onNewFile(listener: () => void): void {
	newFile.listener = listener;
}

/** Announces a new file. Commands have no listener: the site reads the file later. */
export const announceFile = (): void => newFile.listener?.();
