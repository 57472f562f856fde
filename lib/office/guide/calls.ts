import "server-only";
import { z } from "zod";
import { type OfficeCalls, officeCall } from "../calls";
import { chapterOf } from "./guide";

/** Below `/admin`; the start page is empty. */
const chapterSchema = z.object({ page: z.string().max(300) });

const chapterAnswer = z.object({
	/** Its heading's id on `/admin/guide`. */
	id: z.string(),
	title: z.string(),
	/** HTML, from a file of the project. */
	html: z.string(),
});

export type Chapter = z.output<typeof chapterAnswer>;

export const calls: OfficeCalls<"guide"> = {
	chapter: officeCall({
		method: "GET",
		input: chapterSchema,
		answer: chapterAnswer,
		run: ({ input }) => chapterOf(input.page),
	}),
};
