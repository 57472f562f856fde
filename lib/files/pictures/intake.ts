/**
 * Intake of uploaded student pictures: decode, orient, crop, re-encode, so that nothing of the original file is kept,
 * such as metadata or embedded content.
 */
import "server-only";
import pLimit from "p-limit";
import sharp from "sharp";
import { studentText } from "@/lib/bengali/students";
import { isHeic } from "@/lib/contract/picture-kind";
import { environment } from "@/lib/environment";

const text = studentText.picture;

/** 50 megapixels: enough for any phone's photo, and a limit for decompression bombs. */
const pixelLimit = 50_000_000;
const secondsLimit = 10;

/** Pictures processed concurrently: one of 50 megapixels needs about 200 MB while it is rotated. */
const limitConcurrency = pLimit(2);

/** A file that is not an accepted picture; the message is a Bengali sentence for the user. */
export class RefusedPicture extends Error {
	override name = "RefusedPicture";
}

const refusal = (sentence: string) => new RefusedPicture(sentence);

/**
 * @param sent a data URL, or a file from a form
 * @returns a WebP picture of PICTURE_PIXELS × PICTURE_PIXELS and at most PICTURE_BYTES
 * @throws RefusedPicture if it cannot be decoded, has a refused format, or another format than declared
 */
export async function preparePicture(sent: File | string): Promise<Buffer> {
	const { type, bytes } = typeof sent === "string" ? readDataUrl(sent) : await readFile(sent);
	const kind = kindOf(bytes);
	if (kind === "heic") throw refusal(text.heic);
	if (!kind) throw refusal(text.kind);
	if (type && type !== "application/octet-stream" && type.replace("image/jpg", "image/jpeg") !== `image/${kind}`)
		throw refusal(text.lies);
	return limitConcurrency(() => encode(bytes));
}

async function encode(bytes: Uint8Array): Promise<Buffer> {
	const { PICTURE_PIXELS: side, PICTURE_BYTES: most } = environment;
	const picture = sharp(bytes, { limitInputPixels: pixelLimit, failOn: "truncated" })
		.timeout({ seconds: secondsLimit })
		.autoOrient()
		.resize(side, side, { fit: "cover" });
	try {
		for (const quality of [82, 60, 35, 10]) {
			const encoded = await picture.clone().webp({ quality }).toBuffer();
			if (encoded.byteLength <= most) return encoded;
		}
	} catch (error) {
		throw refusal(/pixel limit/i.test(String(error)) ? text.tooLarge : text.broken);
	}
	throw refusal(text.tooLarge);
}

/** Detects the format by magic bytes: sharp would also accept formats that are not wanted, such as SVG. */
function kindOf(bytes: Uint8Array): "jpeg" | "png" | "webp" | "heic" | null {
	const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
	if (start.startsWith("\xff\xd8\xff")) return "jpeg";
	if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
	if (start.startsWith("RIFF") && start.endsWith("WEBP")) return "webp";
	return isHeic(bytes) ? "heic" : null;
}

function readDataUrl(url: string) {
	const comma = url.indexOf(",");
	const head = /^data:([\w.+-]+\/[\w.+-]+)?(;[\w=.+-]+)*;base64$/i.exec(url.slice(0, Math.max(0, comma)).slice(0, 200));
	const data = url.slice(comma + 1);
	if (!head || !/^[A-Za-z0-9+/]+={0,2}$/.test(data)) throw refusal(text.broken);
	return { type: head[1]?.toLowerCase() ?? "", bytes: Buffer.from(data, "base64") };
}

const readFile = async (file: File) => ({
	type: file.type.toLowerCase(),
	bytes: Buffer.from(await file.arrayBuffer()),
});
