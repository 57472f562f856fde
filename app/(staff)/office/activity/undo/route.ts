import { z } from "zod";
import { activityText } from "@/lib/bengali/office/activity";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { undoAct } from "@/lib/office/activity/undo";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("activity"),
	body: z.object({ id: z.int().positive() }),
	answer: z.object({ success: z.literal(true), message: z.string() }),
	handle: async ({ who, body }) => {
		await undoAct(who, body.id);
		return { success: true as const, message: activityText.undone };
	},
});
