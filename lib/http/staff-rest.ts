/**
 * Guard for Payload's REST routes. Payload reads a body of any size before it authenticates, and some of its endpoints
 * are public; here everything but the login requires a session before the body is read.
 */
import "server-only";
import { environment } from "@/lib/environment";
import { requireStaff } from "@/lib/office/guard";
import { notFoundError } from "@/lib/school/errors";
import { readBytes } from "./body";
import { failure } from "./failure";
import { signIn } from "./staff-login";

type Context = { params: Promise<{ slug: string[] }> };
export type RestHandler = (request: Request, context: Context) => Promise<Response>;

const loginPath = "staff/login";

/** Version ids are numeric; Payload passes anything to the database, which then fails with 500. */
const noVersion = /(^|\/)versions\/(?!\d{1,15}$)/;

/** @returns the guarded handler: 401 without a session, 413 for a large body, with Bengali messages */
export const staffRest =
	(handler: RestHandler): RestHandler =>
	async (request, context) => {
		try {
			const path = (await context.params).slug.join("/");
			if (request.method === "POST" && path === loginPath)
				return await signIn(request, (login) => handler(login, context));
			await requireStaff(request.headers);
			if (noVersion.test(path)) throw notFoundError();
			return await handler(await withBoundedBody(request), context);
		} catch (error) {
			return failure(error);
		}
	};

/** Buffers the body up to the limit; Payload would keep it in memory anyway. */
async function withBoundedBody(request: Request): Promise<Request> {
	if (!request.body) return request;
	const isForm = request.headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data");
	const body = await readBytes(request, isForm ? environment.STAFF_UPLOAD_BYTES : environment.BODY_BYTES);
	const { url, method, headers, signal } = request;
	return new Request(url, { method, headers, signal, body });
}
