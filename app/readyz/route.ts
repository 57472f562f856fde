import { randomUUID } from "node:crypto";
import { z } from "zod";
import { call } from "@/lib/http/call";
import { unavailableError } from "@/lib/http/failure";
import { isStopping } from "@/lib/http/shutdown";
import { environment } from "@/lib/machine/environment";
import { isReady } from "@/lib/school/health";

/** Name of this process, by which whoever has started it knows that no other answers. */
const instance = environment.INSTANCE ?? randomUUID();

/** For a proxy or balancer: 200 if it may send requests to this process, else 503. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: "public",
	answer: z.object({ ok: z.literal(true), instance: z.string() }),
	handle: async () => {
		if (isStopping() || !(await isReady())) throw unavailableError();
		return { ok: true as const, instance };
	},
});
