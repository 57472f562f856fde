/**
 * Prepares an uploaded picture for storage: upright, without metadata (EXIF with the place and time of a photo), as JPEG,
 * which every phone and program opens. Payload then generates the WebP sizes for the pages. PDF files stay as they are.
 */
import { randomBytes } from "node:crypto";
import path from "node:path";
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from "payload";
import sharp from "sharp";
import { staffText } from "@/lib/bengali/staff";

/** Longest side in pixels: the photo of a usual phone camera keeps its size. */
const longestSide = 4096;

/** What sharp may decode; AVIF is a kind of HEIF. */
const formats: readonly string[] = ["jpeg", "png", "webp", "heif"];

/**
 * Uploads by the files field of a notice: pages describe them by the title of the notice, and visitors download them, so
 * they are always JPEG or PDF.
 */
export const isFileOfRecord = ({ query }: PayloadRequest): boolean => query?.describedByTitle === "true";

/**
 * JPEG, or PNG for a picture with transparent parts, such as a logo, which JPEG cannot store.
 * @param isFlat whether transparent parts become white instead
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
 * A random part gives each upload a name that no file ever had: a changed file has a new URL, so browsers never show a
 * stale copy, and no cleanup of an orphaned file can meet a new one.
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

/** A hook of `media`. @throws ValidationError for a picture that cannot be decoded */
export const prepareOriginal: CollectionBeforeOperationHook = async ({ collection, operation, req }) => {
	const { file } = req;
	if (!file || (operation !== "create" && operation !== "update")) return;
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
