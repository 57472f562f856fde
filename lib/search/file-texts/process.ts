import "server-only";
import { z } from "zod";
import { LimitExceeded, runLimited } from "@/lib/limited-process";
import { processLimits } from "./limits";
import type { FileText } from "./pdf";
import { outcomes } from "./stored";

const answer = z.object({ outcome: z.enum(outcomes), text: z.string() });

/**
 * Reads a PDF file in a process of its own, so that no file can stop the site.
 * @returns its text; "refused" also if a limit is exceeded
 */
export async function readFileText(bytes: Uint8Array): Promise<FileText> {
	try {
		const output = await runLimited("pdf-text", [], bytes, { limits: processLimits, isInBackground: true });
		return answer.parse(JSON.parse(output.toString("utf8")));
	} catch (error) {
		if (error instanceof LimitExceeded) return { outcome: "refused", text: "" };
		throw error;
	}
}
