import { z } from "zod";

/** What is printed once: the key opens sealed backups, and is stored nowhere. */
export const recoverySheetSchema = z.object({
	school: z.string(),
	key: z.string(),
	/** Public half of the key. */
	recipient: z.string(),
	/** Tells sheets apart. */
	number: z.string(),
	/** The key as a QR code, a data URL. */
	qr: z.string(),
	made: z.iso.datetime(),
});

export type RecoverySheet = z.infer<typeof recoverySheetSchema>;

export const sealSchema = z.object({ recipient: z.string().max(200) });
