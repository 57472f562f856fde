/** Reads the text of a PDF file, in a process of its own (lib/commands/run/pdf-text). */
import "server-only";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import { isBijoy, isBijoyFont } from "@/lib/bengali/bijoy/recognise";
import { fromBijoy } from "@/lib/bengali/bijoy/to-unicode";
import { type Character, inWrittenOrder, isInDrawnOrder, textOfPage } from "./clean";
import { maxCharacters, maxPageCharacters, maxPages } from "./limits";
import { isOldFont } from "./old-fonts";
import type { Outcome } from "./stored";

export type FileText = { outcome: Outcome; text: string };

/** Bytes for the name of a font. */
const nameBytes = 128;

async function openLibrary(): Promise<WrappedPdfiumModule> {
	const file = createRequire(`${process.cwd()}/`).resolve("@embedpdf/pdfium/pdfium.wasm");
	const library = await init({ wasmBinary: new Uint8Array(readFileSync(file)).buffer });
	library.PDFiumExt_Init();
	return library;
}

/** How a word is written, by its font. */
type Writing = "unicode" | "bijoy" | "old";

/** Called only where a word begins: reading the font for each of a page's thousands of letters would be slow. */
function writingOf(library: WrappedPdfiumModule, page: number, index: number, buffer: number): Writing {
	const length = library.FPDFText_GetFontInfo(page, index, buffer, nameBytes, 0);
	if (length === 0 || length > nameBytes) return "unicode";
	const name = library.pdfium.UTF8ToString(buffer);
	return isBijoyFont(name) ? "bijoy" : isOldFont(name) ? "old" : "unicode";
}

/** @returns the characters of a page that are not in an old font, and how many are */
function readPage(library: WrappedPdfiumModule, text: number, buffer: number): { kept: Character[]; old: number } {
	const count = Math.min(library.FPDFText_CountChars(text), maxPageCharacters);
	const kept: Character[] = [];
	let old = 0;
	let writing: Writing = "unicode";
	let wasInWord = false;
	for (let index = 0; index < count; index += 1) {
		const code = library.FPDFText_GetUnicode(text, index);
		const isGenerated = library.FPDFText_IsGenerated(text, index) === 1;
		// Not a Unicode character: a glyph without a meaning.
		const character = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
		const isInWord = !/\s/.test(character);
		if (isInWord && !wasInWord) writing = writingOf(library, text, index, buffer);
		wasInWord = isInWord;
		if (isInWord && writing === "old") old += 1;
		else kept.push({ text: character, isGenerated, isBijoy: writing === "bijoy" });
	}
	return { kept, old };
}

/**
 * @param bytes of a file of unknown origin
 * @returns its text, or why there is none: "old-font", "empty" for a scan, "refused" for a damaged or encrypted file
 */
export async function readPdf(bytes: Uint8Array): Promise<FileText> {
	const library = await openLibrary();
	const { malloc, free } = library.pdfium.wasmExports;
	const file = malloc(bytes.length);
	(library.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8.set(bytes, file);
	const buffer = malloc(nameBytes);
	const document = library.FPDF_LoadMemDocument(file, bytes.length, "");
	if (!document) return { outcome: "refused", text: "" };
	const texts: string[] = [];
	let [length, old] = [0, 0];
	const pages = Math.min(library.FPDF_GetPageCount(document), maxPages);
	for (let number = 0; number < pages && length < maxCharacters; number += 1) {
		const page = library.FPDF_LoadPage(document, number);
		const text = page && library.FPDFText_LoadPage(page);
		if (!text) continue;
		const read = readPage(library, text, buffer);
		texts.push(textOfPage(read.kept));
		length += texts.at(-1)?.length ?? 0;
		old += read.old;
		library.FPDFText_ClosePage(text);
		library.FPDF_ClosePage(page);
	}
	free(buffer);
	return judge(texts.filter(Boolean).join(" "), old);
}

function judge(text: string, old: number): FileText {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	if (letters === 0) return { outcome: old > 0 ? "old-font" : "empty", text: "" };
	const unicode = isBijoy(text) ? fromBijoy(text).text : text;
	const written = isInDrawnOrder(unicode) ? inWrittenOrder(unicode) : unicode;
	return { outcome: "read", text: written.slice(0, maxCharacters) };
}
