/** Gives the pictures that pages begin with and that were uploaded before there was a size for the HTML this size, once. */
import type { Payload } from "payload";
import { inlineSizeOf } from "@/lib/cms/collections/inline-size";
import { expireEverywhere } from "@/lib/cms/expire";
import { rows, sql } from "@/lib/data/sql";
import { fileStore, readBytes } from "@/lib/files/store";

/** A picture whose file is missing, or that does not fit in any quality, stays without. */
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
