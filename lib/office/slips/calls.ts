import "server-only";
import { type OfficeCalls, officeCall } from "../calls";
import { recordSchema } from "../students/schema";
import { sectionSlipsSchema, slipsAnswer } from "./schema";
import { makeSectionSlips, makeSlip } from "./slips";

export const calls: OfficeCalls<"slips"> = {
	student: officeCall({
		input: recordSchema,
		answer: slipsAnswer,
		run: ({ input: { id }, who, site }) => makeSlip(id, site, who),
		persons: ({ slips }) => slips.length,
	}),
	section: officeCall({
		input: sectionSlipsSchema,
		answer: slipsAnswer,
		run: ({ input, who, site }) => makeSectionSlips(input, site, who),
		persons: ({ slips }) => slips.length,
	}),
};
