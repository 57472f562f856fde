/** Reads the list of pages that the service worker (public/sw.js) has cached for offline use. */

/** Cache name; must match public/sw.js. */
const cacheName = "school-pages-1";

const offlinePage = "/offline";

/** @property kept when it was fetched, in milliseconds since 1970; null where the answer does not say */
export type KeptPage = { path: string; title: string; kept: number | null };

/** @returns the cached pages, most recent first; empty without the Cache API */
export async function readKeptPages(): Promise<KeptPage[]> {
	try {
		const cache = await caches.open(cacheName);
		const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== offlinePage);
		const pages = await Promise.all(requests.map(async (request) => pageOf(request.url, await cache.match(request))));
		return pages.filter((page) => page !== null).reverse();
	} catch {
		// Private windows and very old browsers have no Cache API.
		return [];
	}
}

async function pageOf(url: string, answer: Response | undefined): Promise<KeptPage | null> {
	if (!answer) return null;
	const { title } = new DOMParser().parseFromString(await answer.text(), "text/html");
	// The school's name, which ends each title, says nothing in a list of its pages.
	const kept = Date.parse(answer.headers.get("Date") ?? "") || null;
	return { path: new URL(url).pathname, title: title.replace(/ \| [^|]*$/, "") || url, kept };
}
