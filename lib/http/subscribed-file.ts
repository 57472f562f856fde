import "server-only";
import { createHash } from "node:crypto";
import type { Asked } from "./asked";
import { isKnown } from "./content";

/**
 * @param more headers besides the tag
 * @returns the file, or 304 for a subscriber that has it; Cache-Control is that of public pages (next.config.js)
 */
export function sendTagged(text: string, request: Asked, more: Record<string, string>): Response {
	const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
	const headers = { ETag: tag };
	if (isKnown(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
	return new Response(text, { headers: { ...headers, ...more } });
}

export const sendCalendar = (text: string, request: Asked): Response =>
	sendTagged(text, request, {
		"Content-Type": "text/calendar; charset=utf-8",
		"Content-Disposition": 'inline; filename="calendar.ics"',
	});
