/**
 * Sends the build's scripts and styles as the build has compressed them (lib/commands/build/compiled): a seventh smaller
 * than what can be compressed at each request, and without its CPU, which the page's rendering needs on a small server.
 * They are read once, so that pages opened before a new build still find theirs until the process ends. Pages opened before
 * an update of a packed site find them in the version that it leaves beside the new one.
 */
import "server-only";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { environment } from "@/lib/machine/environment";
import { acceptedCodings } from "./compression";
import { nosniff } from "./security-headers.js";

const folder = path.join(".next", "static");
const address = "/_next/static/";

/** Content codings (RFC 9110, section 8.4.1) and what the names of their files end with, the smallest first. */
const codings = [
	{ coding: "br", ending: ".br" },
	{ coding: "gzip", ending: ".gz" },
];

/** Content-Type by extension. */
const types: Record<string, string> = {
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
};

type Compressed = { coding: string; type: string; bytes: () => Buffer };

/** Compressed variants by URL path. */
const files = new Map<string, Compressed[]>();

/** @param read gives the function that returns a file's bytes */
function register(folder: string, read: (file: string) => () => Buffer): void {
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
		const type = types[path.extname(name)];
		const url = address + name.split(path.sep).join("/");
		if (!type || files.has(url)) continue;
		const compressed = codings
			.map(({ coding, ending }) => ({ coding, type, file: path.join(folder, name + ending) }))
			.filter(({ file }) => existsSync(/* turbopackIgnore: true */ file))
			.map(({ file, ...rest }) => ({ ...rest, bytes: read(file) }));
		files.set(url, compressed);
	}
}

/** The same folder of the versions that are unpacked beside this one (lib/hosting/update). */
function formerFolders(): string[] {
	const { SCHOOL_HOME } = environment;
	if (!SCHOOL_HOME) return [];
	const programs = readdirSync(/* turbopackIgnore: true */ SCHOOL_HOME).filter((name) => name.startsWith("program-"));
	return programs
		.map((name) => path.join(SCHOOL_HOME, name, folder))
		.filter((file) => existsSync(/* turbopackIgnore: true */ file));
}

/** Must be called once, when the server of a build starts. */
export function readStaticFiles(): void {
	register(folder, (file) => {
		const bytes = readFileSync(/* turbopackIgnore: true */ file);
		return () => bytes;
	});
	// Seldom asked for, and for some days at most.
	for (const former of formerFolders())
		register(former, (file) => () => readFileSync(/* turbopackIgnore: true */ file));
}

/** @returns its bytes; null if somebody has removed its version */
function bytesOf(file: Compressed | undefined): Buffer | null {
	try {
		return file?.bytes() ?? null;
	} catch {
		return null;
	}
}

/** @returns whether the request was answered; if not, Next answers it */
export function sendStaticFile(request: IncomingMessage, response: ServerResponse): boolean {
	const { method, url = "" } = request;
	if (method !== "GET" && method !== "HEAD") return false;
	const [name = ""] = url.split("?", 1);
	// A request with conditions on codings is passed on to Next.
	const accepted = acceptedCodings(request);
	const file = files.get(name)?.find(({ coding }) => accepted.includes(coding));
	const bytes = bytesOf(file);
	if (!file || !bytes) return false;
	response.writeHead(200, {
		...nosniff,
		"Content-Type": file.type,
		"Content-Encoding": file.coding,
		"Content-Length": bytes.length,
		// As Next sends it: the file name contains a hash of the content.
		"Cache-Control": "public, max-age=31536000, immutable",
		Vary: "Accept-Encoding",
	});
	response.end(bytes);
	return true;
}
