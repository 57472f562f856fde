import { z } from "zod";
import { backupFailures, backupOfficeText } from "@/lib/bengali/office/backup";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { backupProgress } from "@/lib/office/backup/backups";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: staffFor("backup"),
	answer: z.object({ success: z.literal(true), running: z.boolean(), failed: z.boolean(), message: z.string() }),
	handle: async () => {
		const { running, outcome = "other" } = backupProgress();
		const message = outcome === "made" ? backupOfficeText.made : backupFailures[outcome].bengali;
		return { success: true as const, running, failed: outcome !== "made", message };
	},
});
