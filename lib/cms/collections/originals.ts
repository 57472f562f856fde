/**
 * Prepares an upload for storage, by its bytes: what a browser says of its kind, and the end of its name, are not
 * believed. A picture becomes upright and loses its metadata (EXIF with the place and time of a photo), as JPEG, which
 * every phone and program opens. Payload then generates the WebP sizes for the pages. PDF files stay as they are; those
 * with scripts, files inside or a password are refused.
 */
import { randomBytes } from "node:crypto";
import path from "node:path";
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from "payload";
import { kindOf, pdfHeaderAt } from "@/lib/files/kind";
import { hasTooManyPixels, openPicture, pictureTurn } from "@/lib/files/pictures/intake";
import { staffText } from "@/lib/office/words/staff";
import { checkFile } from "@/lib/search/file-texts/process";
import type { Verdict } from "@/lib/search/file-texts/verdicts";

/** What the best cameras of phones take, when somebody asks for it. */
const mostPixels = 120_000_000;

/** Maximum length of the longer side in pixels: photos of most phones keep their size. */
const longestSide = 4096;

/**
 * Whether the upload comes from the files field of a notice, routine or curriculum. Pages use the record's title as
 * their alternative text, and visitors download them, so they are always JPEG or PDF.
 */
export const isFileOfRecord = ({ query }: PayloadRequest): boolean => query?.describedByTitle === "true";

/**
 * Re-encodes a picture as JPEG, or as PNG if it has transparent parts, such as a logo.
 * @param isFlat whether to make transparent parts white, for a JPEG in any case
 */
async function withoutMetadata(data: Buffer, isFlat: boolean) {
	const opened = openPicture(data, mostPixels);
	const picture = opened.clone().resize({
		width: longestSide,
		height: longestSide,
		fit: "inside",
		withoutEnlargement: true,
	});
	const { hasAlpha } = await opened.metadata();
	return hasAlpha && !isFlat && !(await opened.stats()).isOpaque
		? { data: await picture.png().toBuffer(), mimetype: "image/png", extension: ".png" }
		: {
				data: await picture.flatten({ background: "white" }).jpeg({ quality: 90 }).toBuffer(),
				mimetype: "image/jpeg",
				extension: ".jpg",
			};
}

/**
 * Adds a random part, so that no two uploads ever have the same name: a changed file has a new URL, so browsers never
 * show a stale copy, and the cleanup of orphaned files cannot delete a new file with an old name.
 */
function nameOf(name: string, extension: string): string {
	const random = randomBytes(4).toString("hex");
	const stem = path
		.parse(name)
		.name.normalize("NFC")
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
		.slice(0, 60);
	return `${stem}-${random}${extension}`;
}

const { errors } = staffText;
const pdfErrors: Readonly<Record<Exclude<Verdict, "fine">, string>> = {
	active: errors.activePdf,
	locked: errors.lockedPdf,
	broken: errors.brokenFile,
};

type Stored = { data: Buffer; mimetype: string; extension: string };

/** @returns what is stored in place of the file, or the sentence that refuses it */
async function prepared(data: Buffer, isFlat: boolean): Promise<Stored | string> {
	const kind = kindOf(data);
	if (kind === null || kind === "heic") return errors.file;
	if (kind !== "pdf") {
		return pictureTurn(() => withoutMetadata(data, isFlat)).catch((error: unknown) =>
			hasTooManyPixels(error) ? errors.tooManyPixels : errors.brokenFile,
		);
	}
	// Payload wants the header to come first, and its places are counted from there.
	const pdf = data.subarray(pdfHeaderAt(data));
	const verdict = await checkFile(pdf);
	return verdict === "fine" ? { data: pdf, mimetype: "application/pdf", extension: ".pdf" } : pdfErrors[verdict];
}

/** A hook of `media`. @throws ValidationError for a file of another kind, a broken one, and a PDF file that may act */
export const prepareOriginal: CollectionBeforeOperationHook = async ({ collection, operation, req }) => {
	const { file } = req;
	if (!file || (operation !== "create" && operation !== "update")) return;
	const stored = await prepared(file.data, isFileOfRecord(req));
	if (typeof stored === "string") {
		const refused = [{ path: "file", label: staffText.fields.file, message: stored }];
		throw new ValidationError({ collection: collection.slug, errors: refused, req });
	}
	const { data, mimetype, extension } = stored;
	Object.assign(file, { data, mimetype, name: nameOf(file.name, extension), size: data.length });
};
