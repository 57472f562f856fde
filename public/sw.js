/**
 * Service worker for offline reading of public pages. Pages are network-first; the last ones visited are cached.
 * Anything not listed here is never cached: the API, the back office, and pages of students and applicants.
 */
const pages = "school-pages-1";
const files = "school-files-1";
const maxPages = 30;
const maxFiles = 150;

/** Milliseconds to wait for the network before a cached page is shown. */
const networkTimeout = 8000;

const offlinePage = "/offline";

/** Precached on install: each byte of it is paid for by a family. */
const first = ["/", offlinePage];

/** Never evicted; the lists once they have been read. */
const lasting = ["/", "/notices", "/routines", "/curriculums", offlinePage];

const publicPage =
	/^\/(?:offline|contact|privacy|accessibility|teachers|comittees|student-result|section-list(?:\/\d+)?|holidays|calendar(?:\/\d+){0,2}|student\/student-application-form|(?:notices|routines|curriculums)(?:\/(?:year|kind|exam)\/\w+)?(?:\/\d+)?|content\/.+|educational\/(?:notice|routine|curriculum)\/.+)?$/;

/** Immutable files: names contain a content hash. */
const lastingFile = /^\/_next\/static\//;
const publicFile = /^\/(?:image\/(?:slider|profile|routine|image_content)\/|icon|favicon|manifest)/;

self.addEventListener("install", (event) => {
	event.waitUntil(keepFirst().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
	event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== location.origin) return;
	if (request.mode === "navigate") {
		if (publicPage.test(url.pathname)) event.respondWith(answerPage(event, url));
		else event.respondWith(fetchFresh(request).catch(() => offlineAnswer()));
	} else if (lastingFile.test(url.pathname)) event.respondWith(answerLastingFile(event));
	else if (publicFile.test(url.pathname)) event.respondWith(answerFile(event));
});

/** A page that the router has shown (components/layout/navigation.tsx): it fetched what is in it, not the page. */
self.addEventListener("message", (event) => {
	const { saveData } = navigator.connection || {};
	if (saveData || !publicPage.test(event.data)) return;
	event.waitUntil(
		fetch(event.data, { credentials: "omit" })
			.then((answer) => keepPage(event.data, answer))
			.catch(() => undefined),
	);
});

/** Bypasses the HTTP cache, which could answer while offline; but before Chrome 68 a navigation takes no options. */
function fetchFresh(request) {
	try {
		return fetch(new Request(request, { cache: "no-cache" }));
	} catch (_error) {
		return fetch(request);
	}
}

/** Network-first, with the cached page after an error, a proxy's answer for a site that gives none, or the timeout. */
async function answerPage(event, { pathname, search }) {
	const kept = await (await caches.open(pages)).match(pathname, { ignoreVary: true });
	let keeping;
	const fresh = fetchFresh(event.request).then((answer) => {
		if (!search) keeping = keepPage(pathname, answer.clone());
		return answer;
	});
	// From here on: once the late page is shown, the event takes no more work.
	event.waitUntil(fresh.then(() => keeping).catch(() => undefined));
	if (!kept) return fresh.catch(() => offlineAnswer());
	const late = new Promise((resolve) => setTimeout(() => resolve(markKept(kept)), networkTimeout));
	const usable = fresh.then((answer) => (/^50[234]$/.test(answer.status) ? Promise.reject(answer) : answer));
	return Promise.race([usable, late]).catch(() => markKept(kept));
}

/** Tells a cached page's urgent banner that it may be out of date, and hides that a date is now once it is over in Dhaka. */
async function markKept(kept) {
	const html = await kept.clone().text();
	const today = new Date(Date.now() + 216e5).toISOString().slice(0, 10);
	const marked = html
		.replace('<section id="banner"', '$& data-kept=""')
		.replace(/<span data-until="([\d-]+)"/g, (mark, until) => (until < today ? `${mark} hidden=""` : mark));
	return new Response(marked, { headers: kept.headers, status: kept.status });
}

async function offlineAnswer() {
	const kept = await (await caches.open(pages)).match(offlinePage, { ignoreVary: true });
	return kept ? markKept(kept) : Response.error();
}

async function keepPage(pathname, answer) {
	const cache = await caches.open(pages);
	const isPage = answer.ok && !answer.redirected && /^text\/html/.test(answer.headers.get("content-type") || "");
	if (isPage) {
		await cache.put(pathname, answer);
		await trim(cache, maxPages, (path) => lasting.indexOf(path) >= 0);
	} else if (answer.status === 404 || answer.status === 410) await cache.delete(pathname);
}

/** Looks up by URL only, ignoring Vary. */
const keptFile = async (request) => (await caches.open(files)).match(request.url, { ignoreVary: true });

async function answerLastingFile(event) {
	const kept = await keptFile(event.request);
	if (kept) return kept;
	const answer = await fetch(event.request);
	if (answer.ok) event.waitUntil(keepFile(event.request, answer.clone()));
	return answer;
}

/** Network-first, because pictures may be withdrawn; the HTTP cache saves the transfer. */
async function answerFile(event) {
	try {
		const answer = await fetch(event.request);
		if (answer.status === 200) event.waitUntil(keepFile(event.request, answer.clone()));
		return answer;
	} catch (error) {
		const kept = await keptFile(event.request);
		if (kept) return kept;
		throw error;
	}
}

async function keepFile(request, answer) {
	const cache = await caches.open(files);
	await cache.put(request, answer);
	await trim(cache, maxFiles, () => false);
}

/** Evicts the oldest entries: `keys()` returns them in insertion order. */
async function trim(cache, most, isLasting) {
	const keys = await cache.keys();
	const loose = keys.filter((request) => !isLasting(new URL(request.url).pathname));
	const surplus = loose.slice(0, Math.max(0, keys.length - most));
	await Promise.all(surplus.map((request) => cache.delete(request)));
}

/** Precaches the first pages; a failure of one does not affect the others. */
async function keepFirst() {
	const scripts = await Promise.all(first.map((path) => keepFirstPage(path).catch(() => [])));
	const cache = await caches.open(files);
	const addresses = Array.from(new Set([].concat(...scripts)));
	await Promise.all(addresses.map((address) => cache.add(address).catch(() => undefined)));
}

/** @returns URLs of the offline page's scripts and fonts, which it needs offline, but for scripts of browsers without modules */
async function keepFirstPage(path) {
	const answer = await fetch(path, { credentials: "omit", cache: "no-cache" });
	const html = await answer.clone().text();
	await keepPage(path, answer);
	if (path !== offlinePage) return [];
	const modern = html.replace(/<script[^>]+ nomodule\b/gi, "");
	return modern.match(/\/_next\/static\/[\w./~-]+\.(?:js|woff2)/g) || [];
}

async function dropOldCaches() {
	const names = await caches.keys();
	const old = names.filter((name) => name.indexOf("school-") === 0 && name !== pages && name !== files);
	await Promise.all(old.map((name) => caches.delete(name)));
}
