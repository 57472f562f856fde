import { expect, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { listText, markText } from "@/lib/bengali/lists";
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import { isNew } from "@/lib/contract/educational";
import { itemPath } from "@/lib/contract/paths";
import { expectNoSidewaysScroll } from "../page-rules";

const lists = [
	{ path: "/notices", call: "/api/notices-get" },
	{ path: "/routines", call: "/api/routines-get" },
	{ path: "/curriculums", call: "/api/curriculums-get" },
];

test.use({ viewport: { width: 360, height: 740 } });

for (const { path, call } of lists) {
	test(`${path}: More appends page after page and goes away at the end`, async ({ page, request }) => {
		const { total } = (await (await request.post(call)).json()).notice;
		await page.goto(path);
		const rows = page.locator("tbody tr");
		const more = page.getByRole("link", { name: listText.more });
		for (let shown = 10; shown < total; shown += 10) {
			await expect(rows).toHaveCount(shown);
			await more.click();
		}
		await expect(rows).toHaveCount(total);
		await expect(more).toBeHidden();
		await expect(rows.last().locator("td").first()).toHaveText(toBengaliDigits(total));
		expect(new URL(page.url()).pathname).toBe(path);
		const names = await rows.locator("td:nth-child(2)").allTextContents();
		expect(new Set(names).size).toBe(total);
	});
}

test("a tag is never alone on a line: the word before it comes along, at every width", async ({ page }) => {
	await page.goto("/notices");
	const alone = () =>
		page.evaluate(() =>
			[...document.querySelectorAll("tbody b")].flatMap((tag) => {
				const name = tag.parentElement?.querySelector("a")?.firstChild;
				if (!name) return [tag.textContent];
				const range = document.createRange();
				range.setStart(name, (name.textContent ?? "").trimEnd().length - 1);
				range.setEndAfter(name);
				const before = tag.previousElementSibling?.matches("b") ? tag.previousElementSibling : range;
				const [word, own] = [before.getBoundingClientRect(), tag.getBoundingClientRect()];
				return own.top < word.bottom && own.bottom > word.top ? [] : [tag.textContent];
			}),
		);
	expect(await page.locator("tbody b").count()).toBeGreaterThan(2);
	for (let width = 320; width <= 460; width += 10) {
		await page.setViewportSize({ width, height: 740 });
		expect(await alone(), `${width} px`).toEqual([]);
	}
});

test("a file is downloaded, anything else is viewed", async ({ page, request }) => {
	const { data } = (await (await request.post("/api/notices-get")).json()).notice;
	await page.goto("/notices");
	for (const item of data) {
		// By name: the pinned notice stands first here, and by its date in the call.
		const row = page.locator("tbody tr").filter({ has: page.getByRole("link", { name: item.name, exact: true }) });
		const action = row.locator("td:last-child a");
		const what = item.image?.endsWith(".pdf")
			? listText.downloadPdf
			: item.image
				? listText.downloadPicture
				: listText.view;
		await expect(action).toHaveAccessibleName(`${item.name} ${what}`);
		// The arrow says what it leads to.
		await expect(action).toHaveText(what === listText.view ? what : (what.split(", ")[1] ?? ""));
		if (item.image) await expect(action).toHaveAttribute("target", "_blank");
	}
	const file = data.find((item: { image: string | null }) => item.image);
	const answer = await request.get(`/educational/notice-routine/${encodeURIComponent(file.image)}`);
	expect(answer.status()).toBe(200);
	expect(answer.headers()["content-type"]).toMatch(/^(image\/|application\/pdf)/);
});

test("pinned notices stand first, and each row says its kind, also those that More appends", async ({
	page,
	request,
}) => {
	await page.goto("/notices");
	const rows = page.locator("tbody tr");
	await expect(rows.first().getByText(markText.pinned)).toBeVisible();
	await expect(page.getByText(markText.pinned)).toHaveCount(1);
	await page.getByRole("link", { name: listText.more }).click();
	await expect(rows).toHaveCount(20);
	const { kinds } = await (await request.get("/api/notices-get/kinds?page=2")).json();
	const [[name, kind] = ["", ""]] = Object.entries(kinds) as [string, keyof typeof noticeKindNames][];
	const row = rows.filter({ has: page.getByRole("link", { name, exact: true }) });
	await expect(row.getByText(noticeKindNames[kind as keyof typeof noticeKindNames], { exact: true })).toBeVisible();
	await expectNoSidewaysScroll(page);
});

test("a notice that was published after the list was opened lets no row stand twice", async ({ page, request }) => {
	const dataOf = async (number: number) =>
		(await (await request.post(`/api/notices-get?page=${number}`)).json()).notice.data;
	await page.goto("/notices");
	await page.route("**/api/notices-get?*", async (route) => {
		const number = Number(new URL(route.request().url()).searchParams.get("page"));
		const response = await route.fetch();
		const { notice } = await response.json();
		// Each page begins with what was the last of the page before.
		const data = [...(await dataOf(number - 1)).slice(-1), ...notice.data.slice(0, -1)];
		await route.fulfill({ response, json: { notice: { ...notice, data } } });
	});
	const rows = page.locator("tbody tr");
	for (const reached of [15, 25]) {
		await page.getByRole("link", { name: listText.more }).click();
		await expect(rows.nth(reached)).toBeVisible();
	}
	const names = await rows.locator("td:nth-child(2)").allTextContents();
	expect(names).toEqual([...new Set(names)]);
});

test("what is under a week old says so", async ({ page, request }) => {
	const { data } = (await (await request.post("/api/notices-get")).json()).notice;
	const recent = data.filter(({ created_at }: { created_at: string }) => isNew(created_at, Date.now()));
	await page.goto("/notices");
	await expect(page.getByText(markText.new, { exact: true })).toHaveCount(recent.length);
});

test("a failed call says so and can be tried again", async ({ page }) => {
	await page.goto("/notices");
	await page.route("**/api/notices-get**", (route) => route.abort());
	await page.getByRole("link", { name: listText.more }).click();
	await expect(page.getByRole("alert").filter({ hasText: listText.failed })).toBeVisible();
	await expect(page.locator("tbody tr")).toHaveCount(10);
	await page.unroute("**/api/notices-get**");
	await page.getByRole("link", { name: listText.retry }).click();
	await expect(page.locator("tbody tr")).toHaveCount(20);
});

test("a slow call shows that it waits", async ({ page }) => {
	await page.goto("/notices");
	let answer: (() => void) | undefined;
	await page.route("**/api/notices-get?*", async (route) => {
		await new Promise<void>((resolve) => {
			answer = resolve;
		});
		await route.continue();
	});
	await page.getByRole("link", { name: listText.more }).click();
	await expect(page.getByText(listText.loading)).toBeVisible();
	await expect.poll(() => answer !== undefined).toBe(true);
	answer?.();
	await expect(page.locator("tbody tr")).toHaveCount(20);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the list is paged by links, on to the end and back", async ({ page, request }) => {
		const { total } = (await (await request.post("/api/notices-get")).json()).notice;
		await page.goto("/notices");
		const names = new Set<string>();
		for (let number = 1; ; number++) {
			for (const name of await page.locator("tbody td:nth-child(2)").allTextContents()) names.add(name);
			const more = page.getByRole("link", { name: listText.more });
			if ((await more.count()) === 0) break;
			await more.click();
			await expect(page).toHaveURL(`/notices/${number + 1}`);
		}
		expect(names.size).toBe(total);
		await page.getByRole("link", { name: listText.previous }).click();
		await expect(page.locator("tbody tr")).toHaveCount(10);
	});
});

test("text stands before the picture of a scan, and the download above both", async ({ page, request }) => {
	const { data } = (await (await request.post("/api/routines-get")).json()).notice;
	const scan = data.find(({ image, text }: Record<string, string | null>) => image && text);
	await page.goto(itemPath("routine", scan.name));
	const article = page.getByRole("article");
	const top = async (what: string) => (await article.locator(what).first().boundingBox())?.y ?? Number.NaN;
	const places = [await top("a[href^='/educational/notice-routine/']"), await top("div > p"), await top("img")];
	expect(places).toEqual([...places].sort((a, b) => a - b));
});
