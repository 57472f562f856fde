/** What the server (lib/framework/server.js) does with a request before Next handles it, or instead. */
import "server-only";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isNormalPath, missingPath } from "@/lib/contract/paths";
import { otherSpellings } from "@/lib/contract/route-table";
import { type Route, routes } from "@/lib/contract/routes";
import { appendPeerAddress } from "@/lib/machine/client-address";
import { asCall } from "@/lib/machine/page-call";
import { isKnownPath } from "@/lib/school/known-paths";
import { compress } from "./compression";
import { sendResult } from "./direct-search";
import { observe } from "./observe";
import { askedAddress, isFile, sendMoved } from "./old-addresses";
import { guardPagePost } from "./page-posts";
import { sendPage } from "./page-store";
import { refusalOf } from "./refusal";
import { completeHeaders } from "./response-headers";
import { otherPattern, routePattern } from "./route-pattern";
import { admit } from "./shutdown";
import { noteNeed } from "./sleep";
import { sendStaticFile } from "./static-files";

/**
 * Pages of a person with a number in their path are shells without personal data, filled in by the browser. One for
 * each number that anybody makes up would be rendered and stored, with the number in it, so all numbers get the page of the
 * placeholder (`generateStaticParams` of the page). The browser reads the number from its address (lib/browser/use-path-parts).
 */
const parameter = /\[\w+\]/g;

const shells = routes
	.filter(({ kind, path }: Route) => kind === "student" && path.includes("["))
	.map(({ path }) => ({
		pattern: new RegExp(`^${path.replace(parameter, "[^/]+")}$`),
		stored: path.replace(parameter, "0"),
	}));

/**
 * @param url path and query of a request
 * @returns null when the path is no shell; else the path of the one stored page, with the query
 */
export function shellUrl(url: string): string | null {
	const [path = ""] = url.split("?", 1);
	const shell = shells.find(({ pattern }) => pattern.test(path));
	return shell ? shell.stored + url.slice(path.length) : null;
}

// Requests for records that do not exist. Next would render a page for each such path, which takes 40 to 60 ms of CPU
// and is not cached: twenty requests per second for made-up names would occupy a core. A database query takes less than
// 1 ms.

/**
 * @param url path and query of a request
 * @returns null when the URL names no record; else a promise of the URL, or of one that is 404 when no record has that name
 */
function knownUrl(url: string): Promise<string> | null {
	const [path = ""] = url.split("?", 1);
	const known = isKnownPath(path)?.then(
		(isThere) => (isThere ? url : missingPath),
		// Without the database, pages that are already rendered are still served.
		() => url,
	);
	return known ?? null;
}

// Next answers 500 to invalid percent-encoding; such a request is rewritten to a path that is 404.

/** @returns the URL, or one that is 404 when its path cannot be decoded */
export function decodableUrl(url: string): string {
	const [path = ""] = url.split("?", 1);
	try {
		decodeURIComponent(path);
		return url;
	} catch {
		return path.startsWith("/api/") ? `/api${missingPath}` : missingPath;
	}
}

function prepare(request: IncomingMessage, response: ServerResponse): void {
	completeHeaders(request, response);
	compress(request, response);
	appendPeerAddress(request);
	if (request.url) request.url = decodableUrl(request.url);
	guardPagePost(request, response);
}

function refuse(response: ServerResponse, { status, headers, body }: NonNullable<ReturnType<typeof refusalOf>>): void {
	// Close the connection rather than read the rest of the body.
	response.writeHead(status, { ...headers, Connection: "close" }).end(body);
}

/**
 * Requests whose routing by Next would take many times the CPU of the response: each function returns whether it
 * responded.
 */
const answers = [sendStaticFile, sendResult];

/** @param next handles the request if the site does not answer it without Next */
export function answer(request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
	if (!admit(request, response)) return;
	noteNeed(request, response);
	observe(request, response);
	prepare(request, response);
	const refusal = refusalOf(request);
	if (refusal) refuse(response, refusal);
	else if (!answers.some((send) => send(request, response))) passOn(request, response, asCall(next));
}

/**
 * Answers with the stored page, or passes the request on to Next: all numbers of a student page as one path; a URL that names
 * a record is first checked in the database, and what would be the 404 page may be an address of the former site
 * (./old-addresses).
 */
function passOn(request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
	request.url = shellUrl(request.url ?? "") ?? request.url;
	if (sendPage(request, response)) return;
	const known = knownUrl(request.url ?? "");
	if (known || askedAddress(request)) void passUnsure(request, response, next, known);
	else render(request, response, next);
}

/**
 * Whether Next would answer with the 404 page, which is stored once for all such paths. Not where Next redirects to the normal
 * form of a path. In development no route is known.
 */
function hasNoRoute({ method = "", url = "" }: IncomingMessage): boolean {
	if (process.env.NODE_ENV !== "production" || (method !== "GET" && method !== "HEAD")) return false;
	const [path = ""] = url.split("?", 1);
	const isMoved = path in otherSpellings || !isNormalPath(path);
	return routePattern(path) === otherPattern && !isMoved && !isFile(path);
}

const render: typeof answer = (request, response, next) => {
	if (hasNoRoute(request)) request.url = missingPath;
	if (!sendPage(request, response, next)) next(request, response);
};

/** @param known see {@link knownUrl}; null for a path that no route takes */
async function passUnsure(
	request: IncomingMessage,
	response: ServerResponse,
	next: RequestListener,
	known: Promise<string> | null,
): Promise<void> {
	const url = (await known) ?? missingPath;
	const old = url === missingPath ? askedAddress(request) : null;
	if (old && (await sendMoved(response, old))) return;
	if (known) request.url = url;
	render(request, response, next);
}
