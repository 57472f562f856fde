/** Sign-in to the back office: Payload's login behind the same rate limits as the students'. */
import "server-only";
import pLimit from "p-limit";
import { z } from "zod";
import { normalise } from "@/lib/bengali/normalise";
import { environment } from "@/lib/environment";
import { accountKey } from "@/lib/office/login-limits";
import { invalidError } from "@/lib/school/errors";
import { readBody } from "./body";
import { staffLogins } from "./limits";

// Payload reads an account's list of sessions and writes it back whole: of two logins at once, one session would be lost.
const oneAtATime = pLimit(1);

const loginSchema = z.object({
	email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
	password: z.string().min(1).max(environment.PASSWORD_MAX).transform(normalise),
});

/**
 * Applies the rate limit, then lets Payload check the password.
 * @param login Payload's login handler; it gets a request with only the e-mail address and the password
 * @returns Payload's response: the same for an unknown address, a wrong password and a locked account
 * @throws CallError 400, 413, 429; SchoolError "invalid" for a malformed address or password
 */
export async function signIn(request: Request, login: (request: Request) => Promise<Response>): Promise<Response> {
	const { email, password } = await readLogin(request);
	const { response } = await staffLogins(request, { account: accountKey(email) }, async () => {
		const response = await oneAtATime(() => login(loginRequest(request, { email, password })));
		return { success: response.ok, wrong: response.status === 401, response };
	});
	return response;
}

async function readLogin(request: Request): Promise<z.infer<typeof loginSchema>> {
	const { _payload: json, ...fields } = await readBody(request, environment.BODY_BYTES);
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

function loginRequest(request: Request, fields: z.infer<typeof loginSchema>): Request {
	const { origin, pathname } = new URL(request.url);
	const headers = { "Content-Type": "application/json" };
	return new Request(origin + pathname, { method: "POST", headers, body: JSON.stringify(fields) });
}
