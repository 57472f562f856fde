/** The size of a picture that a page has in its HTML (media-sizes.ts): all pictures have one limit, not one quality. */
import path from "node:path";
import type { CollectionBeforeChangeHook } from "payload";
import { encodeInline } from "@/lib/files/pictures/inline-size";
import type { Media } from "../payload-types";
import { noSize } from "./media-files";

/** @returns the record's description of the size, and its bytes; null if none fits */
export async function inlineSizeOf(filename: string, picture: Buffer) {
	const made = await encodeInline(picture);
	return (
		made && {
			data: made.data,
			size: {
				filename: `${path.parse(filename).name}-inline.webp`,
				mimeType: "image/webp",
				filesize: made.data.length,
				width: made.info.width,
				height: made.info.height,
			},
		}
	);
}

/** A beforeChange hook of `media`: media-files.ts then stores the file with those of the other sizes. */
export const fitInline: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
	const { file, payloadUploadSizes: bytes } = req;
	if (!file || !data.filename || !bytes?.inline) return data;
	const made = await inlineSizeOf(data.filename, file.data);
	if (made) bytes.inline = made.data;
	else delete bytes.inline;
	return { ...data, sizes: { ...data.sizes, inline: made?.size ?? noSize } };
};
