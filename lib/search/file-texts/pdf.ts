/** Reads the text of a PDF file, in a process of its own (lib/commands/run/read-pdf). */
import "server-only";
import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { isBijoy, isBijoyFont } from "@/lib/bijoy/recognise";
import { fromBijoy } from "@/lib/bijoy/to-unicode";
import { type Character, inWrittenOrder, isInDrawnOrder, linesOfPage, textOfPage } from "./clean";
import { maxCharacters, maxLine, maxLines, maxPageCharacters, maxPages } from "./limits";
import { type OpenPdf, openPdf } from "./pdfium";
import type { Outcome } from "./stored";

/**
 * Bengali fonts from before Unicode whose encoding is not Bijoy's (lib/bijoy): their characters are those of the
 * Latin alphabet, so searching them would find nothing and show nonsense.
 */
const names = /^(?:[A-Z]{6}\+)?(?:Boishakhi|Proshika|Alpona|Lekhoni|Rinkiy)/i;

/** @param name in a PDF file; that of a subset begins with six letters and a plus sign */
const isOldFont = (name: string): boolean => names.test(name);

export type FileText = { outcome: Outcome; text: string };

/** Bytes for the name of a font. */
const nameBytes = 128;

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

/** @returns the pages, of a long file the first ones; one that cannot be read is left out */
function* readPages({ library, document }: OpenPdf): Generator<ReturnType<typeof readPage>> {
	const buffer = library.pdfium.wasmExports.malloc(nameBytes);
	const pages = Math.min(library.FPDF_GetPageCount(document), maxPages);
	for (let number = 0; number < pages; number += 1) {
		const page = library.FPDF_LoadPage(document, number);
		const text = page && library.FPDFText_LoadPage(page);
		if (!text) continue;
		yield readPage(library, text, buffer);
		library.FPDFText_ClosePage(text);
		library.FPDF_ClosePage(page);
	}
}

/**
 * @param bytes of a file of unknown origin
 * @returns its text, or why there is none: "old-font", "empty" for a scan, "refused" for a damaged or encrypted file
 */
export async function readPdf(bytes: Uint8Array): Promise<FileText> {
	const opened = await openPdf(bytes);
	if (!opened) return { outcome: "refused", text: "" };
	const texts: string[] = [];
	let [length, old] = [0, 0];
	for (const read of readPages(opened)) {
		const text = textOfPage(read.kept);
		texts.push(text);
		length += text.length;
		old += read.old;
		if (length >= maxCharacters) break;
	}
	return judge(texts.filter(Boolean).join(" "), old);
}

/**
 * @param bytes of a file of unknown origin
 * @returns the first lines of its first page; none of a scan, or of a damaged or encrypted file
 */
export async function readFirstLines(bytes: Uint8Array): Promise<string[]> {
	const opened = await openPdf(bytes);
	const [first] = opened ? readPages(opened) : [];
	const lines = linesOfPage(first?.kept ?? []).slice(0, maxLines);
	const write = writingIn(lines.join(" "));
	return lines.map((line) => write(line).slice(0, maxLine));
}

/** @returns what turns text of this file into Unicode in the order in which it is written */
function writingIn(text: string): (part: string) => string {
	const toUnicode = isBijoy(text) ? (part: string) => fromBijoy(part).text : (part: string) => part;
	return isInDrawnOrder(toUnicode(text)) ? (part) => inWrittenOrder(toUnicode(part)) : toUnicode;
}

function judge(text: string, old: number): FileText {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	if (letters === 0) return { outcome: old > 0 ? "old-font" : "empty", text: "" };
	return { outcome: "read", text: writingIn(text)(text).slice(0, maxCharacters) };
}
