import { codeParams, sheetCodeAnswer } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { ownApplication } from "@/lib/http/guards";
import { qrCodeOf } from "@/lib/http/sheet-codes";
import { applicationToken } from "@/lib/school/sheet-codes";

/** The QR code of an application's sheet, for whom the sheet is open. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	params: codeParams("student_id"),
	access: ownApplication,
	answer: sheetCodeAnswer,
	handle: async ({ who }, request) => ({ image: await qrCodeOf(request, await applicationToken(who.application)) }),
});
