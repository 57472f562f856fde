import { expect, type Locator, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { relatedText } from "@/lib/bengali/navigation";
import { contactText, layoutText, peopleText, titles } from "@/lib/bengali/site";
import { darkColors } from "@/lib/contract/colors";
import { mapPath } from "@/lib/contract/paths";

const [phone, desktop] = [
	{ width: 360, height: 740 },
	{ width: 1366, height: 768 },
];

/** @param hex six digits */
const channels = (hex: string) =>
	`rgb(${hex
		.match(/../g)
		?.map((pair) => Number.parseInt(pair, 16))
		.join(", ")})`;

test("the layout shows the school's name, address, number and colours", async ({ page, request }) => {
	const { data } = await (await request.get("/api/setting-get")).json();
	await page.goto("/contact");
	const header = page.getByRole("banner");
	await expect(header.getByRole("link", { name: data.school_name })).toHaveAttribute("href", "/");
	await expect(header).toContainText(data.school_address);
	await expect(header).toContainText(`${layoutText.mobile}: ${toBengaliDigits(data.school_mobile)}`);
	await expect(header).toHaveCSS("background-color", channels(data.color_code));
	await expect(page.getByRole("navigation")).toHaveCSS("background-color", channels(data.menu_bg_color_code));
	await expect(header).toHaveCSS("padding-top", "20px");
	await expect(header.locator("img")).toHaveCSS("width", "150px");
	const footer = page.getByRole("contentinfo").locator("img");
	await expect(footer).toHaveCSS("margin-top", "50px");
	await expect(footer).toHaveCSS("margin-bottom", "10px");
});

test("the foot has address, way, telephone, e-mail and the most used pages", async ({ page, request }) => {
	const { contact } = await (await request.post("/api/contacts-page-get")).json();
	await page.goto("/");
	const foot = page.getByRole("contentinfo");
	await expect(foot).toContainText(contact.store_address);
	const linkTo = (name: string) => foot.getByRole("link", { name, exact: true });
	await expect(linkTo(contactText.way)).toHaveAttribute("href", mapPath(contact.store_address));
	await expect(linkTo(`${layoutText.mobile}: ${toBengaliDigits(contact.store_phone_number)}`)).toHaveAttribute(
		"href",
		`tel:${contact.store_phone_number}`,
	);
	await expect(linkTo(contact.store_email)).toHaveAttribute("href", `mailto:${contact.store_email}`);
	// On a phone an address of the internet is not broken at its hyphen.
	await page.setViewportSize(phone);
	expect((await linkTo(contact.store_email).boundingBox())?.height).toBeLessThan(60);
	for (const path of ["/notices", "/routines", "/student-result", "/student/student-application-form"])
		await expect(foot.locator(`[href="${path}"]`)).toBeVisible();
});

test("the menu shows every entry with its link", async ({ page, request }) => {
	const { data } = await (await request.get("/api/nav-menu-all")).json();
	await page.goto("/");
	const links = page.getByRole("navigation").locator("#menu a");
	const shown = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
	const entries = data.map(({ name, link }: { name: string; link: string }) => [name, link]);
	expect(shown.sort()).toEqual(entries.sort());
});

test("teachers' cards: picture 300 px high, name, designation, subject in brackets, number", async ({
	page,
	request,
}) => {
	const { data } = await (await request.post("/api/teachers-get")).json();
	await page.goto("/teachers");
	const cards = page.getByRole("main").getByRole("listitem");
	await expect(cards).toHaveCount(data.length);
	for (const { name, designation, subject, phone_no } of data) {
		const card = cards.filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
		await expect(card).toHaveCount(1);
		await expect(card).toContainText(subject ? `${designation} (${subject})` : designation);
		if (phone_no) await expect(card).toContainText(`${peopleText.phone} ${toBengaliDigits(phone_no)}`);
		await expect(card.locator("img, svg").first()).toHaveCSS("height", "300px");
	}
});

for (const viewport of [phone, desktop])
	test(`${viewport.width} px: pages begin where the header does, and a short one has no gap above the footer`, async ({
		page,
		request,
	}) => {
		await page.setViewportSize(viewport);
		const { contact } = await (await request.post("/api/contacts-page-get")).json();
		for (const path of ["/nothing", "/contact", "/student-login", "/teachers", "/students-information"]) {
			await page.goto(path, { waitUntil: "networkidle" });
			const startOf = async (place: Locator) => (await place.boundingBox())?.x ?? 0;
			const heading = await startOf(page.locator("h1"));
			expect(Math.abs(heading - (await startOf(page.getByRole("banner").locator("img")))), path).toBeLessThan(2);
			const gap = await page.evaluate(() => {
				const bottoms = [...document.querySelectorAll("main > *")].map(
					(element) => element.getBoundingClientRect().bottom,
				);
				const top = document.querySelector("footer")?.getBoundingClientRect().top ?? 0;
				return top - Math.max(...bottoms);
			});
			expect(gap, path).toBeLessThan(80);
			if (viewport === phone) {
				// Of the 740 px; the name is whole, the crest beside it.
				const menu = await page.locator("#frame nav").boundingBox();
				expect((menu?.y ?? 0) + (menu?.height ?? 999), path).toBeLessThanOrEqual(150);
				await expect(page.getByRole("banner").locator("img")).toBeVisible();
				await expect(page.getByRole("banner").getByRole("link").first()).toBeInViewport({ ratio: 1 });
			}
			// The footer fills what a short page leaves.
			expect(
				await page.evaluate(() => document.querySelector("footer")?.getBoundingClientRect().bottom),
			).toBeGreaterThanOrEqual(viewport.height - 1);
		}
		await page.goto("/contact");
		const main = page.getByRole("main");
		await expect(main.getByRole("link", { name: contactText.call })).toHaveAttribute("href", /^tel:/);
		await expect(main.getByRole("link", { name: contactText.way })).toHaveAttribute(
			"href",
			mapPath(contact.store_address),
		);
		// The picture of the way is a file of the school's own.
		const map = main.getByRole("img");
		await expect(map).toHaveAttribute("src", /^\/image\/image_content\//);
		await expect(map).toHaveAttribute("alt", /.+/);
	});

test("beside what leaves half of a desktop stand links to related pages", async ({ page }) => {
	await page.setViewportSize(desktop);
	const beside = ["/contact", "/holidays", "/privacy", "/section-list", "/student-login", "/student-result", "/verify"];
	for (const path of [...beside, "/student/student-application-form"]) {
		await page.goto(path);
		const related = page.getByRole("region", { name: relatedText.pages });
		await expect(related.getByRole("link").nth(2), path).toBeVisible();
		expect((await related.boundingBox())?.x, path).toBeGreaterThan(desktop.width / 2);
	}
});

test("on a phone forty teachers take at most 3,000 px, each with a number to call", async ({ page, request }) => {
	const { data } = await (await request.post("/api/teachers-get")).json();
	await page.setViewportSize(phone);
	await page.goto("/teachers");
	const rows = page.getByRole("main").getByRole("listitem");
	await expect(rows).toHaveCount(data.length);
	const { whole, list } = await page.evaluate(() => ({
		whole: document.documentElement.scrollHeight,
		list: [...document.querySelectorAll("main li")].reduce((sum, row) => sum + row.getBoundingClientRect().height, 0),
	}));
	expect(whole - list + (list / data.length) * 40).toBeLessThanOrEqual(3000);
	for (const { name, phone_no } of data) {
		const row = rows.filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
		if (phone_no) await expect(row.getByRole("link")).toHaveAccessibleName(new RegExp(toBengaliDigits(phone_no)));
	}
});

test("Bengali text uses the site's own font, without requests to other hosts", async ({ page, baseURL }) => {
	const hosts = new Set<string>();
	page.on("request", (asked) => hosts.add(new URL(asked.url()).origin));
	await page.goto("/", { waitUntil: "networkidle" });
	expect([...hosts]).toEqual([new URL(baseURL ?? "").origin]);
	expect(await page.evaluate(() => document.fonts.check('16px "School Bengali"', "ভর্তি"))).toBe(true);
	// Text is read before the file has come, and a device without Bengali letters gets it however late.
	const own = () => [...document.fonts].filter(({ family }) => /School Bengali"?$/.test(family));
	expect(await page.evaluate(`(${own})().map(({ display }) => display)`)).toEqual(["swap", "swap"]);
});

test("the skip link moves keyboard focus past the menu", async ({ page }) => {
	await page.goto("/notices");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: layoutText.skipToContent })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
});

test("dark: the school's colours are turned by the rule, its pictures stay, and paper is light", async ({
	page,
	request,
}) => {
	const { data } = await (await request.get("/api/setting-get")).json();
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/notices");
	const dark = darkColors({
		header: data.color_code,
		name: data.school_color_code,
		menu: data.menu_bg_color_code,
	});
	const header = page.getByRole("banner");
	await expect(header).toHaveCSS("background-color", channels(dark.header));
	await expect(header.getByRole("link").first()).toHaveCSS("color", channels(dark.name));
	await expect(page.locator("#frame nav")).toHaveCSS("background-color", channels(dark.menu));
	expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
	await expect(page.locator("meta[name=theme-color]").first()).toHaveAttribute("content", `#${dark.menu}`);
	for (const picture of await page.locator("img").all()) await expect(picture).toHaveCSS("filter", "none");
	await page.emulateMedia({ colorScheme: "dark", media: "print" });
	await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
	await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	await expect(header).toHaveCSS("color", "rgb(0, 0, 0)");
});

test("a notice prints without the menu", async ({ page }) => {
	await page.goto("/notices");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("navigation")).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page opens at its top, even if the header fills the screen", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 500 });
	await page.goto("/notices");
	const notice = page.locator("tbody tr").last().getByRole("link").first();
	await notice.scrollIntoViewIfNeeded();
	const name = (await notice.textContent()) ?? "";
	await notice.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.notice);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
