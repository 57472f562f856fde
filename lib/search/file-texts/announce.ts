/** Tells the reader of PDF files (sweep.ts) that there is a new one, so that it need not wait for its next look. */
import { processWide } from "@/lib/process-wide";

const newFile = processWide<{ listener?: () => void }>("new-file", () => ({}));

/** @param listener called after each upload of a PDF file is committed */
export function onNewFile(listener: () => void): void {
	newFile.listener = listener;
}

/** Nobody listens in commands: the site reads the file later. */
export const announceFile = (): void => newFile.listener?.();
