/** Reads PDF files in a process of its own, so that no file can stop the site. */
import "server-only";
import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { z } from "zod";
import { mediaSizes } from "@/lib/files/media-sizes";
import { processWide } from "@/lib/machine/process-wide";
import { LimitExceeded, type ProcessLimits, runLimited } from "@/lib/machine/run-command";
import { processLimits, waitingLimits } from "./limits";
import type { FileText } from "./pdf";
import type { DrawnPage } from "./picture";
import { outcomes } from "./stored";
import { type Verdict, verdicts } from "./verdicts";

/** What the process does with the file (lib/commands/run/read-pdf). */
export type PdfTask = "text" | "lines" | "picture" | "check";

const drawnSize = z.object({ width: z.int().positive(), height: z.int().positive(), data: z.base64() });

const answers = {
	text: z.object({ outcome: z.enum(outcomes), text: z.string() }),
	lines: z.array(z.string()),
	picture: z.record(z.enum(mediaSizes.map(({ name }) => name)), drawnSize).nullable(),
	check: z.enum(verdicts),
};

type Options = { limits: ProcessLimits; isInBackground: boolean };

/** @returns the answer, or `refused` if a limit is exceeded */
async function run<Task extends PdfTask>(
	task: Task,
	bytes: Uint8Array,
	options: Options,
	refused: z.output<(typeof answers)[Task]>,
): Promise<z.output<(typeof answers)[Task]>> {
	try {
		const output = await runLimited("read-pdf", [task], bytes, options);
		return answers[task].parse(JSON.parse(output.toString("utf8"))) as z.output<(typeof answers)[Task]>;
	} catch (error) {
		if (error instanceof LimitExceeded) return refused;
		throw error;
	}
}

const later = { limits: processLimits, isInBackground: true };

/** @returns the file's text; "refused" also if a limit is exceeded */
export const readFileText = (bytes: Uint8Array): Promise<FileText> =>
	run("text", bytes, later, { outcome: "refused", text: "" });

/** @returns the first page as a picture; null if there is none to be shown, or a limit is exceeded */
export const drawFilePicture = (bytes: Uint8Array): Promise<DrawnPage | null> => run("picture", bytes, later, null);

/** One process at a time, however many of staff choose a file. */
const inTurn = processWide("first-lines-queue", () => pLimit(1));

/** @returns the first lines of the file, for somebody who waits; none if a limit is exceeded */
export const readFileLines = (bytes: Uint8Array): Promise<string[]> =>
	inTurn(() => run("lines", bytes, { limits: waitingLimits, isInBackground: false }, []));

/** Verdicts by digest, of the last files: the same letter is attached to several notices. */
const known = processWide("pdf-verdicts", () => new Map<string, Verdict>());
const mostKnown = 100;

/** @returns whether the file may be stored; "broken" if a limit is exceeded */
export async function checkFile(bytes: Uint8Array): Promise<Verdict> {
	const digest = createHash("sha256").update(bytes).digest("hex");
	const verdict =
		known.get(digest) ??
		(await inTurn(() => run("check", bytes, { limits: processLimits, isInBackground: false }, "broken")));
	known.delete(digest);
	// A file that took too long on a busy machine may be whole.
	if (verdict !== "broken") known.set(digest, verdict);
	for (const oldest of [...known.keys()].slice(0, -mostKnown)) known.delete(oldest);
	return verdict;
}
