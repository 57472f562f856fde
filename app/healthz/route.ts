import { z } from "zod";
import { call } from "@/lib/http/call";
import { unavailableError } from "@/lib/http/call-error";
import { databaseAnswers } from "@/lib/school/health";

/**
 * For a monitor that wakes somebody: 200 if the site works for visitors, so if the database responds, else 503. Nothing
 * should restart the process because of it, since that repairs no database; a process that hangs does not answer at all.
 * Whether this one of several processes should get requests says /readyz.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: "public",
	answer: z.object({ ok: z.literal(true) }),
	handle: async () => {
		if (!(await databaseAnswers())) throw unavailableError();
		return { ok: true as const };
	},
});
