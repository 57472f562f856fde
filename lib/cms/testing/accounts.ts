import { createLocalReq, loginOperation, type Payload } from "payload";
import type { Staff } from "@/lib/cms/payload-types";
import { rows, sql } from "@/lib/data/sql";

export const accountPassword = "নদীর পাড়ে আমার ঘর";

/** @returns a new account, as `user` of a call */
export async function makeAccount(payload: Payload, username: string, more: Partial<Staff> = {}) {
	const data = { name: username, username, password: accountPassword, role: "clerk" as const, ...more };
	return { ...(await payload.create({ collection: "staff", data, depth: 0 })), collection: "staff" as const };
}

/** @returns a head account, made when there is none */
export async function headAccount(payload: Payload) {
	const where = { role: { equals: "head" } };
	const { docs } = await payload.find({ collection: "staff", where, depth: 0, limit: 1 });
	const [head] = docs;
	return head ? { ...head, collection: "staff" as const } : makeAccount(payload, "head", { role: "head" });
}

/** @returns the token of a new session, which no response has: Payload's login hands it out in the cookie alone */
export async function newToken(payload: Payload, data: { username?: string; email?: string; password?: string }) {
	const collection = payload.collections.staff;
	const credentials = { password: accountPassword, ...data } as Parameters<typeof loginOperation>[0]["data"];
	const req = await createLocalReq({}, payload);
	const { token } = await loginOperation({ collection, data: credentials, overrideAccess: true, req });
	if (!token) throw new Error("The login made no token.");
	return token;
}

type Handler = (request: Request, of: { params: Promise<{ slug: string[] }> }) => Promise<Response>;
type Sent = { token?: string; headers?: Record<string, string>; body?: unknown };

/** Asks Payload's REST API. @param handlers of its route @param body sent as JSON, a text as it is */
export function askRest<Method extends string>(
	handlers: Record<Method, Handler>,
	method: Method,
	address: string,
	{ token, headers, body }: Sent = {},
): Promise<Response> {
	const url = new URL(`http://school.example/cms/${address}`);
	const request = new Request(url, {
		method,
		headers: { "Content-Type": "application/json", ...(token && { Authorization: `JWT ${token}` }), ...headers },
		...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
	});
	return handlers[method](request, { params: Promise.resolve({ slug: url.pathname.split("/").slice(2) }) });
}

/** Lets all sessions pass where they must have proved themselves a short time before. */
export async function proveAllSessions(payload: Payload): Promise<void> {
	const until = new Date(Date.now() + 60 * 60_000).toISOString();
	await rows(
		payload,
		sql`INSERT INTO step_ups (session_id, staff_id, until) SELECT id, _parent_id, ${until} FROM staff_sessions`,
	);
}
