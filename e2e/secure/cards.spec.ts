/** Link previews: Open Graph and Twitter cards. */
import { expect, test } from "@playwright/test";
import { pageRoutes } from "@/lib/contract/routes";
import { expectPicture, tagsOf } from "../cards";
import { recordPaths } from "../school";

const site = "https://school.example";

test("every page has a card with a working picture", async ({ request }) => {
	const items = await recordPaths(request);
	for (const path of [...pageRoutes.map((route) => route.path), ...items]) {
		const tags = await tagsOf(request, path);
		for (const name of ["title", "description", "site_name", "locale", "type"])
			expect(tags.get(`og:${name}`), `${path} ${name}`).toBeTruthy();
		const address = new URL(tags.get("og:url") ?? "");
		expect(address.origin, path).toBe(site);
		expect(decodeURI(address.pathname), path).toBe(decodeURI(path));
		expect(tags.get("twitter:card"), path).toBe("summary_large_image");
		expect(tags.get("twitter:title"), path).toBe(tags.get("og:title"));
		await expectPicture(request, tags, "og", site);
		await expectPicture(request, tags, "twitter", site);
	}
});

test("an item's card has type article and its dates", async ({ request }) => {
	for (const path of (await recordPaths(request)).filter((recordPath) => recordPath.startsWith("/educational/"))) {
		const tags = await tagsOf(request, path);
		expect(tags.get("og:type")).toBe("article");
		for (const name of ["published_time", "modified_time"])
			expect(tags.get(`article:${name}`), path).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/);
	}
});
