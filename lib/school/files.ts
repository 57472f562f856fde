/** Uploaded files: which of them the public may have, and how they are sent. */
import "server-only";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { errorText } from "@/lib/bengali/errors";
import { environment } from "@/lib/environment";

/** What is sent, by the end of its name; never what a browser would run. */
const types: Readonly<Record<string, string>> = {
	".webp": "image/webp",
	".png": "image/png",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".avif": "image/avif",
	".pdf": "application/pdf",
};

const folder = path.join(environment.DATA_DIR, "media");

/** @returns the answer to a file that is not there */
export const noFile = () =>
	new Response(errorText.notFound, {
		status: 404,
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
	});

/** Every file may be withdrawn: copies are kept, but checked by their ETag at every use. */
const cacheControl = "public, no-cache";

/**
 * @param request for If-None-Match, and HEAD
 * @param name the exact file name, decoded
 * @returns the file, to be shown in place; 404 when there is no such file, or it is of no kind that is sent
 */
export async function sendFile(request: Request, name: string): Promise<Response> {
	const exact = name.normalize("NFC");
	const type = types[path.extname(exact).toLowerCase()];
	// A name with a part of a path in it names no file of the folder.
	if (!type || /[/\\\0]/.test(exact)) return noFile();
	const file = path.join(folder, exact);
	const found = await stat(file).catch(() => null);
	if (!found?.isFile()) return noFile();

	const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
	const headers = {
		"Cache-Control": cacheControl,
		ETag: etag,
		"X-Content-Type-Options": "nosniff",
	};
	if (request.headers.get("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
	const body = request.method === "HEAD" ? null : (Readable.toWeb(createReadStream(file)) as ReadableStream);
	return new Response(body, {
		headers: {
			...headers,
			"Content-Type": type,
			"Content-Disposition": `inline; filename*=UTF-8''${encodeExtended(exact)}`,
		},
	});
}

/** RFC 8187: of what encodeURIComponent leaves, these four are no attribute characters. */
const encodeExtended = (text: string) =>
	encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
