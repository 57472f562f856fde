/** Reads the text of a PDF file from the input and prints it as JSON, for lib/search/file-texts/process. */
import { buffer } from "node:stream/consumers";
import { readPdf } from "@/lib/search/file-texts/pdf";
import { printBytes } from "./print-bytes";

await printBytes(Buffer.from(JSON.stringify(await readPdf(await buffer(process.stdin)))));
