/** For whom backups are sealed. It is in the database, so that it holds for all processes and after a restore. */
import type { Payload } from "payload";
import { z } from "zod";

/** Key of the entry in Payload's key-value store. */
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

/** SQL for both databases; its one column is the recipient, without rows there is none. */
export const recipientQuery = `SELECT data ->> 'recipient' FROM payload_kv WHERE key = '${sealingEntry}'`;
