import { z } from "zod";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { makePasswordSlip } from "@/lib/office/staff/set-password";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("staff-password"),
	body: z.object({ id: z.int().positive() }),
	answer: z.object({
		success: z.literal(true),
		slip: z.object({
			school: z.string(),
			name: z.string(),
			username: z.string().nullable(),
			email: z.string().nullable(),
			password: z.string(),
		}),
	}),
	handle: async ({ who, body }) => ({ success: true as const, slip: await makePasswordSlip(who, body.id) }),
});
