import { z } from "zod";
import { call } from "@/lib/http/call";
import { unavailableError } from "@/lib/http/call-error";
import { databaseAnswers } from "@/lib/school/health";

/** Health check for monitors: 200 if the database responds, else 503. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: "public",
	answer: z.object({ ok: z.literal(true) }),
	handle: async () => {
		if (!(await databaseAnswers())) throw unavailableError();
		return { ok: true as const };
	},
});
