import { z } from "zod";
import { importText } from "@/lib/bengali/import";
import { idField } from "@/lib/contract/input";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { UndoRefused, undoRun } from "@/lib/office/import/undo";

/** Students named in the answer; more are counted. */
const mostHolds = 100;

const hold = z.object({ title: z.string(), reason: z.string() });

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("import"),
	body: z.object({ id: idField }),
	answer: z.object({ success: z.boolean(), message: z.string(), holds: z.array(hold) }),
	handle: async ({ body: { id }, who }) => {
		try {
			await undoRun(id, who);
			return { success: true, message: importText.past.undone, holds: [] };
		} catch (error) {
			if (!(error instanceof UndoRefused)) throw error;
			const { holds } = error;
			return { success: false, message: importText.past.refused(holds.length), holds: holds.slice(0, mostHolds) };
		}
	},
});
