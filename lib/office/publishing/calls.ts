import "server-only";
import { type OfficeCalls, officeCall, redirectCall } from "../calls";
import { getAnnouncement } from "./announcement";
import { proposeTitle } from "./file-title";
import { announcedSchema, announcementAnswer, fileTitleAnswer, fileTitleSchema, sitePageSchema } from "./schema";
import { getSitePath } from "./site-pages";

export const calls: OfficeCalls<"publishing"> = {
	/** Redirects from a record in the back office to its public page or, while it is not public, to its preview. */
	"site-page": redirectCall({
		input: sitePageSchema,
		run: async ({ input: { collection, id } }) => (await getSitePath(collection, id)) ?? `/preview/${collection}/${id}`,
	}),
	/** The title that a file proposes for its notice. */
	"file-title": officeCall({
		input: fileTitleSchema,
		answer: fileTitleAnswer,
		run: async ({ input: { id }, who }) => ({ title: await proposeTitle(who, id) }),
	}),
	/** The text with which families are told of a record. */
	announcement: officeCall({
		input: announcedSchema,
		answer: announcementAnswer,
		run: ({ input, site }) => getAnnouncement(input, site),
	}),
};
