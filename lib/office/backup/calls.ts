import "server-only";
import { z } from "zod";
import { backupFailures, backupOfficeText } from "@/lib/bengali/office/backup";
import { done, doneAnswer, fileCall, type OfficeCalls, officeCall } from "../calls";
import { backupProgress, findBackup, startBackup } from "./backups";

export const calls: OfficeCalls<"backup"> = {
	start: officeCall({
		answer: doneAnswer,
		run: async () => {
			startBackup();
			return done(backupOfficeText.started);
		},
	}),
	progress: officeCall({
		answer: doneAnswer.extend({ running: z.boolean(), failed: z.boolean() }),
		run: async () => {
			const { running, outcome = "other" } = backupProgress();
			const message = outcome === "made" ? backupOfficeText.made : backupFailures[outcome].bengali;
			return { ...done(message), running, failed: outcome !== "made" };
		},
	}),
	file: fileCall({
		input: z.object({ name: z.string() }),
		run: async ({ input }) => {
			const { name, bytes: size, path } = await findBackup(input.name);
			return { name, type: "gzip", path, size };
		},
	}),
};
