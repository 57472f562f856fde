/**
 * The service worker: public pages without a signal. Pages come from the network first, so nothing is older than
 * it has to be; the last ones read are kept for when there is none. What is not named here is never touched:
 * not the calls, not the back office, and no page of a student or an applicant.
 */
const pages = "school-pages-1";
const files = "school-files-1";
const mostPages = 30;
const mostFiles = 150;

/** Milliseconds after which a kept page is shown while the network still says nothing. */
const patience = 8000;

const offlinePage = "/offline";

/** Kept from the first visit on, and never given up for another page. */
const lasting = ["/", "/notices", "/routines", "/curriculums", offlinePage];

const publicPage =
	/^\/(?:offline|contact|teachers|comittees|student-result|section-list(?:\/\d+)?|student\/student-application-form|(?:notices|routines|curriculums)(?:\/\d+)?|content\/.+|educational\/(?:notice|routine|curriculum)\/.+)?$/;

/** Their names change with their content. */
const lastingFile = /^\/_next\/static\//;
const publicFile = /^\/(?:image\/(?:slider|profile|routine|image_content)\/|icon|favicon|manifest)/;

self.addEventListener("install", (event) => {
	event.waitUntil(keepLasting().then(() => self.skipWaiting()));
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

/** The browser's HTTP cache must not answer for a network that is gone. */
const fetchFresh = (request) => fetch(request, { cache: "no-cache" });

/** The network's page; the kept one where the network fails or says nothing for long. */
async function answerPage(event, { pathname, search }) {
	const kept = await (await caches.open(pages)).match(pathname, { ignoreVary: true });
	const fresh = fetchFresh(event.request).then(async (answer) => {
		if (!search) event.waitUntil(keepPage(pathname, answer.clone()));
		return answer;
	});
	if (!kept) return fresh.catch(() => offlineAnswer());
	const late = new Promise((resolve) => setTimeout(() => resolve(kept), patience));
	return Promise.race([fresh, late]).catch(() => kept);
}

async function offlineAnswer() {
	return (await (await caches.open(pages)).match(offlinePage, { ignoreVary: true })) || Response.error();
}

async function keepPage(pathname, answer) {
	const cache = await caches.open(pages);
	const isPage = answer.ok && !answer.redirected && /^text\/html/.test(answer.headers.get("content-type") || "");
	if (isPage) {
		await cache.put(pathname, answer);
		await trim(cache, mostPages, (path) => lasting.indexOf(path) >= 0);
	} else if (answer.status === 404 || answer.status === 410) await cache.delete(pathname);
}

/** One address is one file here, whatever headers it was asked with. */
const keptFile = async (request) => (await caches.open(files)).match(request.url, { ignoreVary: true });

async function answerLastingFile(event) {
	const kept = await keptFile(event.request);
	if (kept) return kept;
	const answer = await fetch(event.request);
	if (answer.ok) event.waitUntil(keepFile(event.request, answer.clone()));
	return answer;
}

/** Pictures may be withdrawn, so the network is asked first; the browser's own cache saves the bytes. */
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
	await trim(cache, mostFiles, () => false);
}

/** A cache lists its entries from the oldest to the one that was put last. */
async function trim(cache, most, isLasting) {
	const keys = await cache.keys();
	const loose = keys.filter((request) => !isLasting(new URL(request.url).pathname));
	const surplus = loose.slice(0, Math.max(0, keys.length - most));
	await Promise.all(surplus.map((request) => cache.delete(request)));
}

/** One page that fails does not keep the others from being kept. */
async function keepLasting() {
	const scripts = await Promise.all(lasting.map((path) => keepLastingPage(path).catch(() => [])));
	const cache = await caches.open(files);
	const addresses = Array.from(new Set([].concat(...scripts)));
	await Promise.all(addresses.map((address) => cache.add(address).catch(() => undefined)));
}

/** @returns the addresses of the page's own scripts and fonts, without which it would not work offline */
async function keepLastingPage(path) {
	const answer = await fetch(path, { credentials: "omit", cache: "no-cache" });
	const html = await answer.clone().text();
	await keepPage(path, answer);
	return path === offlinePage ? html.match(/\/_next\/static\/[\w./~-]+\.(?:js|woff2)/g) || [] : [];
}

async function dropOldCaches() {
	const names = await caches.keys();
	const old = names.filter((name) => name.indexOf("school-") === 0 && name !== pages && name !== files);
	await Promise.all(old.map((name) => caches.delete(name)));
}
