import "server-only";
import { type OfficeCalls, officeCall } from "../calls";
import { compareWithNewest } from "./newest";
import { notePresence } from "./presence";
import { compareAnswer, compareSchema, presenceAnswer, presenceSchema } from "./schema";

export const calls: OfficeCalls<"editing"> = {
	compare: officeCall({
		input: compareSchema,
		answer: compareAnswer,
		run: ({ input: { mine, ...record }, who }) => compareWithNewest(who, record, mine),
	}),
	presence: officeCall({
		input: presenceSchema,
		answer: presenceAnswer,
		run: async ({ input: { isWriting, ...record }, who }) => ({
			others: await notePresence(who, record, isWriting),
		}),
	}),
};
