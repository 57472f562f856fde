/** Draws the first page of a PDF file, in a process of its own (lib/commands/run/read-pdf). */
import "server-only";
import sharp, { type Sharp } from "sharp";
import { type MediaSize, mediaSizes } from "@/lib/files/media-sizes";
import { maxRatio, maxTextObjects, pictureBytes } from "./limits";
import { memoryOf, type OpenPdf, openPdf } from "./pdfium";

/** A file of the picture; `data` is base64. */
export type DrawnSize = { width: number; height: number; data: string };
export type DrawnPage = Record<MediaSize, DrawnSize>;

/** Pixels of the longer side. */
const longest = 1600;

/** PDFium's numbers: FPDF_ANNOT, so that stamps and signatures are drawn, and FPDF_REVERSE_BYTE_ORDER, for RGB. */
const drawing = 0x01 | 0x10;
const textObject = 1;
const white = 0xffffffff;

/** The fonts that every reader of PDF has, PDFium too, and those that it draws in their place. */
const commonFonts = /^(?:[A-Z]{6}\+)?(?:Helvetica|Times|Courier|Arial|Symbol|ZapfDingbats)/;

/**
 * Whether PDFium has the fonts of the page: for one that is not in the file it draws letters of another, so a page in
 * Bijoy would be a picture of nonsense. Text inside of repeated forms, as letterheads, is not looked at.
 */
function hasItsFonts({ library }: OpenPdf, page: number): boolean {
	const bytes = 128;
	const buffer = library.pdfium.wasmExports.malloc(bytes);
	const count = Math.min(library.FPDFPage_CountObjects(page), maxTextObjects);
	for (let index = 0; index < count; index += 1) {
		const object = library.FPDFPage_GetObject(page, index);
		if (library.FPDFPageObj_GetType(object) !== textObject) continue;
		const font = library.FPDFTextObj_GetFont(object);
		if (!font || library.FPDFFont_GetIsEmbedded(font) === 1) continue;
		const length = library.FPDFFont_GetBaseFontName(font, buffer, bytes);
		const name = length > 0 && length <= bytes ? library.pdfium.UTF8ToString(buffer) : "";
		if (!commonFonts.test(name)) return false;
	}
	return true;
}

/** @returns the page's pixels; null for a page that has none, or whose shape no screen shows */
async function drawPage(opened: OpenPdf): Promise<Sharp | null> {
	const { library, document } = opened;
	const page = library.FPDF_LoadPage(document, 0);
	if (!page || !hasItsFonts(opened, page)) return null;
	const [across, down] = [library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page)];
	const ratio = across / down;
	if (!(ratio <= maxRatio && ratio >= 1 / maxRatio)) return null;
	const scale = longest / Math.max(across, down);
	const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
	const bitmap = library.FPDFBitmap_Create(width, height, 0);
	if (!bitmap) return null;
	library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
	library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, drawing);
	const start = library.FPDFBitmap_GetBuffer(bitmap);
	const pixels = memoryOf(library).subarray(start, start + width * height * 4);
	// PDFium leaves the fourth byte as it is. Before any resizing, which would multiply the colours by it.
	const colors = await sharp(pixels, { raw: { width, height, channels: 4 } })
		.removeAlpha()
		.raw()
		.toBuffer();
	return sharp(colors, { raw: { width, height, channels: 3 } });
}

/** Tried one after the other; grain of a photograph in bad light, which costs most bytes, is softened at last. */
const attempts = [
	...[{ quality: 68 }, { quality: 50 }, { quality: 35 }, { quality: 20 }],
	...[
		{ quality: 50, blur: 0.8 },
		{ quality: 20, blur: 1 },
	],
];

/** @returns the file in the best quality that fits; null if none does */
async function encode(page: Sharp, { name, formatOptions, ...size }: (typeof mediaSizes)[number]) {
	const { format, options } = formatOptions;
	const withoutEnlargement = size.withoutEnlargement ?? true;
	const resized = await page
		.clone()
		.resize({ ...size, withoutEnlargement })
		.raw()
		.toBuffer({ resolveWithObject: true });
	for (const { quality, blur } of attempts as { quality: number; blur?: number }[]) {
		const picture = sharp(resized.data, { raw: resized.info }).toFormat(format, { ...options, quality });
		if (blur) picture.blur(blur);
		const { data, info } = await picture.toBuffer({ resolveWithObject: true });
		if (data.length > pictureBytes[name]) continue;
		return { width: info.width, height: info.height, data: data.toString("base64") };
	}
	return null;
}

/**
 * @param bytes of a file of unknown origin
 * @returns the first page in the sizes of a picture; null if the file is damaged or encrypted, or its page is empty,
 * longer than any screen, or in fonts that are not in the file
 */
export async function drawFirstPage(bytes: Uint8Array): Promise<DrawnPage | null> {
	sharp.concurrency(1);
	const opened = await openPdf(bytes);
	const page = opened && (await drawPage(opened));
	if (!page || (await page.clone().stats()).entropy === 0) return null;
	const drawn: Partial<DrawnPage> = {};
	for (const size of mediaSizes) {
		const file = await encode(page, size);
		if (!file) return null;
		drawn[size.name] = file;
	}
	return drawn as DrawnPage;
}
