/**
 * Pictures uploaded before originals were kept are WebP. Gives each a JPEG for downloads, once; the WebP stays as the
 * size that pages show, so URLs in use still lead to it.
 */
import path from "node:path";
import type { Payload } from "payload";
import sharp from "sharp";
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

/** Converts all that are left; a picture whose file is missing stays as it is. */
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
