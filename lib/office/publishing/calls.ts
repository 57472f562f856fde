import "server-only";
import { type OfficeCalls, redirectCall } from "../calls";
import { sitePageSchema } from "./schema";
import { getSitePath } from "./site-pages";

export const calls: OfficeCalls<"publishing"> = {
	/** Redirects from a record in the back office to its public page or, while it is not public, to its preview. */
	"site-page": redirectCall({
		input: sitePageSchema,
		run: async ({ input: { collection, id } }) => (await getSitePath(collection, id)) ?? `/preview/${collection}/${id}`,
	}),
};
