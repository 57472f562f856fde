import { z } from "zod";

/** Below `/admin`; the start page is empty. */
export const chapterSchema = z.object({ page: z.string().max(300) });

export const chapterAnswer = z.object({
	/** Its heading's id on `/admin/guide`. */
	id: z.string(),
	title: z.string(),
	/** HTML, from a file of the project. */
	html: z.string(),
});

export type Chapter = z.output<typeof chapterAnswer>;
