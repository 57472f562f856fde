import { z } from "zod";
import { longestRequest } from "@/lib/contract/data-requests";
import { idField, linesField } from "@/lib/contract/input";

/** An answer to the family, or reopening a request that was answered. */
export const requestActSchema = z.discriminatedUnion("act", [
	z.object({
		act: z.enum(["done", "refused"]),
		id: idField,
		answer: linesField(longestRequest),
	}),
	z.object({ act: z.literal("open"), id: idField }),
]);
export type RequestAct = z.output<typeof requestActSchema>;

/** Whether the data of a student, named by the record's id, is kept without being used. */
export const restrictSchema = z.object({ id: idField, restricted: z.boolean() });
export type Restrict = z.output<typeof restrictSchema>;
