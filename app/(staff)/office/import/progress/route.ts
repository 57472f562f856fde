import { z } from "zod";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { importProgress } from "@/lib/office/import/imports";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: staffFor("import"),
	answer: z.object({ success: z.literal(true), state: z.string(), done: z.number(), all: z.number() }),
	handle: async () => ({ success: true as const, ...(await importProgress()) }),
});
