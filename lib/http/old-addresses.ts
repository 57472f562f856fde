/**
 * Requests for addresses of the site that the school had before. Only what no route of this site takes, and
 * what names a record that does not exist, is looked up: without the redirect it would be the 404 page.
 */
import "server-only";
import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isOwnPath, oldAddressOf } from "@/lib/contract/old-addresses";
import { findMoved } from "@/lib/school/old-addresses";

/** Answered as long as other pages: what a redirect leads to can be withdrawn. */
const cacheControl = "public, max-age=600";

/** Files that Next serves as they are; read at the first use. */
let files: Set<string> | undefined;

/** @returns whether Next serves the path as a file: one of `public`, or of the build */
export function isFile(path: string): boolean {
	files ??= new Set(existsSync("public") ? readdirSync("public", { recursive: true }).map((name) => `/${name}`) : []);
	return files.has(path) || path.startsWith("/_next/static/");
}

/** @returns the old address that a request may ask for; null if the site itself has the path */
export function askedAddress({ method = "", url = "" }: Pick<IncomingMessage, "method" | "url">): string | null {
	if (method !== "GET" && method !== "HEAD") return null;
	const [path = "", query] = url.split("?", 2);
	// The home page with `?p=123`, as WordPress has it without permalinks.
	if (isOwnPath(path) && !(path === "/" && query)) return null;
	const address = isFile(path) ? null : oldAddressOf(url);
	return address === "/" ? null : address;
}

/**
 * Answers a request for an old address with a permanent redirect. Without a limit, as records are looked for
 * (lib/school/known-paths): the front tells of such requests not from whom they come, and its visitors would share one.
 * @returns whether it is answered; also false if the database cannot be asked
 */
export async function sendMoved(response: ServerResponse, address: string): Promise<boolean> {
	try {
		const path = await findMoved(address);
		if (path) response.writeHead(301, { Location: path, "Cache-Control": cacheControl }).end();
		return path !== null;
	} catch {
		return false;
	}
}
