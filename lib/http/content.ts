/** Sends a stored file: conditional requests (RFC 9110, section 13) and a single range (section 14). */
import "server-only";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import parseRange from "range-parser";
import { errorText } from "@/lib/bengali/errors";
import { filesText } from "@/lib/bengali/files";
import type { Part } from "@/lib/files/store";
import { StoreUnavailable } from "@/lib/files/unavailable";
import { describeError } from "@/lib/machine/log";
import type { StoredFile } from "@/lib/school/public-files";
import type { Asked } from "./call";
import { bodyLength } from "./response-headers";

export type Content = {
	size: number;
	/** Strong validator; without one there are no conditional requests. */
	etag?: string;
	/** Headers of every response. */
	headers: Record<string, string>;
	/** Headers of responses with content: Content-Type, Content-Disposition. */
	description: Record<string, string>;
	/** Returns null if the file was removed meanwhile. */
	read: (part: Part) => BodyInit | null | Promise<BodyInit | null>;
};

const sentence = (status: number, text: string, headers?: Record<string, string>) =>
	new Response(text, {
		status,
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
	});

/** @returns a 404 response */
export const fileNotFound = () => sentence(404, errorText.notFound);

/** Seconds. */
const retryAfter = "30";

/** @returns the response of `work`; 503, which nobody caches, if the store of files does not answer */
export async function fromStore(work: () => Promise<Response>): Promise<Response> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof StoreUnavailable)) throw error;
		console.error(describeError(error));
		return sentence(503, filesText.notShown, { "Retry-After": retryAfter });
	}
}

/** @returns the body of a response */
export const webStream = (content: Readable): BodyInit => Readable.toWeb(content) as ReadableStream;

/**
 * Cache-Control for pictures in pages. File names contain a content hash, but pictures may be withdrawn, so browsers
 * cache them for an hour only; long enough not to request every picture again on every page.
 */
export const forAnHour = "private, max-age=3600";

/** Cache-Control for downloads, which may be withdrawn: revalidate on each use. */
export const revalidated = "public, no-cache";

/**
 * @param cacheControl `forAnHour` or `revalidated`
 * @returns the file with `Content-Disposition: inline`
 */
export function sendFile(request: Asked, file: StoredFile, cacheControl: string): Promise<Response> {
	return sendContent(request, {
		size: file.size,
		etag: `"${file.size.toString(36)}-${file.modified.getTime().toString(36)}"`,
		headers: { "Cache-Control": cacheControl },
		description: {
			"Content-Type": file.type,
			"Content-Disposition": `inline; filename*=UTF-8''${encodeExtended(file.name)}`,
		},
		read: async (part) => {
			const content = await file.store.read(file.name, part);
			return content && webStream(content);
		},
	});
}

/** @returns 200, 206 with one range, 304, 404 or 416; for HEAD without a body */
export async function sendContent(request: Asked, content: Content): Promise<Response> {
	const { size, etag } = content;
	const headers: Record<string, string> = {
		...content.headers,
		...(etag && { ETag: etag }),
		"Accept-Ranges": "bytes",
		"X-Content-Type-Options": "nosniff",
	};
	if (etag && isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });

	const asked = askedPart(request, size, etag);
	if (asked === "none") {
		const none = { ...headers, "Cache-Control": "no-store", "Content-Range": `bytes */${size}` };
		return new Response(null, { status: 416, headers: none });
	}
	const part = asked ?? { start: 0, end: size - 1 };
	const isEmpty = request.method === "HEAD" || size === 0;
	const body = isEmpty ? null : await content.read(part);
	if (!isEmpty && body === null) return fileNotFound();
	return new Response(body, {
		status: asked ? 206 : 200,
		headers: {
			...headers,
			...content.description,
			[bodyLength]: String(part.end - part.start + 1),
			...(asked && { "Content-Range": `bytes ${part.start}-${part.end}/${size}` }),
		},
	});
}

/** @returns whether If-None-Match names the tag: weak comparison (RFC 9110, 13.1.2) */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
	const tags = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
	return tags.includes(etag) || tags.includes("*");
}

/**
 * @returns the requested range; "none" when it is not satisfiable; null when the whole file is to be sent: no Range, an
 * invalid one, several ranges, or an If-Range of another version
 */
function askedPart(request: Asked, size: number, etag: string | undefined): Part | "none" | null {
	const range = request.headers.get("range");
	const version = request.headers.get("if-range");
	if (!range || (version !== null && version !== etag)) return null;
	const parts = parseRange(size, range);
	if (parts === -1) return "none";
	return parts !== -2 && parts.type === "bytes" && parts.length === 1 ? (parts[0] ?? null) : null;
}

/** RFC 8187, ext-value: encodeURIComponent leaves these characters, which are not attr-char. */
export const encodeExtended = (text: string) =>
	encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

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
