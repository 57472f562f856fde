/** QR codes of printed papers, and the check of the token in the URL that a code opens. */
import "server-only";
import { verifyPath } from "@/lib/contract/paths";
import { qrCode, qrCodeUrl } from "@/lib/files/pictures/qr-code";
import { addressByHost } from "@/lib/school/settings";
import { checkSheetToken, type SheetState } from "@/lib/school/sheet-codes";
import type { Asked } from "./call";
import { CallError } from "./failure";
import { searches } from "./limits";

const addressOf = async (headers: Headers, token: string) =>
	(await addressByHost(headers.get("host"))) + verifyPath(token);

/** @returns a response with the QR code as a picture */
export const sendQrCode = async ({ headers }: Asked, token: string): Promise<Response> =>
	new Response(qrCode(await addressOf(headers, token)), {
		headers: {
			"Content-Type": "image/svg+xml",
			"Cache-Control": "no-store",
			"X-Content-Type-Options": "nosniff",
			"X-Robots-Tag": "noindex",
		},
	});

/** @returns the QR code as a data URL */
export const qrCodeOf = async ({ headers }: Asked, token: string): Promise<string> =>
	qrCodeUrl(await addressOf(headers, token));

type CheckedSheet = SheetState | { state: "refused"; message: string };

/** @returns whether the paper of the token is genuine, see CheckedSheet; "refused" above the rate limit */
export async function checkSheet(headers: Headers, token: string): Promise<CheckedSheet> {
	const request = new Request("http://page.invalid", { headers });
	try {
		return await searches(request, undefined, () => checkSheetToken(token));
	} catch (error) {
		if (error instanceof CallError) return { state: "refused", message: error.message };
		throw error;
	}
}
