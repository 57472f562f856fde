/** What a family asks of the school about its data, from its own profile or application. */
import { z } from "zod";
import { dataRequestText } from "@/lib/bengali/data-requests";
import { optionalLines } from "./input";

/** A copy of the data; a correction; taking consent back; erasing. */
const requestKinds = ["copy", "correct", "withdraw", "erase"] as const;
export type RequestKind = (typeof requestKinds)[number];

export const longestRequest = 1000;

export const dataRequestSchema = z
	.object({
		kind: z.enum(requestKinds, dataRequestText.required.kind),
		text: optionalLines(longestRequest),
	})
	.refine(({ kind, text }) => kind !== "correct" || text, { path: ["text"], error: dataRequestText.correctWhat });
export type DataRequestInput = z.output<typeof dataRequestSchema>;

const requestStates = ["open", "done", "refused"] as const;
export type RequestState = (typeof requestStates)[number];

/** Times are ISO 8601; `until` is the end of the time in which the school answers. */
const dataRequest = z.object({
	id: z.number(),
	kind: z.enum(requestKinds),
	state: z.enum(requestStates),
	at: z.string(),
	until: z.string(),
	/** The school's; null while there is none. */
	answer: z.string().nullable(),
});
export type DataRequest = z.output<typeof dataRequest>;

/** The newest first. */
export const dataRequestsAnswer = z.object({ data: z.array(dataRequest) });
export type DataRequestsAnswer = z.output<typeof dataRequestsAnswer>;

export const sentRequestAnswer = dataRequestsAnswer.extend({ success: z.literal(true), message: z.string() });
export type SentRequestAnswer = z.output<typeof sentRequestAnswer>;
