/**
 * Guard for Payload's REST routes. Payload reads a body of any size before it authenticates, and some of its endpoints
 * are public; here everything but the login requires a session before the body is read, and endpoints that the back
 * office does not use are closed (staff-doors.ts). What changes something, and the login, is not admitted from pages of
 * other sites: Payload compares the origin only where SITE_URL is set.
 */
import "server-only";
import { bodyBytes, staffUploadBytes } from "@/lib/contract/body-limits.js";
import { requireStaff } from "@/lib/office/guard";
import { staffText } from "@/lib/office/words/staff";
import { formOf, readBytes } from "../body";
import { CallError, failure, reply } from "../failure";
import { requireOwnSite } from "../own-site";
import { refuseClosedDoor } from "./doors";
import { signIn } from "./login";
import { countGuesses } from "./own-login";
import { guardPersons } from "./persons";
import { methodOf, refuseBody, refuseLongQuery } from "./requests";

type Context = { params: Promise<{ slug: string[] }> };
type RestHandler = (request: Request, context: Context) => Promise<Response>;

const loginPath = "staff/login";

/** What an account may ask for that must set up its second factor, or replace its password from a slip, first. */
const ofSession = ["staff/me", "staff/logout", "staff/refresh-token"];

/** @returns the guarded handler: 401 without a session, 413 for a large body, with Bengali messages */
export const staffRest =
	(handler: RestHandler): RestHandler =>
	async (request, context) => {
		let signedIn = false;
		try {
			const { slug } = await context.params;
			if (!isRead(request)) requireOwnSite(request.headers);
			const path = slug.join("/");
			if (request.method === "POST" && path === loginPath)
				return await signIn(request, (login) => handler(login, context));
			const isOfSession = ofSession.includes(path);
			const staff = await requireStaff(request.headers, {
				setsUp: isOfSession,
				replacesSlip: ({ id }) => isOfSession || (request.method === "PATCH" && path === `staff/${id}`),
			});
			signedIn = true;
			refuseClosedDoor(methodOf(request), slug);
			refuseLongQuery(new URL(request.url).searchParams);
			const { checked, fields } = await withCheckedBody(request);
			const answer = await countGuesses(request, { staff, slug, fields }, () => handler(checked, context));
			return await guardPersons(staff, slug, answer);
		} catch (error) {
			const tooLarge = error instanceof CallError && error.status === 413;
			return signedIn && tooLarge && isForm(request) ? largeFile() : failure(error, signedIn);
		}
	};

const isRead = ({ method }: Request) => ["GET", "HEAD", "OPTIONS"].includes(method);

const isForm = (request: Request) =>
	Boolean(request.headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data"));

/** @returns 413 in the format of Payload's validation errors, so that its forms show the message at the field */
function largeFile(): Response {
	const message = staffText.errors.fileTooLarge(Math.floor(staffUploadBytes / 1024 / 1024));
	const errors = [{ path: "file", label: staffText.fields.file, message }];
	return reply(413, { success: false, errors: [{ message, data: { errors } }] });
}

/**
 * Buffers the body up to the limit; Payload would buffer it anyway.
 * @returns the request with that body, and the fields that it holds as JSON: what changes something has some, be it none
 * @throws CallError 400, 413; SchoolError "invalid"
 */
async function withCheckedBody(request: Request): Promise<{ checked: Request; fields?: unknown }> {
	const { url, method, signal } = request;
	const isChange = ["POST", "PATCH"].includes(method) && methodOf(request) === method;
	if (!request.body && !isChange) return { checked: request };
	const bytes = await readBytes(request, isForm(request) ? staffUploadBytes : bodyBytes);
	const fields = await refuseBody(bytes, request);
	if (!isChange || fields !== undefined)
		return { checked: new Request(url, { method, headers: request.headers, signal, body: bytes }), fields };
	// Payload reads fields of what has none.
	const headers = new Headers(request.headers);
	const body = await withFields(bytes, headers);
	return { checked: new Request(url, { method, headers, signal, body }), fields: {} };
}

/** @param headers of the request, which get the type of the new body */
async function withFields(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Promise<string | FormData> {
	const type = headers.get("content-type") ?? "";
	for (const name of ["content-type", "content-length"]) headers.delete(name);
	if (type.toLowerCase().startsWith("multipart/form-data")) {
		const form = await formOf(bytes, type);
		form.set("_payload", "{}");
		return form;
	}
	headers.set("Content-Type", "application/json");
	return "{}";
}
