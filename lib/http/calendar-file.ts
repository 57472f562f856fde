import "server-only";
import { createHash } from "node:crypto";

/** @returns whether the header If-None-Match names the tag */
const isKnown = (header: string | null, tag: string) =>
	(header ?? "").split(",").some((one) => ["*", tag, `W/${tag}`].includes(one.trim()));

/**
 * @param text of an iCalendar file
 * @returns the file, or 304 for a subscriber that has it; Cache-Control is that of public pages (next.config.js)
 */
export function sendCalendar(text: string, request: Request): Response {
	const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
	const headers = { ETag: tag };
	if (isKnown(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
	return new Response(text, {
		headers: {
			...headers,
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": 'inline; filename="calendar.ics"',
		},
	});
}
