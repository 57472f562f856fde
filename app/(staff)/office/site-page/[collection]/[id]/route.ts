import { z } from "zod";
import { pageCollections } from "@/lib/cms/page-collections";
import { idField } from "@/lib/contract/input";
import { asciiPath } from "@/lib/contract/paths";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { getSitePath } from "@/lib/office/publishing/site-pages";

/** Leads from a record in the back office to its public page; while it is not public, to its preview. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: staffFor("publishing"),
	params: z.object({ collection: z.enum(pageCollections), id: idField }),
	answer: z.instanceof(Response),
	handle: async ({ params: { collection, id } }) => {
		const path = (await getSitePath(collection, id)) ?? `/preview/${collection}/${id}`;
		return new Response(null, { status: 307, headers: { Location: asciiPath(path), "Cache-Control": "no-store" } });
	},
});
