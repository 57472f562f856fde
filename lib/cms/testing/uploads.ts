/** Uploaded pictures for tests. */
import path from "node:path";
import type { Payload } from "payload";
import sharp, { type Sharp } from "sharp";
import type { Media } from "@/lib/cms/payload-types";

let uploads = 0;

/** Uploads a picture; by default a photo, each in another colour. */
export async function uploadPicture(payload: Payload, image?: Sharp, mimetype = "image/jpeg", name = "স্ক্যান.jpg") {
	uploads += 1;
	const plain = sharp({ create: { width: 700, height: 9, channels: 3, background: { r: uploads, g: 3, b: 8 } } });
	const data = await (image ?? plain.jpeg()).toBuffer();
	const file = { data, mimetype, name: `${uploads}-${name}`, size: data.length };
	return payload.create({ collection: "media", data: { alt: "ছবি" }, file });
}

/** @returns the names of an upload's files, in all sizes */
export const filesOf = ({ filename, sizes }: Media): string[] =>
	[filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => typeof name === "string");

export const inMedia = (name: string) => path.join(process.env.DATA_DIR ?? "", "media", name);
