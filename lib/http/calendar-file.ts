import "server-only";
import { createHash } from "node:crypto";
import type { Asked } from "./asked";
import { isKnown } from "./content";

/**
 * @param text of an iCalendar file
 * @returns the file, or 304 for a subscriber that has it; Cache-Control is that of public pages (next.config.js)
 */
export function sendCalendar(text: string, request: Asked): Response {
	const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
	const headers = { ETag: tag };
	if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
	return new Response(text, {
		headers: {
			...headers,
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": 'inline; filename="calendar.ics"',
		},
	});
}
