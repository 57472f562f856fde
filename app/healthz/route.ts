import { z } from "zod";
import { call } from "@/lib/http/call";
import { unavailableError } from "@/lib/http/call-error";
import { databaseAnswers } from "@/lib/school/health";

/**
 * Health check for a monitor that alerts a person: 200 if the database responds, so that the site works for visitors,
 * else
 * 503. It should not trigger a restart of the process, which would not repair the database; a process that hangs does
 * not respond at all. A load balancer should ask /readyz instead, which tells whether this process may get requests.
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
