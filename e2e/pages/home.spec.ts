import { expect, type Page, test } from "@playwright/test";
import { admissionTitles } from "@/lib/bengali/admission";
import { monthText } from "@/lib/bengali/calendar";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { embedText } from "@/lib/bengali/embeds";
import { sliderText } from "@/lib/bengali/home";
import { menuText } from "@/lib/bengali/navigation";
import { resultTitles } from "@/lib/bengali/results";
import { homeText, titles } from "@/lib/bengali/site";
import { contentPath, itemPath } from "@/lib/contract/paths";
import { openMenu } from "../menu";

test.use({ viewport: { width: 360, height: 740 } });

test("has every part of the spec", async ({ page, request }) => {
	const home = await (await request.post("/api/home-page-data")).json();
	await page.goto("/");
	for (const title of [
		homeText.history,
		homeText.about,
		homeText.notices,
		homeText.routines,
		homeText.academic,
		homeText.studentCorner,
		embedText.social.title,
		homeText.calendar,
		embedText.anthem.title,
	]) {
		await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
	}
	for (const { name } of [...home.schoolhistory, ...home.imageContentwithoutSchoolHistory]) {
		const card = page.locator(`main article a[href="${contentPath(name)}"]`);
		await expect(card).toContainText(name);
		await expect(card).toContainText(homeText.readMore);
	}
	for (const { name } of home.notice.data)
		await expect(page.locator(`main a[href="${itemPath("notice", name)}"]`).first()).toContainText(name);
	for (const { name } of home.routine.data)
		await expect(page.locator(`main a[href="${itemPath("routine", name)}"]`).first()).toContainText(name);
	await expect(page.getByRole("link", { name: homeText.seeAllNotices })).toHaveAttribute("href", "/notices");
	await expect(page.getByRole("link", { name: homeText.seeAllRoutines })).toHaveAttribute("href", "/routines");
	const students = page.getByRole("region", { name: homeText.studentCorner });
	await students.getByRole("link", { name: homeText.history }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.schoolhistory[0].name);
});

test.describe("slider", () => {
	const shown = (page: Page) =>
		page
			.getByRole("region", { name: sliderText.label })
			.locator("li")
			.evaluateAll((slides) => slides.findIndex((slide) => getComputedStyle(slide).visibility === "visible"));
	const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

	test("moves every four seconds and wraps; the buttons restart the timer and record the direction", async ({
		page,
	}) => {
		await page.clock.install();
		await page.goto("/");
		const slider = page.getByRole("region", { name: sliderText.label });
		await expect(slider.getByRole("button", { name: sliderText.pause })).toBeVisible();
		await expect.poll(() => shown(page)).toBe(0);
		for (const next of [1, 2, 3, 0]) {
			await page.clock.runFor(4000);
			await expect.poll(() => shown(page)).toBe(next);
		}
		await page.clock.runFor(3000);
		await slider.getByRole("button", { name: sliderText.previous }).dispatchEvent("click");
		await expect.poll(() => shown(page)).toBe(3);
		await expect(slider).toHaveAttribute("data-direction", "backward");
		await page.clock.runFor(3000);
		await expect.poll(() => shown(page)).toBe(3);
		await page.clock.runFor(1000);
		await expect.poll(() => shown(page)).toBe(0);
		await expect(slider).toHaveAttribute("data-direction", "forward");
	});

	test("stands still under the pointer, on focus and by its button", async ({ page }) => {
		await page.clock.install();
		await page.goto("/");
		const slider = page.getByRole("region", { name: sliderText.label });
		await slider.hover();
		await page.clock.runFor(9000);
		expect(await shown(page)).toBe(0);
		await page.mouse.move(5, 5);
		await slider.getByRole("button", { name: sliderText.next }).focus();
		await page.clock.runFor(9000);
		expect(await shown(page)).toBe(0);
		await press(page, sliderText.pause);
		await page.mouse.move(5, 5);
		// Not the header, which links home: on this clock the router's ten seconds would be over.
		await page.getByRole("contentinfo").click({ position: { x: 2, y: 2 } });
		await page.clock.runFor(9000);
		expect(await shown(page)).toBe(0);
		await press(page, sliderText.play);
		await page.mouse.move(5, 5);
		await page.evaluate(() => (document.activeElement as HTMLElement).blur());
		await page.clock.runFor(4000);
		await expect.poll(() => shown(page)).toBe(1);
	});

	test("does not move for people who ask for reduced motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.clock.install();
		await page.goto("/");
		await expect(page.getByRole("button", { name: sliderText.play })).toBeVisible();
		await page.clock.runFor(9000);
		expect(await shown(page)).toBe(0);
		await press(page, sliderText.next);
		await expect.poll(() => shown(page)).toBe(1);
	});

	// Screens of few pixels have the first one in the page.
	for (const [width, files] of [
		[1366, 2],
		[360, 1],
	] as const)
		test(`at ${width} px fetches the first picture with the page and the next one ahead`, async ({ page }) => {
			const pictures = new Set<string>();
			page.on("request", (asked) => {
				const { pathname } = new URL(asked.url());
				if (pathname.startsWith("/image/slider/")) pictures.add(pathname);
			});
			await page.clock.install();
			await page.setViewportSize({ width, height: 740 });
			await page.goto("/", { waitUntil: "networkidle" });
			await expect.poll(() => pictures.size).toBe(files);
		});
});

test("cards have pictures of 3:2, beside the words on phones and above them on wide screens", async ({ page }) => {
	for (const width of [360, 1366]) {
		await page.setViewportSize({ width, height: 768 });
		await page.goto("/");
		const pictures = page.locator("main article img");
		expect(await pictures.count()).toBeGreaterThan(2);
		for (const picture of await pictures.all()) {
			await picture.scrollIntoViewIfNeeded();
			const box = await picture.boundingBox();
			const words = await picture.locator("+ div").boundingBox();
			expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
			if (width === 360) expect(words?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) - 1);
			else expect(words?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0) - 1);
		}
	}
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });

		test("the menu starts with the most used pages; the first press of the bars shows all, the next these again", async ({
			page,
		}) => {
			await page.goto("/");
			const menu = page.getByRole("navigation");
			const row = [titles.notice, titles.routine, resultTitles.search, admissionTitles.form];
			await expect(menu.getByRole("link")).toHaveText(row);
			const bars = menu.locator("summary");
			await expect(bars).toHaveText(menuText.label);
			await bars.click();
			await expect(menu.getByRole("link")).toHaveCount(await page.locator("#menu a").count());
			await bars.press("Enter");
			await expect(menu.getByRole("link")).toHaveText(row);
		});
	});
}

test("a choice in the menu closes it", async ({ page }) => {
	await page.goto("/");
	await openMenu(page);
	const entry = page.getByRole("navigation").getByRole("link", { name: titles.contact, exact: true });
	await entry.click();
	await expect(page).toHaveURL("/contact");
	await expect(entry).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("on a wide screen the menu is a bar without bars", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/");
	await expect(page.getByRole("navigation").locator("summary")).toBeHidden();
	await expect(page.getByRole("navigation").getByRole("link").last()).toBeVisible();
});

test("on a phone, parts below the first screen have their layout when they come near; print has them all", async ({
	page,
}) => {
	await page.goto("/");
	const hasLayout = (title: string) =>
		page
			.getByRole("heading", { level: 2, name: title, exact: true })
			.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
	expect(await hasLayout(homeText.notices)).toBe(true);
	expect(await hasLayout(homeText.about)).toBe(false);
	expect(await hasLayout(homeText.studentCorner)).toBe(false);
	await page.getByRole("region", { name: homeText.studentCorner }).scrollIntoViewIfNeeded();
	await expect.poll(() => hasLayout(homeText.studentCorner)).toBe(true);
	await page.evaluate(() => scrollTo(0, 0));
	await expect.poll(() => hasLayout(homeText.about)).toBe(false);
	await page.emulateMedia({ media: "print" });
	await expect.poll(() => hasLayout(homeText.about)).toBe(true);
});

test("the calendar comes when it comes into view, in Bengali, from Sunday", async ({ page }) => {
	await page.goto("/", { waitUntil: "networkidle" });
	await expect(page.getByRole("grid")).toHaveCount(0);
	const place = page.getByRole("region", { name: homeText.calendar });
	await place.scrollIntoViewIfNeeded();
	const grid = place.getByRole("grid");
	await expect(grid).toBeVisible();
	await expect(grid.locator("tbody td").first()).toHaveText(/^[০-৯]+$/);
	const today = new Intl.DateTimeFormat("en", { day: "numeric", timeZone: "Asia/Dhaka" }).format();
	await expect(grid.locator("[data-today]")).toHaveText(toBengaliDigits(today));
	await place.getByRole("button", { name: monthText.next }).click();
	await expect(grid).toBeVisible();
});

test("embeds load nothing from outside until they are asked for, and leave a link", async ({ page }) => {
	const outside: string[] = [];
	await page.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, (route) => {
		outside.push(route.request().url());
		return route.fulfill({ contentType: "text/html", body: "<p>ok</p>" });
	});
	await page.goto("/", { waitUntil: "networkidle" });
	const anthem = page.getByRole("region", { name: embedText.anthem.title });
	await anthem.scrollIntoViewIfNeeded();
	expect(outside).toEqual([]);
	// Posters, below the student's corner.
	for (const kind of ["social", "anthem"])
		await expect(page.locator(`main [data-kind="${kind}"]`)).toHaveCSS("background-image", /gradient/);
	await expect(anthem.getByText(embedText.outside)).toBeVisible();
	const topOf = async (name: string) => (await page.getByRole("region", { name }).boundingBox())?.y ?? 0;
	expect(await topOf(homeText.studentCorner)).toBeLessThan(await topOf(embedText.social.title));
	await expect(anthem.getByRole("link", { name: embedText.anthem.link })).toHaveAttribute("href", /youtube|youtu\.be/);
	await anthem.getByRole("button", { name: embedText.anthem.show }).click();
	await expect(anthem.locator("iframe")).toBeVisible();
	await expect.poll(() => outside.length).toBe(1);
	expect(outside[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
	// The button has asked for it: it plays without a second one.
	await expect(anthem.locator("iframe")).toHaveAttribute("allow", /\bautoplay\b/);
	// The router keeps the page that is left, and what plays in it.
	await page.getByRole("contentinfo").locator('a[href="/notices"]').click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.notice);
	await expect(page.locator("iframe[allow]")).toHaveCount(0);
});

test("an embed that can't load says so and keeps the link", async ({ page, context }) => {
	await page.goto("/");
	const social = page.getByRole("region", { name: embedText.social.title });
	await social.scrollIntoViewIfNeeded();
	const show = social.getByRole("button", { name: embedText.social.show });
	await expect(show).toBeVisible();
	await context.setOffline(true);
	await page.waitForFunction(() => !navigator.onLine);
	await show.click();
	await expect(social.getByText(embedText.failed)).toBeVisible();
	await expect(social.getByRole("link", { name: embedText.social.link })).toBeVisible();
});
