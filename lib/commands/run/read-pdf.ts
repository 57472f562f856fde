/** Does one task with a PDF file from the input and prints the answer as JSON, for lib/search/file-texts/process. */
import { buffer } from "node:stream/consumers";
import { checkPdf } from "@/lib/search/file-texts/check";
import { readFirstLines, readPdf } from "@/lib/search/file-texts/pdf";
import { drawFirstPage } from "@/lib/search/file-texts/picture";
import type { PdfTask } from "@/lib/search/file-texts/process";

const tasks = { text: readPdf, lines: readFirstLines, picture: drawFirstPage, check: checkPdf } satisfies Record<
	PdfTask,
	unknown
>;

const task = tasks[process.argv.at(-1) as PdfTask];
process.stdout.write(JSON.stringify(await task(await buffer(process.stdin))));
