import "server-only";
import { z } from "zod";
import { doneCall, type OfficeCalls } from "../calls";
import { putAway } from "./first-hour";
import { firstHourText as text } from "./text";

/** Whether the list is put away, or brought back. */
const putAwaySchema = z.object({ away: z.boolean() });

export const calls: OfficeCalls<"first-hour"> = {
	"put-away": doneCall({
		input: putAwaySchema,
		run: ({ input: { away } }) => putAway(away),
		said: (_, { away }) => (away ? text.isPutAway : text.isBack),
	}),
};
