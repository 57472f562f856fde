import "server-only";
import { z } from "zod";
import { longestRequest } from "@/lib/contract/data-requests";
import { idField, linesField } from "@/lib/contract/input";
import { doneCall, type OfficeCalls } from "../calls";
import { actOnRequest } from "./requests";
import { restrict } from "./restriction";
import { dataRequestsOfficeText } from "./text";

const { restriction, saved } = dataRequestsOfficeText;

/** An answer to the family, or reopening a request that was answered. */
const requestActSchema = z.discriminatedUnion("act", [
	z.object({
		act: z.enum(["done", "refused"]),
		id: idField,
		answer: linesField(longestRequest),
	}),
	z.object({ act: z.literal("open"), id: idField }),
]);
export type RequestAct = z.output<typeof requestActSchema>;

/** Whether the data of a student, named by the record's id, is kept without being used. */
const restrictSchema = z.object({ id: idField, restricted: z.boolean() });
export type Restrict = z.output<typeof restrictSchema>;

export const calls: OfficeCalls<"data-requests"> = {
	act: doneCall({
		input: requestActSchema,
		said: saved,
		run: ({ input, who }) => actOnRequest(input, who),
	}),
	restrict: doneCall({
		input: restrictSchema,
		run: ({ input, who }) => restrict(input, who),
		said: (_, { restricted }) => `${restricted ? restriction.done : restriction.lifted}।`,
	}),
};
