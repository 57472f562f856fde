/** Opens a PDF file with PDFium, in a process of its own (lib/commands/run/read-pdf). */
import "server-only";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";

/** @property document PDFium's number of the opened file */
export type OpenPdf = { library: WrappedPdfiumModule; document: number };

/** Reads PDFium's code, which takes a tenth of a second. */
export async function openLibrary(): Promise<WrappedPdfiumModule> {
	const file = createRequire(`${process.cwd()}/`).resolve("@embedpdf/pdfium/pdfium.wasm");
	const library = await init({ wasmBinary: new Uint8Array(readFileSync(file)).buffer });
	library.PDFiumExt_Init();
	return library;
}

/** @returns the memory of PDFium, which is another one after it has grown */
export const memoryOf = ({ pdfium }: WrappedPdfiumModule): Uint8Array =>
	(pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;

/**
 * @param bytes of a file of unknown origin; the process ends after its work, so nothing is closed
 * @returns 0 as document of a damaged or encrypted file
 */
export function loadPdf(library: WrappedPdfiumModule, bytes: Uint8Array): OpenPdf {
	const file = library.pdfium.wasmExports.malloc(bytes.length);
	memoryOf(library).set(bytes, file);
	return { library, document: library.FPDF_LoadMemDocument(file, bytes.length, "") };
}

/** @returns null for a damaged or encrypted file */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf | null> {
	const loaded = loadPdf(await openLibrary(), bytes);
	return loaded.document ? loaded : null;
}
