import "server-only";
import { type OfficeCalls, officeCall } from "../calls";
import { chapterOf } from "./guide";
import { chapterAnswer, chapterSchema } from "./schema";

export const calls: OfficeCalls<"guide"> = {
	chapter: officeCall({
		input: chapterSchema,
		answer: chapterAnswer,
		run: ({ input }) => chapterOf(input.page),
	}),
};
