import { z } from "zod";
import { call } from "@/lib/http/call";
import { getStylesheet } from "@/lib/office/stylesheets";
import { plainStyles } from "../plain";

// Public: the login page and the pages outside of the site's frame use them, and they are the same for every school.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: "public",
	params: z.object({ name: z.string() }),
	answer: z.instanceof(Response),
	handle: async ({ params }) => {
		const plain = plainStyles.get(`/office/styles/${params.name}`);
		if (plain)
			return new Response(plain.content(), {
				headers: { "Content-Type": plain.type, "Cache-Control": "public, max-age=3600" },
			});
		return new Response(getStylesheet(params.name), {
			headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "public, max-age=31536000, immutable" },
		});
	},
});
