/** For whom backups are sealed. It is in the database, so that it holds for all processes and after a restore. */
import { z } from "zod";

/** Key of the entry in Payload's key-value store. */
export const sealingEntry = "backup-sealing";

export const sealingSchema = z.object({
	/** Public half of the key on the recovery sheet. */
	recipient: z.string(),
	since: z.iso.datetime(),
	/** Name of the account that set it. */
	by: z.string(),
});

export type Sealing = z.infer<typeof sealingSchema>;

/** SQL for both databases; its one column is the recipient, without rows there is none. */
export const recipientQuery = `SELECT data ->> 'recipient' FROM payload_kv WHERE key = '${sealingEntry}'`;
