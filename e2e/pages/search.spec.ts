/** The search: its form without script, and suggestions while typing with it. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { menuText } from "@/lib/bengali/navigation";
import { schoolYearText } from "@/lib/bengali/school-year";
import { searchText, searchTitle } from "@/lib/bengali/search";
import { suggestionText } from "@/lib/bengali/search-suggestions";
import { asciiPath, holidaysPath, itemPath, searchPath, suggestionsPath } from "@/lib/contract/paths";
import { longestQuery } from "@/lib/contract/search";
import { expectNoSidewaysScroll, smallTargets, violationsOf } from "../page-rules";

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

const form = (page: Page) => page.getByRole("search", { name: searchTitle });
const field = (page: Page) => form(page).locator("[name=q]");
const header = (page: Page) => page.locator("header").getByRole("search");
const results = (page: Page) => page.getByRole("main").getByRole("listitem");

/** The newest notice's title, and the address of its page. */
async function newest(page: Page): Promise<{ name: string; path: string }> {
	const [{ name }] = (await (await page.request.post("/api/notices-get")).json()).notice.data;
	return { name, path: itemPath("notice", name) };
}

/** @returns a list to which each change of the chosen suggestion is added, also of one that is drawn at no time */
const choicesOf = (input: Locator) =>
	input.evaluateHandle((element) => {
		const changes: (string | null)[] = [];
		new MutationObserver((records) => changes.push(...records.map(({ oldValue }) => oldValue))).observe(element, {
			attributeFilter: ["aria-activedescendant"],
			attributeOldValue: true,
		});
		return changes;
	});

async function send(page: Page, query: string) {
	await field(page).fill(query);
	await form(page).getByRole("button").click();
}

for (const [device, viewport] of [
	["a phone", phone],
	["a desktop", desktop],
] as const) {
	test.describe(`on ${device} without script`, () => {
		test.use({ viewport, javaScriptEnabled: false });

		test("the header leads to results, with the words found marked, filters, and what to try", async ({ page }) => {
			const { name, path } = await newest(page);
			const query = name.split(" ").slice(0, 4).join(" ");
			await page.goto("/contact");
			if (viewport === desktop) {
				await header(page).getByRole("textbox").fill(query);
				await page.keyboard.press("Enter");
			} else {
				await header(page).getByRole("button", { name: menuText.search }).click();
				await send(page, query);
			}
			await expect(page).toHaveURL(/\/search\?q=/);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(searchTitle);
			await expect(field(page)).toHaveValue(query);
			const link = results(page).getByRole("link", { name, exact: true });
			await expect(link.locator("mark").first()).toBeVisible();
			expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
			await expectNoSidewaysScroll(page);
			await link.click();
			await expect(page).toHaveURL(({ pathname }) => pathname === asciiPath(path));

			await page.goto(`${searchPath}?${new URLSearchParams({ q: query })}`);
			await form(page).locator("[name=kind]").selectOption("teacher");
			await form(page).getByRole("button").click();
			await expect(page.getByRole("main")).toContainText(searchText.nothing(query));
			await page.getByRole("link", { name: searchText.tries.withoutFilter }).click();
			await expect(results(page).first()).toBeVisible();

			// A page of the site, by how its name sounds.
			await send(page, "chuti");
			await expect(results(page).first()).toContainText(suggestionText.kinds.page);
			const holidays = results(page).first().getByRole("link", { name: schoolYearText.holidays.title });
			await expect(holidays).toHaveAttribute("href", holidaysPath);

			await send(page, "ক");
			await expect(page.getByRole("alert")).toHaveText(searchText.tooShort);
			await expect(field(page)).toHaveValue("ক");
			await expect(field(page)).toHaveAttribute("aria-invalid", "true");
			await expect(field(page)).toBeFocused();
		});

		test("further pages of results are reached by links", async ({ page }) => {
			await page.goto(`${searchPath}?q=${encodeURIComponent("বিদ্যালয়")}`);
			const first = await results(page).allTextContents();
			expect(first).toHaveLength(10);
			await page.getByRole("link", { name: searchText.next }).click();
			await expect(page.getByRole("navigation", { name: searchText.pages })).toContainText("২ /");
			expect(first).not.toContain((await results(page).allTextContents())[0]);
			await page.getByRole("link", { name: searchText.previous }).click();
			await expect(results(page)).toHaveText(first);
		});
	});

	test(`on ${device} results and messages are accessible`, async ({ page }) => {
		await page.setViewportSize(viewport);
		for (const q of ["বিদ্যালয়", "chuti", "নেইএমনকিছু", "ক", ""]) {
			await page.goto(`${searchPath}?${new URLSearchParams({ q })}`);
			expect(await violationsOf(page)).toEqual([]);
			expect(await smallTargets(page)).toEqual([]);
			await expectNoSidewaysScroll(page);
		}
	});

	test(`on ${device} suggestions are chosen by the keyboard`, async ({ page }) => {
		await page.setViewportSize(viewport);
		const { name, path } = await newest(page);
		let loaded = 0;
		page.on("request", (request) => {
			if (request.url().includes(suggestionsPath)) loaded += 1;
		});
		await page.goto(viewport === desktop ? "/contact" : searchPath, { waitUntil: "networkidle" });
		const input = viewport === desktop ? header(page).locator("input") : field(page);
		await expect(input).toHaveCount(1);
		if (viewport === desktop) await expect(input).not.toHaveAttribute("role", "combobox");
		await input.focus();
		await expect(input).toHaveAttribute("role", "combobox");
		expect(loaded).toBe(0);
		const words = name.split(" ").slice(0, 3).join(" ");
		// Where typing is slower than the pause after a key, there are answers to its beginnings before.
		const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get("q") === words);
		await input.pressSequentially(words);
		await answered;
		const list = page.getByRole("listbox", { name: suggestionText.label });
		await expect(list.getByRole("option").first()).toBeVisible();
		await expect(input).toHaveAttribute("aria-expanded", "true");
		await expectNoSidewaysScroll(page);
		const option = list.getByRole("option", { name });
		for (let step = 0; step < 6 && (await option.getAttribute("aria-selected")) !== "true"; step += 1)
			await page.keyboard.press("ArrowDown");
		await expect(option).toHaveAttribute("aria-selected", "true");
		expect(await input.getAttribute("aria-activedescendant")).toBe(await option.getAttribute("id"));
		expect(await violationsOf(page)).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(list).toBeHidden();
		await expect(input).toHaveAttribute("aria-expanded", "false");
		expect(await input.inputValue()).toBe(words);
		const choices = await choicesOf(input);
		await page.keyboard.press(" ");
		await expect(option).toBeVisible();
		// From the key on, Enter sends what is typed.
		expect(await choices.jsonValue()).toEqual([]);
		while ((await option.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(({ pathname }) => pathname === asciiPath(path));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	});
}

test("the chosen suggestion stays chosen when a later answer has it in another place", async ({ page }) => {
	const answers = { ক: ["প্রথম", "দ্বিতীয়"], কখ: ["নতুন", "প্রথম", "দ্বিতীয়"] };
	let answerLater = () => {};
	const later = new Promise<void>((resolve) => {
		answerLater = resolve;
	});
	await page.route(`**${suggestionsPath}*`, async (route) => {
		const query = new URL(route.request().url()).searchParams.get("q");
		if (query !== "ক") await later;
		const titles = query === "ক" ? answers.ক : answers.কখ;
		await route.fulfill({ json: { data: titles.map((title) => ({ title, kind: "page", path: `/${title}` })) } });
	});
	await page.goto(searchPath, { waitUntil: "networkidle" });
	const option = (title: string) => page.getByRole("option", { name: title });
	await field(page).focus();
	await expect(field(page)).toHaveAttribute("role", "combobox");
	await page.keyboard.type("ক");
	await expect(option("দ্বিতীয়")).toBeVisible();
	const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get("q") === "কখ");
	await page.keyboard.type("খ");
	await asked;
	for (let step = 0; step < 2; step += 1) await page.keyboard.press("ArrowDown");
	await expect(option("দ্বিতীয়")).toHaveAttribute("aria-selected", "true");
	answerLater();
	await expect(option("নতুন")).toBeVisible();
	await expect(option("দ্বিতীয়")).toHaveAttribute("aria-selected", "true");
	await expect(field(page)).toHaveAttribute("aria-activedescendant", (await option("দ্বিতীয়").getAttribute("id")) ?? "");
});

test("with script the form follows the address", async ({ page }) => {
	await page.goto(`${searchPath}?${new URLSearchParams({ q: "বিদ্যালয়", kind: "committee", year: "2019" })}`);
	await page.getByRole("link", { name: searchText.tries.withoutFilter }).click();
	await expect(results(page).first()).toBeVisible();
	await expect(form(page).locator("[name=kind]")).toHaveValue("");
	await page.getByRole("link", { name: searchText.next }).click();
	await expect(page.getByRole("navigation", { name: searchText.pages })).toContainText("২ /");
	await expect(field(page)).toHaveValue("বিদ্যালয়");
});

test("a query that is too long gets a sentence, and is not searched", async ({ request }) => {
	const q = "ক".repeat(longestQuery + 1);
	const page = await request.get(searchPath, { params: { q } });
	expect([page.status(), page.headers()["cache-control"]]).toEqual([200, "no-store"]);
	expect(await page.text()).toContain(searchText.tooLong("১০০"));
	const call = await request.get(suggestionsPath, { params: { q } });
	expect(call.status()).toBe(422);
	expect((await call.json()).errors.q).toEqual([searchText.tooLong("১০০")]);
	// Runs of marks, whose normalisation takes quadratic time.
	const marks = await request.get(searchPath, { params: { q: `ক${"\u0323".repeat(1000)}` } });
	expect(await marks.text()).toContain(searchText.tooLong("১০০"));
});

test("suggestions have a title, a kind and a path, and what is typed cannot become HTML", async ({ page, request }) => {
	const { name, path } = await newest(page);
	const { data } = await (await request.get(suggestionsPath, { params: { q: name.slice(0, longestQuery) } })).json();
	expect(data[0]).toEqual({ title: name, kind: "notice", path });
	const pages = await (await request.get(suggestionsPath, { params: { q: "holiday list" } })).json();
	expect(pages.data[0]).toEqual({ title: schoolYearText.holidays.title, kind: "page", path: holidaysPath });
	await page.goto(`${searchPath}?${new URLSearchParams({ q: '"><img src=x onerror=alert(1)>' })}`);
	expect(await page.locator("main img").count()).toBe(0);
});
