/**
 * What may be POSTed to a page. Next reads the body of a multipart POST to any page before any code of ours runs, to
 * see whether it is a Server Action; so a request that no form of ours sends is refused by its address and length
 * alone, and only a few large ones are read at once.
 */
import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { environment } from "@/lib/environment";
import { clientAddress } from "./client-address";

/** Why a POST is refused: the last part of the path that answers it (app/form-refused). */
export const refusals = { method: 405, size: 413, busy: 503 } as const;
export type PostRefusal = keyof typeof refusals;

const refusalPath = (refusal: PostRefusal) => `/form-refused/${refusal}`;

/** Pages with a form that is sent without JavaScript, and the bytes that it may have. */
const formBytes = new Map([
	["/student-result", environment.BODY_BYTES],
	["/student/student-application-form", environment.BODY_BYTES + environment.UPLOAD_BYTES],
]);

/** Route handlers count for themselves what they read. */
const readsItsOwn = /^\/(api|cms|office)(\/|$)/;

/** The back office's own actions; Next's default for their size. */
const office = /^\/admin(\/|$)/;
const officeBytes = 1024 * 1024;

/** A large body is held in memory about three times while it is parsed. */
const mostLarge = 8;
const mostLargePerAddress = 4;

type Post = { path: string; bytes: number; address: string };

/** @returns a judge of POSTs that knows which large ones are being read */
export function postGate() {
	const reading = new Map<string, number>();
	const total = () => [...reading.values()].reduce((sum, count) => sum + count, 0);

	/** @returns why it is refused, or what to call when it has been answered */
	return ({ path, bytes, address }: Post): PostRefusal | (() => void) => {
		const most = office.test(path) ? officeBytes : formBytes.get(path);
		if (most === undefined) return "method";
		// Browsers always name the length of a form.
		if (!(bytes <= most)) return "size";
		if (bytes <= environment.BODY_BYTES) return () => {};
		const own = reading.get(address) ?? 0;
		if (own >= mostLargePerAddress || total() >= mostLarge) return "busy";
		reading.set(address, own + 1);
		return () => {
			const left = (reading.get(address) ?? 1) - 1;
			if (left > 0) reading.set(address, left);
			else reading.delete(address);
		};
	};
}

/** @returns the path as Next resolves it: dots, backslashes and their encodings are no way round the rules */
function pathOf(url: string): string {
	try {
		return new URL(url, "http://site.invalid").pathname;
	} catch {
		return "";
	}
}

const addressOf = ({ headers }: IncomingMessage) =>
	clientAddress({ headers: new Headers({ "x-forwarded-for": String(headers["x-forwarded-for"] ?? "") }) });

const judge = postGate();

/** Sends a POST that no form of ours sends to the path that refuses it. Call with every request, before Next sees it. */
export function guardPagePost(request: IncomingMessage, response: ServerResponse): void {
	if (request.method !== "POST") return;
	const path = pathOf(request.url ?? "");
	if (readsItsOwn.test(path)) return;
	const { "content-length": length, "transfer-encoding": chunked } = request.headers;
	const bytes = chunked ? Number.NaN : Number(length ?? 0);
	const judged = judge({ path, bytes, address: addressOf(request) });
	if (typeof judged === "string") request.url = refusalPath(judged);
	else response.once("close", judged);
}
