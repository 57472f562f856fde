/** Requests that no route is made for: Next answers some of them with 500, others as if they were a GET. */
import "server-only";
import type { IncomingMessage } from "node:http";
import { errorText } from "@/lib/bengali/errors";

export type Refusal = { status: 400 | 405; headers: Record<string, string>; body: string };

/** Calls and the back office alone take more than reading. */
const rooms = /^\/(api|cms|admin|office)(?:[/?]|$)/;
/** Which pages take a form is for lib/http/page-posts to say. */
const ofPages = ["GET", "HEAD", "POST"];
const all = [...ofPages, "PUT", "PATCH", "DELETE", "OPTIONS"];

const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

function refusal(status: Refusal["status"], message: string, room: string, more?: Record<string, string>): Refusal {
	const isCall = room === "api" || room === "cms";
	return {
		status,
		headers: { ...headers, ...more, "Content-Type": isCall ? "application/json" : "text/plain; charset=utf-8" },
		body: isCall ? JSON.stringify({ success: false, message }) : message,
	};
}

/**
 * @returns what to answer instead of Next: 400 to a target that is no path (`*`, another server's address), 405 to a
 * method that the path does not take; null when Next is to answer
 */
export function refusalOf({ method = "", url = "" }: Pick<IncomingMessage, "method" | "url">): Refusal | null {
	if (!url.startsWith("/")) return refusal(400, errorText.notFound, "");
	const room = rooms.exec(url)?.[1] ?? "";
	const allowed = room ? all : ofPages;
	if (allowed.includes(method)) return null;
	return refusal(405, errorText.methodNotAllowed, room, { Allow: allowed.join(", ") });
}
