import "server-only";
import { type OfficeCalls, officeCall } from "../calls";
import { find } from "./find";
import { findSchema, foundAnswer } from "./schema";

export const calls: OfficeCalls<"find"> = {
	records: officeCall({
		input: findSchema,
		answer: foundAnswer,
		run: async ({ input, who }) => ({ found: await find(input.text, who) }),
	}),
};
