/** Gives pictures of older versions, once, what those of this one have when they are uploaded. */
import path from "node:path";
import type { Payload } from "payload";
import sharp from "sharp";
import { inlineSizeOf } from "@/lib/cms/collections/inline-size";
import { expireEverywhere } from "@/lib/cms/expire";
import { rows, sql } from "@/lib/data/sql";
import { fileStore, readBytes } from "@/lib/files/store";

type OldPicture = { id: number; filename: string; filesize: number; width: number; height: number };

/** @returns the name of the JPEG; a transparent picture gets a PNG. Null if the file is missing */
async function writeOriginal(filename: string): Promise<{ name: string; type: string; bytes: number } | null> {
	const store = fileStore("media");
	const data = await readBytes(store, filename);
	if (!data) return null;
	const { isOpaque } = await sharp(data).stats();
	const [extension, type] = isOpaque ? [".jpg", "image/jpeg"] : [".png", "image/png"];
	const name = `${path.parse(filename).name}-original${extension}`;
	const picture = sharp(data);
	const output = await (isOpaque ? picture.jpeg({ quality: 90, mozjpeg: true }) : picture.png()).toBuffer();
	await store.put(name, output);
	return { name, type, bytes: output.length };
}

/**
 * Those that were uploaded before originals were kept are WebP. Each gets a JPEG for downloads; the WebP stays as the size that
 * pages show, so URLs in use still lead to it. One whose file is missing stays as it is.
 */
export async function convertOldPictures(payload: Payload): Promise<void> {
	const old = await rows<OldPicture>(
		payload,
		sql`SELECT id, filename, filesize, width, height FROM media
			WHERE mime_type = 'image/webp' AND sizes_large_filename IS NULL`,
	);
	for (const { id, filename, filesize, width, height } of old) {
		const original = await writeOriginal(filename);
		if (!original) continue;
		await rows(
			payload,
			sql`UPDATE media SET filename = ${original.name}, mime_type = ${original.type}, filesize = ${original.bytes},
				url = NULL, sizes_large_filename = ${filename}, sizes_large_mime_type = 'image/webp',
				sizes_large_filesize = ${filesize}, sizes_large_width = ${width}, sizes_large_height = ${height}
				WHERE id = ${id} AND filename = ${filename}`,
		);
	}
}

/**
 * Those that pages begin with get a size for the HTML. One whose file is missing, or that does not fit in any quality, stays
 * without.
 */
export async function makeInlinePictures(payload: Payload): Promise<void> {
	const store = fileStore("media");
	const found = await rows<{ id: number; filename: string }>(
		payload,
		sql`SELECT id, filename FROM media WHERE sizes_inline_filename IS NULL AND mime_type LIKE 'image/%'
			AND id IN (SELECT picture_id FROM slides UNION SELECT picture_id FROM contents
				UNION SELECT map_picture_id FROM settings)`,
	);
	let made = 0;
	for (const { id, filename } of found) {
		const picture = await readBytes(store, filename);
		const version = picture && (await inlineSizeOf(filename, picture));
		if (!version) continue;
		const { size, data } = version;
		await store.put(size.filename, data);
		await rows(
			payload,
			sql`UPDATE media SET sizes_inline_filename = ${size.filename}, sizes_inline_mime_type = ${size.mimeType},
				sizes_inline_filesize = ${size.filesize}, sizes_inline_width = ${size.width},
				sizes_inline_height = ${size.height} WHERE id = ${id} AND filename = ${filename}`,
		);
		made += 1;
	}
	if (made > 0) await expireEverywhere(payload, ["media"]);
}
