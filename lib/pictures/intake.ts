/**
 * The one way by which a family's picture comes in: decoded, turned, cut and encoded anew, so that
 * nothing of the file that was sent is kept, neither its metadata nor what else may hide in it.
 */
import "server-only";
import pLimit from "p-limit";
import sharp from "sharp";
import { studentText } from "@/lib/bengali/students";
import { isHeic } from "@/lib/contract/picture-kind";
import { environment } from "@/lib/environment";

const text = studentText.picture;

/** 50 megapixels: any phone's photo, and no decompression bomb. */
const pixelLimit = 50_000_000;
const secondsLimit = 10;

/** A picture of the full 50 megapixels takes some 200 MB while it is turned. */
const inTurn = pLimit(2);

/** A file that is no picture of a kind that is taken; its message is a Bengali sentence for who sent it. */
export class RefusedPicture extends Error {
	override name = "RefusedPicture";
}

const refusal = (sentence: string) => new RefusedPicture(sentence);

/**
 * @param sent a data URL, or a file of a form
 * @returns a WebP picture of PICTURE_PIXELS × PICTURE_PIXELS and at most PICTURE_BYTES
 * @throws RefusedPicture when it is no picture, one of a refused kind, or not of the kind it says
 */
export async function preparePicture(sent: File | string): Promise<Buffer> {
	const { type, bytes } = typeof sent === "string" ? readDataUrl(sent) : await readFile(sent);
	const kind = kindOf(bytes);
	if (kind === "heic") throw refusal(text.heic);
	if (!kind) throw refusal(text.kind);
	if (type && type !== "application/octet-stream" && type.replace("image/jpg", "image/jpeg") !== `image/${kind}`)
		throw refusal(text.lies);
	return inTurn(() => encode(bytes));
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

/** Looks at the bytes themselves: sharp would also try formats that have no business here, such as SVG. */
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
