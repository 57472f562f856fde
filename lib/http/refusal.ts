/** Refuses methods and request targets that no route supports: Next answers some with 500, others like GET. */
import "server-only";
import type { IncomingMessage } from "node:http";
import { errorText } from "@/lib/bengali/errors";
import { areas } from "@/lib/contract/routes";

type Refusal = { status: 400 | 405; headers: Record<string, string>; body: string };

/** Only the API and the back office accept other methods. */
const routeHandlers = new RegExp(`^/(${areas.map(({ name }) => name).join("|")})(?:[/?]|$)`);
/** lib/http/page-posts restricts POST further. */
const ofPages = ["GET", "HEAD", "POST"];
const all = [...ofPages, "PUT", "PATCH", "DELETE", "OPTIONS"];

const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

function refusal(status: Refusal["status"], message: string, area: string, more?: Record<string, string>): Refusal {
	const isCall = area === "api" || area === "cms";
	return {
		status,
		headers: { ...headers, ...more, "Content-Type": isCall ? "application/json" : "text/plain; charset=utf-8" },
		body: isCall ? JSON.stringify({ success: false, message }) : message,
	};
}

/**
 * @returns the response to send instead of Next: 400 for a request target that is not a path (`*`, an absolute URL), 405
 * for a method that the path does not accept; null when Next is to handle the request
 */
export function refusalOf({ method = "", url = "" }: Pick<IncomingMessage, "method" | "url">): Refusal | null {
	if (!url.startsWith("/")) return refusal(400, errorText.notFound, "");
	const area = routeHandlers.exec(url)?.[1] ?? "";
	const allowed = area ? all : ofPages;
	if (allowed.includes(method)) return null;
	return refusal(405, errorText.methodNotAllowed, area, { Allow: allowed.join(", ") });
}
