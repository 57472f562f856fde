/** What a backup asks the database beside its rows, in SQL for both kinds: for whom it is sealed, which files it has, what time it is. */
import type { Payload } from "payload";
import { z } from "zod";
import { dayLength } from "@/lib/contract/days";
import { mediaFileColumns } from "@/lib/files/media-sizes";

/** Key of the entry in Payload's key-value store, where it holds for all processes and after a restore. */
export const sealingEntry = "backup-sealing";

const sealingSchema = z.object({
	/** Public half of the key on the recovery sheet. */
	recipient: z.string(),
	since: z.iso.datetime(),
	/** Name of the account that set it. */
	by: z.string(),
});

export type Sealing = z.infer<typeof sealingSchema>;

/** @returns null while backups are not sealed */
export async function readSealing({ kv }: Pick<Payload, "kv">): Promise<Sealing | null> {
	return sealingSchema.safeParse(await kv.get(sealingEntry)).data ?? null;
}

/** Its one column is the recipient, without rows there is none. */
export const recipientQuery = `SELECT data ->> 'recipient' FROM payload_kv WHERE key = '${sealingEntry}'`;

/** Columns that hold file names, and the folder of the files. */
const fileColumns = [
	...mediaFileColumns.map((column) => ({ folder: "media", table: "media", column })),
	...["students", "applications"].map((table) => ({ folder: "students", table, column: "picture" })),
];

/** The uploaded files that records reference; its one column is the name of the part. */
export const referencedParts = fileColumns
	.map(
		({ folder, table, column }) =>
			`SELECT '${folder}/' || "${column}" AS part FROM "${table}" WHERE "${column}" IS NOT NULL`,
	)
	.join(" UNION ");

/** Key of the entry in Payload's key-value store. */
export const clockEntry = "clock";

/** Its one column is the time that was seen last, without rows none was. */
const seenQuery = `SELECT data ->> 'seen' FROM payload_kv WHERE key = '${clockEntry}'`;

/** @param textsOf gets the first column of what a statement finds @returns what is read with a snapshot */
export async function askSnapshot(textsOf: (statement: string) => Promise<string[]>) {
	const referenced = await textsOf(referencedParts);
	const [recipient] = await textsOf(recipientQuery);
	const [seen] = await textsOf(seenQuery);
	return { referenced, recipient, seen };
}

/** Further than this the clock does not jump by itself. */
const furthest = 2 * dayLength;

/**
 * Whether the clock stands where the site has seen it last (lib/upkeep/clock). While it does not, nothing is deleted by time:
 * neither what is old, nor backups of which others are of a later week or month.
 * @param seen in milliseconds since 1970
 */
export const isJump = (seen: number): boolean => Math.abs(Date.now() - seen) > furthest;
