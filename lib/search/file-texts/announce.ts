/** Tells the reader of PDF files (sweep.ts) that there is a new one, so that it need not wait for its next look. */

/** On globalThis, because each route handler is bundled with its own copy of this module. */
const key = Symbol.for("school.new-file");
const shared = globalThis as { [key]?: () => void };

/** @param listener called after each upload of a PDF file is committed */
export function onNewFile(listener: () => void): void {
	shared[key] = listener;
}

/** Nobody listens in commands: the site reads the file later. */
export const announceFile = (): void => shared[key]?.();
