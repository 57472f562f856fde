/** Sign-in to the back office: Payload's login behind the same rate limits as the students'. */

import "server-only";
import pLimit from "p-limit";
import { z } from "zod";
import { passwordMax } from "@/lib/auth/passwords";
import { readLoginName } from "@/lib/auth/staff-names";
import { normalise } from "@/lib/bengali/normalise";
import { bodyBytes } from "@/lib/contract/body-limits.js";
import { describeError } from "@/lib/machine/log";
import { recordFailedLogin } from "@/lib/office/activity/record";
import { findStaff } from "@/lib/office/guard";
import { endFormerSession } from "@/lib/office/sessions/sessions";
import { accountKey, findAccount, keyNameOf, staffLoginLimit } from "@/lib/office/staff/login-limits";
import { invalidError } from "@/lib/school/errors";
import { records } from "@/lib/school/query";
import { readBody } from "../body";
import { countedGuesses, guessCounters } from "../limits";

/** Of the whole back office: at its door, and where an account changes its own login. */
export const staffLogins = countedGuesses(
	guessCounters(staffLoginLimit, "account", "wrongStaffPasswords"),
	({ account }: { account: string }) => account,
);

// Payload reads an account's list of sessions and writes it back whole: of two logins at once, one session would be lost.
const oneAtATime = pLimit(1);

const nameSchema = z.string().max(254).transform(readLoginName).pipe(z.string());

const password = z.string().min(1).max(passwordMax).transform(normalise);

/** Of the second factor (lib/cms/second-factor/login), as it was typed. */
const code = z.string().max(100).optional();

/** The login form sends what was typed as `username`; other clients may send `email`. */
const loginSchema = z.union([
	z.object({ username: nameSchema, password, code }).transform(({ username: name, ...rest }) => ({ name, ...rest })),
	z.object({ email: nameSchema, password, code }).transform(({ email: name, ...rest }) => ({ name, ...rest })),
]);

/**
 * Applies the rate limit, then lets Payload check password and code.
 * @param login Payload's login handler; it gets a request with only the name, the password and the code
 * @returns Payload's response: the same for an unknown name, a wrong password and a locked account; 403 for a right
 * password without the code of a second factor
 * @throws CallError 400, 413, 429; SchoolError "invalid" for a malformed name or password
 */
export async function signIn(request: Request, login: (request: Request) => Promise<Response>): Promise<Response> {
	const fields = await readLogin(request);
	const account = await findAccount(await records(), fields.name);
	const { response } = await staffLogins(request, { account: limitKeyOf(fields.name, account) }, async () => {
		const response = await oneAtATime(async () => {
			const former = await formerOf(request.headers);
			const response = await login(loginRequest(request, fields));
			if (response.ok && former) await endFormerSession(former);
			return response;
		});
		const wrong = response.status === 401;
		if (wrong && account) noteFailure(account, request.headers);
		// Asking for the code is neither: who knows the password could reset the count of wrong codes by it.
		return { success: response.ok, wrong, undecided: !response.ok && !wrong, response };
	});
	return response;
}

/** The session of the browser's cookie, which the login replaces: nobody could end it any more but in the list of all. */
function formerOf(headers: Headers) {
	const own = new Headers();
	// Payload looks at the others before it takes the cookie.
	for (const name of ["cookie", "origin", "sec-fetch-site"]) {
		const value = headers.get(name);
		if (value) own.set(name, value);
	}
	return own.has("cookie") ? findStaff(own) : null;
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** One key for both names of an account: otherwise each could be guessed at as often as the limit allows. */
const limitKeyOf = (name: string, account: Account | undefined) => accountKey(account ? keyNameOf(account) : name);

/** Nobody waits for it: otherwise the time of a refusal would tell whether the account exists. */
function noteFailure(account: Account, headers: Headers): void {
	oneAtATime(() => recordFailedLogin(account, headers)).catch((error: unknown) => console.error(describeError(error)));
}

async function readLogin(request: Request): Promise<z.infer<typeof loginSchema>> {
	const { _payload: json, ...fields } = await readBody(request, bodyBytes);
	const parsed = loginSchema.safeParse(typeof json === "string" ? parseJson(json) : fields);
	if (!parsed.success) throw invalidError({});
	return parsed.data;
}

/** Payload's forms send their fields as JSON in the field `_payload`. */
function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw invalidError({});
	}
}

/** In the field `email` Payload accepts both names; with `username` its message tells unknown accounts from wrong passwords. */
function loginRequest(request: Request, { name, ...secrets }: z.infer<typeof loginSchema>): Request {
	const { origin, pathname } = new URL(request.url);
	const headers = new Headers({ "Content-Type": "application/json" });
	// Where the login comes from, and at which address of the site (lib/cms/logins).
	for (const name of ["user-agent", "x-forwarded-for", "origin"]) headers.set(name, request.headers.get(name) ?? "");
	return new Request(origin + pathname, { method: "POST", headers, body: JSON.stringify({ email: name, ...secrets }) });
}
