import { z } from "zod";
import { staffText } from "@/lib/bengali/staff";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { endOtherSessions } from "@/lib/office/staff/sessions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("sessions"),
	answer: z.object({ success: z.literal(true), message: z.string() }),
	handle: async ({ who }) => {
		await endOtherSessions(who);
		return { success: true as const, message: staffText.sessions.ended };
	},
});
