/** Answers with a stored file or picture: whole, in part (RFC 9110, section 14), or not at all when it is known already. */
import "server-only";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import parseRange from "range-parser";
import { errorText } from "@/lib/bengali/errors";
import type { StoredFile } from "@/lib/school/files";
import { bodyLength } from "./body-length";

/** First and last byte, counted from 0. */
type Part = { start: number; end: number };

export type Content = {
	size: number;
	/** Strong; without one nothing can be asked for on condition. */
	etag?: string;
	/** Of every answer. */
	headers: Record<string, string>;
	/** Of an answer that has the bytes: their type, their name. */
	description: Record<string, string>;
	read: (part: Part) => BodyInit;
};

/** @returns the answer to a file that is not there */
export const noFile = () =>
	new Response(errorText.notFound, {
		status: 404,
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
	});

/**
 * For pictures that pages show. Their names carry their content, but they may be withdrawn: who has seen one keeps
 * it for an hour, and no phone asks for every picture again at every page.
 */
export const forAnHour = "private, max-age=3600";

/** For files that may be withdrawn: kept, but asked for again at every use. */
export const revalidated = "public, no-cache";

/**
 * @param cacheControl `forAnHour` or `revalidated`
 * @returns the file, to be shown in place
 */
export function sendFile(request: Request, file: StoredFile, cacheControl: string): Response {
	return sendContent(request, {
		size: file.size,
		etag: `"${file.size.toString(36)}-${file.modified.getTime().toString(36)}"`,
		headers: { "Cache-Control": cacheControl },
		description: {
			"Content-Type": file.type,
			"Content-Disposition": `inline; filename*=UTF-8''${encodeExtended(file.name)}`,
		},
		read: (part) => Readable.toWeb(createReadStream(file.path, part)) as ReadableStream,
	});
}

/** @returns 200, 206 with one part, 304 or 416; to HEAD the same without a body */
export function sendContent(request: Request, content: Content): Response {
	const { size, etag } = content;
	const headers: Record<string, string> = {
		...content.headers,
		...(etag && { ETag: etag }),
		"Accept-Ranges": "bytes",
		"X-Content-Type-Options": "nosniff",
	};
	if (etag && isKnown(request, etag)) return new Response(null, { status: 304, headers });

	const asked = askedPart(request, size, etag);
	if (asked === "none") {
		const none = { ...headers, "Cache-Control": "no-store", "Content-Range": `bytes */${size}` };
		return new Response(null, { status: 416, headers: none });
	}
	const part = asked ?? { start: 0, end: size - 1 };
	const body = request.method === "HEAD" || size === 0 ? null : content.read(part);
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

/** If-None-Match: a list of tags, or an asterisk; a weak tag counts like its strong form. */
function isKnown(request: Request, etag: string): boolean {
	const tags = (request.headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
	return tags.includes(etag) || tags.includes("*");
}

/**
 * @returns the one part that was asked for; "none" when the file has no such part; null when all of it is to be
 * sent: no Range, one that makes no sense, many at once, or an If-Range that names another version
 */
function askedPart(request: Request, size: number, etag: string | undefined): Part | "none" | null {
	const range = request.headers.get("range");
	const version = request.headers.get("if-range");
	if (!range || (version !== null && version !== etag)) return null;
	const parts = parseRange(size, range);
	if (parts === -1) return "none";
	return parts !== -2 && parts.type === "bytes" && parts.length === 1 ? (parts[0] ?? null) : null;
}

/** RFC 8187: of what encodeURIComponent leaves, these four are no attribute characters. */
const encodeExtended = (text: string) =>
	encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
