import "server-only";
import { z } from "zod";
import { recordDone } from "../activity/record";
import { done, doneAnswer, doneCall, fileCall, type OfficeCalls, officeCall } from "../calls";
import { backupProgress, findBackup, startBackup } from "./backups";
import { makeRecoverySheet, startSealing } from "./sealing";
import { backupFailures, backupOfficeText, sealingText } from "./text";

/** What is printed once: the key opens sealed backups, and is stored nowhere. */
const recoverySheetSchema = z.object({
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

const sealSchema = z.object({ recipient: z.string().max(200) });

export const calls: OfficeCalls<"backup"> = {
	start: officeCall({
		answer: doneAnswer.extend({ since: z.iso.datetime() }),
		run: async ({ who }) => {
			const since = startBackup();
			await recordDone(who, { action: "backup", kind: "backup", title: backupOfficeText.title });
			return { ...done(backupOfficeText.started), since };
		},
	}),
	progress: officeCall({
		method: "GET",
		input: z.object({ since: z.iso.datetime() }),
		answer: doneAnswer.extend({ running: z.boolean(), failed: z.boolean() }),
		run: async ({ input }) => {
			const { running, outcome } = await backupProgress(input.since);
			const message = outcome === "made" ? backupOfficeText.made : backupFailures[outcome].bengali;
			return { ...done(message), running, failed: outcome !== "made" };
		},
	}),
	/** POST, because each answer is a new key. */
	"new-key": officeCall({
		stepUp: {},
		answer: recoverySheetSchema,
		run: makeRecoverySheet,
	}),
	seal: doneCall({
		stepUp: {},
		input: sealSchema,
		said: sealingText.started,
		run: ({ input: { recipient }, who }) => startSealing(recipient, who),
	}),
	file: fileCall({
		method: "GET",
		stepUp: {},
		input: z.object({ name: z.string() }),
		run: async ({ input, who }) => {
			const found = await findBackup(input.name);
			await recordDone(who, { action: "download", kind: "backup", title: input.name });
			// Everybody: an act of its own, behind a proof.
			return { name: input.name, ...found, persons: 0 };
		},
	}),
};
