/**
 * Compares the Largest Contentful Paint of the home page on a slow phone with that of the same page as a single-page app,
 * and with that of a WordPress site (WORDPRESS_URL): first visits in turn, so that other load affects all.
 */
import { test } from "@playwright/test";
import { median } from "@/lib/tools/measure/rounds";
import { makeApp } from "./against/app-of-page";
import { type Front, startFront } from "./against/front";
import { reportUrl } from "./reports";
import { type Painted, visitSlowly } from "./slow-phone";

const rounds = 5;

test("the home page against others", async ({ browser }) => {
	test.setTimeout(1_800_000);
	const wordpress = process.env.WORDPRESS_URL;
	const fronts: Front[] = [await startFront(reportUrl, await makeApp(browser, reportUrl))];
	if (wordpress) fronts.push(await startFront(wordpress));
	const [app, other] = fronts.map(({ url }) => url);
	const addresses = { "this site": reportUrl, "single-page app": app, ...(other && { WordPress: other }) };
	const sites = Object.entries(addresses).map(([name, url]) => ({ name, url: `${url}`, painted: [] as Painted[] }));
	// What the servers keep is there for all measured visits; a school's site has been opened before.
	for (const { url } of sites) await visitSlowly(browser, new URL("/", url).href);
	for (let round = 0; round < rounds; round++)
		for (const { url, painted } of sites) painted.push(await visitSlowly(browser, new URL("/", url).href));
	for (const { stop } of fronts) await stop();

	const middle = sites.map(({ painted }) => median(painted, ({ seconds }) => seconds));
	for (const [index, { name, painted }] of sites.entries()) {
		const { seconds = 0, what = "" } = middle[index] ?? {};
		const all = painted.map((paint) => paint.seconds.toFixed(2)).join(" ");
		const ahead = index === 0 ? "" : `, this site is ${(seconds / (middle[0]?.seconds ?? 1)).toFixed(1)} times ahead`;
		console.log(`${seconds.toFixed(2).padStart(6)} s  ${what.padEnd(6)} ${name} (${all})${ahead}`);
	}
});
