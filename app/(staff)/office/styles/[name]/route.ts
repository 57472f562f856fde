import { z } from "zod";
import { call } from "@/lib/http/call";
import { getStylesheet } from "@/lib/office/stylesheets";

// Public: the login page uses them, and they are the same for every school.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: "public",
	params: z.object({ name: z.string() }),
	answer: z.instanceof(Response),
	handle: async ({ params }) =>
		new Response(getStylesheet(params.name), {
			headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "public, max-age=31536000, immutable" },
		}),
});
