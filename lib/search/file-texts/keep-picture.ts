/** Stores the first page of a PDF file as the sizes of its upload, as if it were a picture. */
import path from "node:path";
import type { Payload } from "payload";
import { listOf, rows, sql } from "@/lib/data/sql";
import { mediaSizes } from "@/lib/files/media-sizes";
import { fileStore } from "@/lib/files/store";
import type { DrawnPage, DrawnSize } from "./picture";

const typeOf = { webp: "image/webp", jpeg: "image/jpeg" } as const;
const endOf = { webp: ".webp", jpeg: ".jpg" } as const;

type Size = (typeof mediaSizes)[number];

/** The upload's own name has a random part, so no other upload has this one. */
const nameOf = (filename: string, { formatOptions: { format } }: Size, { width, height }: DrawnSize) =>
	`${path.parse(filename).name}-${width}x${height}${endOf[format]}`;

function columnsOf(
	{ name, formatOptions: { format } }: Size,
	filename: string,
	{ width, height }: DrawnSize,
	bytes: number,
) {
	// Without an address: Payload makes it from the name.
	const values = { filename, mime_type: typeOf[format], filesize: bytes, width, height, url: null };
	return Object.entries(values).map(([column, value]) => sql`${sql.identifier(`sizes_${name}_${column}`)} = ${value}`);
}

/**
 * Access, deletion, backups and the cleanup of files know the sizes already,
 * because they are those of pictures.
 * @param file its record and name; nothing is kept for one that was deleted or replaced meanwhile
 * @returns whether it is kept: the pages that show the file are then old
 */
export async function keepPicture(
	payload: Payload,
	file: { id: number; filename: string },
	drawn: DrawnPage,
): Promise<boolean> {
	const store = fileStore("media");
	const files = mediaSizes.map((size) => {
		const bytes = Buffer.from(drawn[size.name].data, "base64");
		const name = nameOf(file.filename, size, drawn[size.name]);
		return { name, bytes, columns: columnsOf(size, name, drawn[size.name], bytes.length) };
	});
	// The cleanup removes them if the record is not written.
	for (const { name, bytes } of files) await store.put(name, bytes);
	const columns = listOf(files.flatMap((file) => file.columns));
	const kept = await rows(
		payload,
		sql`UPDATE media SET ${columns} WHERE id = ${file.id} AND filename = ${file.filename} RETURNING id`,
	);
	return kept.length > 0;
}
