/** Offline reading: visited public pages are cached, private ones never. */
import { expect, type Page, type Worker } from "@playwright/test";
import { formatDate } from "@/lib/bengali/dates";
import { offlineText } from "@/lib/bengali/offline";
import { titles } from "@/lib/bengali/site";
import { studentTitles } from "@/lib/bengali/student-area";
import { test } from "../connection";
import { type giveAsItIs, pass, standBefore } from "../pass";
import { sites } from "../sites";

test.use({ serviceWorkers: "allow" });

/** Opens the home page and waits until the service worker controls it. */
async function openWithWorker(page: Page, site = "") {
	await page.goto(`${site}/`);
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		if (navigator.serviceWorker.controller) return;
		await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
	});
}

const keptPaths = (page: Page) =>
	page.evaluate(async () => {
		const names = await caches.keys();
		const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		return requests.flat().map(({ url }) => decodeURIComponent(new URL(url).pathname));
	});

test("visited notices and lists and home open offline; other pages show the offline message", async ({
	page,
	connection,
	request,
}) => {
	const notice = (await (await request.post("/api/notices-get")).json()).notice.data[0].name as string;
	const path = `/educational/notice/${encodeURIComponent(notice)}`;
	await openWithWorker(page);
	await page.goto("/notices");
	await page.goto(path);
	await expect.poll(() => keptPaths(page)).toContain(decodeURIComponent(path));

	await connection.cut();
	await page.goto("/notices");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.notice);
	await page.goto(path);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(notice);

	await page.goto("/contact");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(offlineText.title);
	// The list does not repeat the school's name; it has the pages by their kinds, each with the day when it was kept.
	const kept = page.getByRole("main").getByRole("listitem").filter({ hasText: notice });
	await expect(kept.getByRole("link", { name: notice, exact: true })).toBeVisible();
	await expect(kept).toContainText(offlineText.keptOn(formatDate(new Date().toISOString())));
	await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText([
		titles.notice,
		offlineText.kinds["/"],
	]);
	await page.getByRole("link", { name: notice }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(notice);

	await page.goto("/contact");
	await connection.mend();
	await page.getByRole("button", { name: offlineText.retry }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.contact);
});

test("a first visit fetches no page ahead but the offline one, and no script of old browsers", async ({ page }) => {
	await openWithWorker(page);
	const old = await page.evaluate(() =>
		[...document.querySelectorAll<HTMLScriptElement>("script[nomodule]")].map((script) => script.src),
	);
	expect(old.length).toBeGreaterThan(0);
	const kept = await keptPaths(page);
	expect(kept.filter((path) => !path.startsWith("/_next/") && !path.startsWith("/image/")).sort()).toEqual([
		"/",
		"/offline",
	]);
	for (const address of old) expect(kept).not.toContain(new URL(address).pathname);
});

test("nothing of the student area, the API or the back office is cached", async ({ page, connection }) => {
	await openWithWorker(page);
	const closed = [
		"/student-login",
		"/profile/2025001",
		"/change-password/2025001",
		"/student/details/2025001",
		"/student-result-publish/1/1/1/2025001",
		"/students-information",
		"/admin",
		"/search?q=নোটিশ",
	];
	for (const path of closed) await page.goto(path);
	await page.evaluate(() => fetch("/api/setting-get"));
	await page.goto("/teachers");
	await expect.poll(() => keptPaths(page)).toContain("/teachers");
	const kept = await keptPaths(page);
	for (const path of closed) expect(kept).not.toContain(path.split("?", 1)[0]);
	expect(kept.filter((path) => /^\/(api|cms|admin|image\/student)/.test(path))).toEqual([]);
	await connection.cut();
	await page.goto("/student-login");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(offlineText.title);
	await expect(page.getByRole("main").getByText(studentTitles.login)).toHaveCount(0);
});

test("withdrawn pages are removed from the cache, and only the last pages are kept", async ({ page }) => {
	await openWithWorker(page);
	await page.goto("/notices");
	await expect.poll(() => keptPaths(page)).toContain("/notices");
	await page.evaluate(async () => {
		const cache = await caches.open("school-pages-1");
		for (let number = 0; number < 40; number++)
			await cache.put(
				`/content/old-${number}`,
				new Response("<title>old</title>", { headers: { "Content-Type": "text/html" } }),
			);
	});
	await page.goto("/contact");
	await expect.poll(() => keptPaths(page)).toContain("/contact");
	await expect
		.poll(async () => (await keptPaths(page)).filter((path) => path.startsWith("/content/")).length)
		.toBeLessThan(30);
	const kept = await keptPaths(page);
	expect(kept).toContain("/content/old-39");
	expect(kept).not.toContain("/content/old-0");
	for (const path of ["/", "/notices", "/offline"]) expect(kept).toContain(path);
	await page.goto("/content/old-39");
	await expect.poll(() => keptPaths(page)).not.toContain("/content/old-39");
});

test("what is read by tapping links is read offline too", async ({ page, connection }) => {
	await openWithWorker(page);
	await page.getByRole("main").locator('a[href="/teachers"]').click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.teachers);
	await expect.poll(() => keptPaths(page)).toContain("/teachers");
	await connection.cut();
	await page.goto("/teachers");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.teachers);
});

type Change = (text: string) => Promise<string> | string;

/** The demo school, whose answers at some paths are changed on their way. */
const changed = (changes: Record<string, Change>) =>
	standBefore((asked, answer) => {
		const change = changes[asked.url ?? ""];
		const give: typeof giveAsItIs = async (got, answer) => {
			const text = Buffer.concat(await got.toArray()).toString();
			const { "content-length": _, ...headers } = got.headers;
			answer.writeHead(got.statusCode ?? 502, headers).end(change ? await change(text) : text);
		};
		// A revalidated answer has no text.
		const plain = { "accept-encoding": "identity", "if-none-match": '"none"' };
		pass(sites.demo.url, asked, answer, change ? { changed: plain, give } : {});
	});

/** As before Chrome 68: what a navigation asks for takes no options. */
const oldFetch = `{
	const [fetchNow, RequestNow] = [self.fetch, self.Request];
	const refuse = (asked, options) => {
		if (options && asked.mode === "navigate") throw new TypeError("mode is 'navigate' and a non-empty RequestInit");
	};
	self.fetch = async (asked, options) => {
		refuse(asked, options);
		return fetchNow(asked, options);
	};
	self.Request = function (asked, options) {
		refuse(asked, options);
		return new RequestNow(asked, options);
	};
}`;

test("a browser whose navigations take no options shows pages from the net", async ({ page }) => {
	const site = await changed({ "/sw.js": (worker) => `${oldFetch}\n${worker}` });
	await openWithWorker(page, site.url);
	for (const [path, title] of [
		["/contact", titles.contact],
		["/student-login", studentTitles.login],
	] as const) {
		await page.goto(`${site.url}${path}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	}
	site.stop();
	await page.goto(`${site.url}/contact`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.contact);
});

/** Notes where the worker asks for more time when the event is over. */
const noteRefused = `{
	self.refused = [];
	const waitUntil = ExtendableEvent.prototype.waitUntil;
	ExtendableEvent.prototype.waitUntil = function (work) {
		try {
			waitUntil.call(this, work);
		} catch (error) {
			self.refused.push(String(error));
			throw error;
		}
	};
}`;

test("an answer that comes after the kept page was shown is kept in its place", async ({ page, context }) => {
	let answered = () => {};
	const slow = new Promise<void>((resolve) => {
		answered = resolve;
	});
	let asked = 0;
	const site = await changed({
		"/sw.js": (worker) => `${noteRefused}\n${worker.replace("networkTimeout = 8000", "networkTimeout = 1")}`,
		"/contact": async (html) => {
			if (asked++ === 0) return html;
			await slow;
			return `${html}<!-- new -->`;
		},
	});
	const kept = () => page.evaluate(async () => (await caches.match("/contact"))?.text());
	await openWithWorker(page, site.url);
	await page.goto(`${site.url}/contact`);
	await expect.poll(kept).toContain(titles.contact);
	await page.goto(`${site.url}/contact`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.contact);
	answered();
	await expect.poll(kept).toContain("<!-- new -->");
	const refused = (worker: Worker) => worker.evaluate(() => (self as unknown as { refused: string[] }).refused);
	expect(await Promise.all(context.serviceWorkers().map(refused))).toEqual([[]]);
	site.stop();
});

test("a page that a proxy cannot reach is shown as it was kept", async ({ page }) => {
	let status = 0;
	const site = await standBefore((asked, answer) => {
		if (status === 0) return pass(sites.demo.url, asked, answer, {});
		answer.writeHead(status, { "content-type": "text/html" }).end("<h1>nginx</h1>");
	});
	const heading = page.getByRole("heading", { level: 1 });
	await openWithWorker(page, site.url);
	await page.goto(`${site.url}/contact`);
	await expect.poll(() => keptPaths(page)).toContain("/contact");
	for (status of [502, 503, 504]) {
		await page.goto(`${site.url}/contact`);
		await expect(heading).toHaveText(titles.contact);
		await page.goto(`${site.url}/teachers`);
		await expect(heading).toHaveText("nginx");
	}
	// What the site itself says of a page is shown.
	status = 500;
	await page.goto(`${site.url}/contact`);
	await expect(heading).toHaveText("nginx");
	site.stop();
});

test("a kept page does not say of a date that is over that it is today", async ({ page }) => {
	const dates = '<span data-until="2020-01-31">past</span><span data-until="2999-01-31">still</span>';
	const site = await changed({ "/contact": (html) => html.replace("</main>", `${dates}</main>`) });
	await openWithWorker(page, site.url);
	await page.goto(`${site.url}/contact`);
	await expect.poll(() => keptPaths(page)).toContain("/contact");
	site.stop();
	const html = await (await page.goto(`${site.url}/contact`))?.text();
	expect(html).toContain(dates.replace('31">past', '31" hidden="">past'));
});
