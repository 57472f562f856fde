/**
 * Guesses at the current password, which an account gives to change what it signs in with: they count as failed logins,
 * with the same limits, because whoever finds an open session could try as many here.
 */
import "server-only";
import { z } from "zod";
import { givenPassword } from "@/lib/auth/staff-names";
import type { SignedIn } from "@/lib/office/guard";
import { accountKey, keyNameOf } from "@/lib/office/staff/login-limits";
import { staffLogins } from "./login";

/** What Payload answers if fields are wrong. */
const refusal = z.object({
	errors: z.array(z.object({ data: z.object({ errors: z.array(z.object({ path: z.string() })) }) })),
});

type Sent = { staff: SignedIn; slug: readonly string[]; fields: unknown };

/**
 * Counts `work` as a login if it checks the current password (lib/cms/collections/staff-own-login).
 * @throws CallError 429
 */
export async function countGuesses(request: Request, sent: Sent, work: () => Promise<Response>): Promise<Response> {
	const { staff, slug, fields } = sent;
	const isOwn = slug[0] === "staff" && slug[1] === String(staff.id);
	if (request.method !== "PATCH" || !isOwn || !givenPassword(fields)) return work();
	const { response } = await staffLogins(request, { account: accountKey(keyNameOf(staff)) }, async () => {
		const response = await work();
		return { success: response.ok, wrong: await isWrongPassword(response), response };
	});
	return response;
}

async function isWrongPassword(response: Response): Promise<boolean> {
	if (response.status !== 400) return false;
	const { data } = refusal.safeParse(await response.clone().json());
	return Boolean(data?.errors.some(({ data: { errors } }) => errors.some(({ path }) => path === "currentPassword")));
}
