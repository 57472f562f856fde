/**
 * The one cache of whole pages: those that are the same for everybody (`static` and `student` in the table of routes, and
 * the 404 page), compressed, with their status, headers and script policy. Any change of what pages show makes all of them
 * old at once (lib/machine/event-counts), so no page is older than the answer to the save that changed it. Many requests for
 * a page that is not stored wait for one rendering.
 *
 * Next renders a page for a request that has nothing of the visitor's: no cookie, no address, no query.
 */
import "server-only";
import { createHash } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import inject, { type Response } from "light-my-request";
import { LRUCache } from "lru-cache";
import { missingMark, missingPath } from "@/lib/contract/paths";
import { isForEverybody, routes } from "@/lib/contract/routes";
import { pageChanges } from "@/lib/machine/event-counts";
import { acceptedCodings } from "./compression";
import { isKnown } from "./content";
import { pageVary } from "./response-headers";
import { routePattern } from "./route-pattern";
import { policyHeader } from "./script-nonce";
import { nameScripts } from "./script-policy";

type Page = {
	/** {@link pageChanges} when its rendering began. */
	count: number;
	status: number;
	headers: Record<string, number | string | string[] | undefined>;
	/** Bodies by content coding. */
	bodies: { br: Buffer; gzip: Buffer };
};

/** Bytes of all stored pages: some six hundred, on a machine with 1 GB of memory. */
const maxSize = 32 * 1024 * 1024;

/** Bytes that a page takes beside its bodies. */
const overhead = 4096;

/**
 * A page is compressed once, so that it may take 30 to 50 ms: 6% fewer bytes than with what a response is compressed by as it
 * flows (./compression). The best quality takes three times as long for another 2%.
 */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const patterns = new Set<string>(routes.filter(({ kind }) => isForEverybody(kind)).map(({ path }) => path));

const codings = ["br", "gzip"] as const;

/** What Node or {@link sendPage} sets for each answer. */
const ofAnswer = ["connection", "content-length", "date", "etag", "keep-alive", "transfer-encoding"];

/** One spelling for all encodings of a path, and for all forms of its letters, so that one page is not stored for each. */
const spelled = (path: string) =>
	path
		.split("/")
		.map((name) => encodeURIComponent(decodeURIComponent(name).normalize("NFC")))
		.join("/");

/** Next redirects who asks for data to the address with a hash of the headers. */
async function ask(path: string, isData: boolean, next: RequestListener): Promise<Response> {
	const headers = { host: "localhost", ...(isData && { rsc: "1" }) };
	const answer = await inject(next, { url: path, headers });
	const { location } = answer.headers;
	if (!isData || answer.statusCode !== 307 || !location) return answer;
	return inject(next, { url: path + new URL(String(location), "http://localhost").search, headers });
}

/** @returns null for a page that has found nothing to show */
async function render(path: string, isData: boolean, next: RequestListener): Promise<Page | null> {
	const { count } = pageChanges;
	const answer = await ask(path, isData, next);
	const isHtml = String(answer.headers["content-type"]).startsWith("text/html");
	if (isHtml && path !== missingPath && answer.body.includes(missingMark)) return null;
	const named = isHtml ? nameScripts(answer.body) : null;
	const body = named?.html ?? answer.rawPayload;
	const given = Object.entries(answer.headers).filter(([name]) => !ofAnswer.includes(name));
	return {
		count,
		status: answer.statusCode,
		headers: {
			...Object.fromEntries(given),
			...(named && { [policyHeader]: [String(answer.headers[policyHeader]), named.policy] }),
			ETag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`,
			Vary: pageVary,
		},
		bodies: {
			br: await promisify(brotliCompress)(body, brotliOptions),
			gzip: await promisify(gzip)(body, { level: 9 }),
		},
	};
}

function send(
	request: IncomingMessage,
	response: ServerResponse,
	{ status, headers, bodies }: Page,
	how: string,
): void {
	for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
	response.setHeader("Cache-Status", `school; ${how}`);
	if (isKnown(request.headers["if-none-match"], String(headers.ETag))) {
		response.writeHead(304).end();
		return;
	}
	const accepted = acceptedCodings(request);
	const coding = codings.find((coding) => accepted.includes(coding));
	const body = coding ? bodies[coding] : gunzipSync(bodies.gzip);
	if (coding) response.setHeader("Content-Encoding", coding);
	response.writeHead(status, { "Content-Length": body.length }).end(request.method === "HEAD" ? undefined : body);
}

type Asked = { path: string; isData: boolean; key: string };
const missing: Asked = { path: missingPath, isData: false, key: `page ${missingPath}` };

/**
 * @param isPage whether a path is that of a page for everybody
 * @returns a function that answers a request for such a page, and says whether it does; without `next`, which renders a page,
 * only with what is stored
 */
export function pageStore(isPage: (path: string) => boolean) {
	const pages = new LRUCache<string, Page>({
		maxSize,
		sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + overhead,
	});
	/** By count and key: a request that comes after a change does not wait for a rendering that began before it. */
	const renderings = new Map<string, Promise<Page | null>>();

	function asked({ method, url = "", headers }: IncomingMessage): Asked | null {
		const [given = ""] = url.split("?", 1);
		if ((method !== "GET" && method !== "HEAD") || (given !== missingPath && !isPage(given))) return null;
		const [path, isData] = [spelled(given), headers.rsc === "1"];
		return { path, isData, key: `${isData ? "data" : "page"} ${path}` };
	}

	function storedOf({ key }: Asked): Page | undefined {
		const stored = pages.get(key);
		return stored?.count === pageChanges.count ? stored : undefined;
	}

	async function renderOnce({ key, path, isData }: Asked, next: RequestListener): Promise<Page> {
		const id = `${pageChanges.count} ${key}`;
		const running = renderings.get(id) ?? render(path, isData, next).finally(() => renderings.delete(id));
		renderings.set(id, running);
		const page = await running;
		if (!page) return storedOf(missing) ?? renderOnce(missing, next);
		const isWhole = page.status === (path === missingPath ? 404 : 200);
		// What was rendered while something changed may show it or not.
		if (isWhole && page.count === pageChanges.count) pages.set(key, page);
		return page;
	}

	return (request: IncomingMessage, response: ServerResponse, next?: RequestListener): boolean => {
		const one = asked(request);
		const stored = one && storedOf(one);
		if (stored) send(request, response, stored, "hit");
		else if (one && next)
			renderOnce(one, next).then(
				(page) => send(request, response, page, "fwd=miss"),
				(error: unknown) => {
					console.error(error);
					response.destroy();
				},
			);
		else return false;
		return true;
	};
}

/** Must get the path of the stored page: `/profile/0` for each student's. */
export const sendPage = pageStore((path) => patterns.has(routePattern(path)));
