import { createReadStream } from "node:fs";
import { z } from "zod";
import { call } from "@/lib/http/call";
import { sendContent, webStream } from "@/lib/http/content";
import { staffFor } from "@/lib/http/staff-guards";
import { findBackup } from "@/lib/office/backup/backups";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: staffFor("backup"),
	params: z.object({ name: z.string() }),
	answer: z.instanceof(Response),
	handle: async ({ params }, request) => {
		const { name, bytes, path } = await findBackup(params.name);
		return sendContent(request, {
			size: bytes,
			headers: { "Cache-Control": "no-store" },
			description: { "Content-Type": "application/gzip", "Content-Disposition": `attachment; filename="${name}"` },
			read: (part) => webStream(createReadStream(path, part)),
		});
	},
});
