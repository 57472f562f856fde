import { z } from "zod";
import { sheetParams } from "@/lib/contract/results";
import { call } from "@/lib/http/call";
import { resultSearches } from "@/lib/http/limits";
import { sendResultText } from "@/lib/http/result-text";

/** A grade sheet as text without scripts, with how its grade point average came about; as public as the sheet. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	params: sheetParams,
	access: "public",
	limit: resultSearches,
	answer: z.instanceof(Response),
	handle: async ({ params }, request) => sendResultText(request, params),
});
