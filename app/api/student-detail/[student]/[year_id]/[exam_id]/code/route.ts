import { z } from "zod";
import { sheetParams } from "@/lib/contract/results";
import { call } from "@/lib/http/call";
import { sheetsOf } from "@/lib/http/proofs";
import { sendQrCode } from "@/lib/http/sheet-codes";
import { resultToken } from "@/lib/school/sheet-codes";

/** The QR code of a grade sheet, as public as the sheet. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	params: sheetParams,
	access: "public",
	limit: sheetsOf,
	answer: z.instanceof(Response),
	handle: async ({ params }, request) => {
		const token = await resultToken(params);
		return token ? sendQrCode(request, token) : null;
	},
});
