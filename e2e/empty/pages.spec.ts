/** The pages of a new school without content. */
import { expect, test } from "@playwright/test";
import { formatMonth } from "@/lib/bengali/calendar";
import { listText } from "@/lib/bengali/lists";
import { resultSearchText } from "@/lib/bengali/results";
import { schoolYearText } from "@/lib/bengali/school-year";
import { contactText, homeText, peopleText } from "@/lib/bengali/site";
import { sectionText } from "@/lib/bengali/student-area";
import { defaultMenu } from "@/lib/cms/default-menu";
import { monthOf } from "@/lib/contract/days";
import { type PagePath, pageRoutes } from "@/lib/contract/routes";
import { expectHeadingHigh } from "../first-screen";
import { smallTargets, violationsOf } from "../page-rules";

for (const { path, title } of pageRoutes) {
	test(`${path} has its heading on the first screen, no failed request, console error or axe violation`, async ({
		page,
	}) => {
		const failures: string[] = [];
		page.on("pageerror", (error) => failures.push(String(error)));
		page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
		page.on("response", (answer) => answer.status() >= 400 && failures.push(`${answer.status()} ${answer.url()}`));
		await page.setViewportSize({ width: 360, height: 740 });
		const answer = await page.goto(path, { waitUntil: "networkidle" });
		expect(answer?.status()).toBe(200);
		if (path !== "/") await expect(page.locator("h1")).toHaveText(title);
		expect(await violationsOf(page)).toEqual([]);
		expect(await smallTargets(page)).toEqual([]);
		await expectHeadingHigh(page, path);
		expect(failures).toEqual([]);
	});
}

test("no page has a broken link", async ({ page, request, baseURL }) => {
	const seen = new Set<string>(["/"]);
	const wrong: string[] = [];
	// The set grows during the iteration.
	for (const path of seen) {
		const answer = await request.get(path);
		if (answer.status() !== 200) wrong.push(`${answer.status()} ${path}`);
		if (!answer.headers()["content-type"]?.includes("text/html")) continue;
		await page.goto(path);
		const links = await page
			.locator("a[href], img[src], link[href], form[action], script[src]")
			.evaluateAll((all) =>
				all.map(
					(element) =>
						element.getAttribute("href") ?? element.getAttribute("src") ?? element.getAttribute("action") ?? "",
				),
			);
		for (const link of links) {
			const { origin, pathname, protocol } = new URL(link, `${baseURL}${path}`);
			if (origin === baseURL) seen.add(pathname);
			else if (protocol.startsWith("http")) wrong.push(`${path} leads out of the school: ${link}`);
		}
	}
	expect(wrong).toEqual([]);
	for (const { path, indexed } of pageRoutes) if (indexed) expect([...seen]).toContain(path);
});

test("the menu has the default entries", async ({ request }) => {
	const { data } = await (await request.get("/api/nav-menu-all")).json();
	expect(data).toEqual(defaultMenu.map(({ name, link }) => expect.objectContaining({ name, link })));
});

const thisMonth = monthOf(Date.now());

/** The message of each page without records. */
const sentences: Partial<Record<PagePath, string[]>> = {
	"/": [homeText.noNotices, homeText.noRoutines],
	"/notices": [listText.empty],
	"/routines": [listText.empty],
	"/curriculums": [listText.empty],
	"/calendar": [schoolYearText.noneIn(formatMonth(thisMonth.year, thisMonth.month))],
	"/teachers": [peopleText.none],
	"/comittees": [peopleText.none],
	"/contact": [contactText.none],
	"/section-list": [sectionText.noYears],
	"/student-result": [resultSearchText.none],
	"/students-information": [sectionText.noYears],
};

test("a page without records says so", async ({ page }) => {
	for (const [path, expected] of Object.entries(sentences)) {
		await page.goto(path);
		for (const sentence of expected) await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
		// Without records there are no select boxes and no tables to print.
		await expect(page.locator("main").locator("select, table:not([class*=grid])"), path).toHaveCount(0);
	}
});

test("no part of the home page has only a heading", async ({ page }) => {
	await page.goto("/");
	for (const part of await page.locator("main section").all()) {
		const heading = (await part.locator("h2").textContent()) ?? "";
		const words = ((await part.textContent()) ?? "").replace(heading, "");
		expect(words.trim(), heading).not.toBe("");
	}
	// A new school has no slides and no history.
	await expect(page.locator("main img")).toHaveCount(0);
	await expect(page.getByRole("heading", { name: homeText.history })).toHaveCount(0);
});
