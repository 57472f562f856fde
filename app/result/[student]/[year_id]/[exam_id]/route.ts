import { z } from "zod";
import { asciiPath, resultTextPath } from "@/lib/contract/paths";
import { proofSchema, sheetParams } from "@/lib/contract/results";
import { call } from "@/lib/http/call";
import { sheetsOf } from "@/lib/http/proofs";
import { sendResultRefusal, sendResultText } from "@/lib/http/result-text";

const page = {
	params: sheetParams,
	access: "public",
	limit: sheetsOf,
	answer: z.instanceof(Response),
	failed: sendResultRefusal,
} as const;

/** A grade sheet as HTML without scripts, with the steps of its grade point average; as public as the sheet. */
export const { GET, PUT, PATCH, DELETE, OPTIONS } = call({
	...page,
	method: "GET",
	handle: async ({ params }, request) => sendResultText(request, params),
});

/**
 * Takes the proof that the page requires after many results for one IP address; a correct one redirects to the page.
 */
export const { POST } = call({
	...page,
	method: "POST",
	body: proofSchema,
	handle: async ({ params: { student, year_id, exam_id } }) => {
		const location = asciiPath(resultTextPath(student, year_id, exam_id));
		return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
	},
});
