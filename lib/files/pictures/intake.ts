/**
 * Intake of uploaded pictures of students and of the signature: decode, orient, crop, re-encode, so that nothing of the original file is kept,
 * such as metadata or embedded content.
 */
import "server-only";
import pLimit from "p-limit";
import sharp from "sharp";
import { studentText } from "@/lib/bengali/students";
import { signatureSize, signatureText } from "@/lib/office/signature/text";
import { kindOf } from "../kind";

const text = studentText.picture;

/** Width and height of a stored picture in pixels, and its bytes at most (docs/product.md). */
const storedSide = 300;
const storedBytes = 100_000;

/** Enough for the photos that phones take by themselves, and a limit for decompression bombs. */
const mostPixels = 50_000_000;
const pixelsPerSecond = 5_000_000;

/** Pictures processed concurrently: one of 50 megapixels needs about 200 MB while it is rotated. */
export const pictureTurn = pLimit(2);

/** A file that is not an accepted picture; the message is a Bengali sentence for the user. */
export class RefusedPicture extends Error {
	override name = "RefusedPicture";
}

/** sharp would also accept formats that are not wanted, such as SVG. */
const accepted: readonly string[] = ["jpeg", "png", "webp"];

const refusal = (sentence: string) => new RefusedPicture(sentence);

/**
 * @param sent a data URL, or a file from a form
 * @returns a square WebP picture
 * @throws RefusedPicture if it cannot be decoded, has a refused format, or another format than declared
 */
export async function preparePicture(sent: File | string): Promise<Buffer> {
	const bytes = await checked(sent);
	return decoded(() => encode(bytes));
}

/** @returns the bytes of a picture, by what they begin with */
async function checked(sent: File | string): Promise<Uint8Array> {
	const { type, bytes } = typeof sent === "string" ? readDataUrl(sent) : await readFile(sent);
	const kind = kindOf(bytes);
	if (kind === "heic") throw refusal(text.heic);
	if (!kind || !accepted.includes(kind)) throw refusal(text.kind);
	// Phones send pictures as `image/jpg`, as plain text or without a type. One kind in place of another is no slip.
	if (accepted.some((other) => other !== kind && type === `image/${other}`)) throw refusal(text.lies);
	return bytes;
}

/** @returns a picture, upright; to be decoded in its {@link pictureTurn} */
export const openPicture = (bytes: Uint8Array, limitInputPixels = mostPixels) =>
	sharp(bytes, { limitInputPixels, failOn: "truncated" })
		.timeout({ seconds: limitInputPixels / pixelsPerSecond })
		.autoOrient();

export const hasTooManyPixels = (error: unknown): boolean => /pixel limit/i.test(String(error));

const decoded = <T>(work: () => Promise<T>): Promise<T> =>
	pictureTurn(work).catch((error: unknown) => {
		if (error instanceof RefusedPicture) throw error;
		throw refusal(hasTooManyPixels(error) ? text.tooLarge : text.broken);
	});

async function encode(bytes: Uint8Array): Promise<Buffer> {
	const picture = openPicture(bytes).resize(storedSide, storedSide, { fit: "cover" });
	for (const quality of [82, 60, 35, 10]) {
		const encoded = await picture.clone().webp({ quality }).toBuffer();
		if (encoded.byteLength <= storedBytes) return encoded;
	}
	throw refusal(text.tooLarge);
}

/**
 * A signature on paper: the paper becomes white, as in a scan, and what lies around the signature is cut off.
 * @returns a PNG of few shades of grey, of at most {@link signatureSize}
 * @throws RefusedPicture like {@link preparePicture}, and if nothing is written on the paper
 */
export async function prepareSignature(sent: File): Promise<{ bytes: Buffer; width: number; height: number }> {
	const bytes = await checked(sent);
	return decoded(async () => {
		// Most of the picture is paper. sharp trims before it changes colours, so these are two steps.
		const white = await openPicture(bytes)
			.flatten({ background: "#fff" })
			.greyscale()
			.resize({ width: 1600, height: 1600, fit: "inside", withoutEnlargement: true })
			.normalise({ lower: 0, upper: 50 })
			.png()
			.toBuffer();
		const { min } = (await sharp(white).stats()).channels[0] ?? { min: 255 };
		if (min > darkest) throw refusal(signatureText.errors.empty);
		const { data, info } = await sharp(white)
			.trim({ background: "#fff", threshold: 90 })
			.resize({ ...signatureSize, fit: "inside", withoutEnlargement: true })
			.png({ palette: true, colours: 8 })
			.toBuffer({ resolveWithObject: true });
		return { bytes: data, width: info.width, height: info.height };
	});
}

/** Brightness of ink, from 0 to 255: what is brighter everywhere is empty paper. */
const darkest = 150;

function readDataUrl(url: string) {
	const comma = url.indexOf(",");
	const head = /^data:([\w.+-]+\/[\w.+-]+)?(;[\w=.+-]+)*;base64$/i.exec(url.slice(0, Math.max(0, comma)).slice(0, 200));
	// Many programs write base64 in lines of 76 characters.
	const data = url.slice(comma + 1).replace(/[\r\n]/g, "");
	if (!head || !/^[A-Za-z0-9+/]+={0,2}$/.test(data)) throw refusal(text.broken);
	return { type: head[1]?.toLowerCase() ?? "", bytes: Buffer.from(data, "base64") };
}

const readFile = async (file: File) => ({
	type: file.type.toLowerCase(),
	bytes: Buffer.from(await file.arrayBuffer()),
});
