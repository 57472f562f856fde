/**
 * Prepares an uploaded picture for storage: upright, without metadata (EXIF with the place and time of a photo), as
 * JPEG, which every phone and program opens. Payload then generates the WebP sizes for the pages. PDF files stay as
 * they are; those with scripts are refused.
 */
import { randomBytes } from "node:crypto";
import path from "node:path";
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from "payload";
import sharp from "sharp";
import { staffText } from "@/lib/bengali/staff";
import { hasActiveContent } from "@/lib/files/pdf-scripts";

/** Maximum length of the longer side in pixels: photos of most phones keep their size. */
const longestSide = 4096;

/** Formats that sharp may decode; it reports AVIF as "heif". */
const formats: readonly string[] = ["jpeg", "png", "webp", "heif"];

/**
 * Whether the upload comes from the files field of a notice, routine or curriculum. Pages use the record's title as
 * their alternative text, and visitors download them, so they are always JPEG or PDF.
 */
export const isFileOfRecord = ({ query }: PayloadRequest): boolean => query?.describedByTitle === "true";

/**
 * Re-encodes a picture as JPEG, or as PNG if it has transparent parts, such as a logo.
 * @param isFlat whether to make transparent parts white, for a JPEG in any case
 * @returns null for a format that is not accepted
 */
async function withoutMetadata(data: Buffer, isFlat: boolean) {
	const picture = sharp(data).rotate().resize({
		width: longestSide,
		height: longestSide,
		fit: "inside",
		withoutEnlargement: true,
	});
	const { format, hasAlpha } = await sharp(data).metadata();
	if (!formats.includes(format)) return null;
	return hasAlpha && !isFlat && !(await sharp(data).stats()).isOpaque
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

/** A hook of `media`. @throws ValidationError for a picture that cannot be decoded, and a PDF file with scripts */
export const prepareOriginal: CollectionBeforeOperationHook = async ({ collection, operation, req }) => {
	const { file } = req;
	if (!file || (operation !== "create" && operation !== "update")) return;
	if (file.mimetype === "application/pdf" && hasActiveContent(file.data)) {
		const errors = [{ path: "file", label: staffText.fields.file, message: staffText.errors.activePdf }];
		throw new ValidationError({ collection: collection.slug, errors, req });
	}
	const isPicture = /^image\/(jpeg|png|webp|avif)$/.test(file.mimetype);
	// Payload rejects files of any other type.
	const stored = isPicture
		? await withoutMetadata(file.data, isFileOfRecord(req)).catch(() => null)
		: { data: file.data };
	if (!stored) {
		const errors = [{ path: "file", label: staffText.fields.file, message: staffText.errors.file }];
		throw new ValidationError({ collection: collection.slug, errors, req });
	}
	const extension = "extension" in stored ? stored.extension : path.extname(file.name).toLowerCase();
	Object.assign(file, stored, { name: nameOf(file.name, extension), size: stored.data.length });
};
