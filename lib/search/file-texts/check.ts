/** Checks a PDF file before it is stored, in a process of its own (lib/commands/run/read-pdf). */
import "server-only";
import { hasActiveContent } from "@/lib/files/pdf-scripts";
import { loadPdf, type OpenPdf, openLibrary } from "./pdfium";
import type { Verdict } from "./verdicts";

/** Results of FPDF_GetFormType: forms in XFA, which have scripts. */
const xfaForms = [2, 3];

/** What PDFium finds by its own reading, so that a file would have to fool two readers. */
const isActive = ({ library, document }: OpenPdf): boolean =>
	library.FPDFDoc_GetJavaScriptActionCount(document) !== 0 ||
	library.FPDFDoc_GetAttachmentCount(document) !== 0 ||
	xfaForms.includes(library.FPDF_GetFormType(document));

/** Results of FPDF_GetLastError: a password or another way of encryption is needed. */
const lockedErrors = [4, 5];

/** @param bytes of a file of unknown origin */
export async function checkPdf(bytes: Uint8Array): Promise<Verdict> {
	const { library, document } = loadPdf(await openLibrary(), bytes);
	if (document === 0) return lockedErrors.includes(library.FPDF_GetLastError()) ? "locked" : "broken";
	if (library.EPDF_IsEncrypted(document)) return "locked";
	if (library.FPDF_GetPageCount(document) < 1) return "broken";
	return isActive({ library, document }) || hasActiveContent(bytes) ? "active" : "fine";
}
