import { z } from "zod";
import { backupOfficeText } from "@/lib/bengali/office/backup";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { startBackup } from "@/lib/office/backup/backups";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("backup"),
	answer: z.object({ success: z.literal(true), message: z.string() }),
	handle: async () => {
		startBackup();
		return { success: true as const, message: backupOfficeText.started };
	},
});
