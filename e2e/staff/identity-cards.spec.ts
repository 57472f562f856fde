/** Identity cards in the back office: a class printed in a few acts, ten on a sheet; a lost card is replaced. */
import { expect, type Page, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { verifyText } from "@/lib/bengali/sheet-codes";
import { yearOf } from "@/lib/contract/days";
import { cardText, cardsText as text } from "@/lib/office/identity-cards/text";
import { findStudentText } from "@/lib/office/students/text";
import { expectNoSidewaysScroll, violationsOf } from "../page-rules";
import { ownSchool, recordsOf, signIn, signInHead, visitor } from "./own-school";

const school = ownSchool();

const year = yearOf(new Date());
const people = 13;
const longName = "মোহাম্মদ আব্দুল্লাহ আল মামুনুর রশিদ চৌধুরী শাহরিয়ার কবির খন্দকার";
const nameOf = (roll: number) => (roll === 2 ? longName : `শিক্ষার্থী ${toBengaliDigits(roll)}`);

test.beforeAll(async () => {
	const asking = await visitor(school);
	const headers = await signInHead(asking);
	const create = recordsOf(asking, headers);
	const schoolName = "চরফ্যাশন সরকারি টি. ব্যারেট মডেল মাধ্যমিক বিদ্যালয়";
	await asking.post("/cms/globals/settings", { headers, data: { schoolName } });
	const of = await create("years", { year });
	const section = await create("sections", { name: "ক", class: 8 });
	for (let roll = 1; roll <= people; roll += 1) {
		const englishName = roll === 2 ? "Mohammad Abdullah Al Mamunur Rashid Chowdhury Shahriar Kabir" : "Student";
		const more = { englishName, bloodGroup: "ab-negative", fatherMobile: "01712345678" };
		const person = {
			name: nameOf(roll),
			gender: "1",
			fatherName: "কাজী মো. ফখরুল ইসলাম পাটোয়ারী হাওলাদার",
			motherName: "সালমা",
			...more,
		};
		await create("enrolments", { student: await create("students", person), year: of, section, roll });
	}
	await asking.dispose();
});

/** @returns the sizes of the pages of the print, in millimetres */
async function pagesOf(page: Page): Promise<string[]> {
	const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
	return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((sizes) =>
		sizes
			.slice(1)
			.map((points) => Math.round((Number(points) * 25.4) / 72))
			.join("×"),
	);
}

/** @returns what of the cards is not 86 × 54 mm or not whole, and how many cards each sheet has */
const measure = (page: Page, sheets: string) =>
	page.evaluate((selector) => {
		const inMillimetres = (pixels: number) => Math.round((pixels * 25.4) / 96);
		const faults = [...document.querySelectorAll(".idcard")].flatMap((card) => {
			const whole = card.getBoundingClientRect();
			const size = `${inMillimetres(whole.width)}×${inMillimetres(whole.height)}`;
			const cut = [...card.querySelectorAll("*")].filter((part) => {
				const { left, right, top, bottom } = part.getBoundingClientRect();
				const isOutside = left < whole.left || right > whole.right || top < whole.top || bottom > whole.bottom;
				return isOutside || part.scrollWidth > part.clientWidth + 1;
			});
			const name = card.getAttribute("aria-label");
			return [...(size === "86×54" ? [] : [`${name}: ${size}`]), ...cut.map((part) => `${name}: ${part.className}`)];
		});
		const counts = [...document.querySelectorAll(selector)].map((sheet) => sheet.querySelectorAll(".idcard").length);
		return { faults, counts };
	}, sheets);

test("a class is printed in four acts, ten cards on a sheet and nothing cut off; a lost card is replaced", async ({
	page,
}) => {
	await page.addInitScript(() => {
		window.print = () => {
			document.documentElement.dataset.printed = "yes";
		};
	});
	await signIn(page, school);
	await page.goto(`${school.url}/admin/printing`);
	let acts = 0;
	const act = async (work: Promise<unknown>) => {
		acts += 1;
		await work;
	};
	await act(page.getByRole("link", { name: text.title, exact: true }).click());
	await expect(page).toHaveTitle(new RegExp(text.title));
	const who = page.getByLabel(text.who);
	await act(who.selectOption({ label: text.option(text.ofYear("ষষ্ঠ – ক", year), people) }));
	await act(page.getByRole("button", { name: text.show }).click());
	const missing = page.locator("details").filter({ hasText: text.missing(people) });
	await expect(missing.getByRole("link")).toHaveCount(people);
	await expect(missing.getByRole("link", { name: longName })).toHaveAttribute("href", /\/collections\/students\/\d+$/);
	expect(await violationsOf(page, ".idcards-view")).toEqual([]);
	const chosen = page.url();
	await page.setViewportSize({ width: 360, height: 740 });
	await expectNoSidewaysScroll(page);
	await page.setViewportSize({ width: 1366, height: 768 });
	await act(page.getByRole("button", { name: text.make }).click());
	await expect(page.locator("html[data-printed]")).toBeVisible();
	expect(acts).toBeLessThanOrEqual(4);
	expect(await violationsOf(page, "main")).toEqual([]);

	for (const design of ["band", "panel"]) {
		await page.goto(`${page.url().replace(/&design=\w+/, "")}&design=${design}`);
		await page.emulateMedia({ media: "print" });
		expect(await measure(page, ".idcard-sheet")).toEqual({ faults: [], counts: [10, 10, 3, 3] });
		expect(await pagesOf(page)).toEqual(Array(4).fill("210×297"));
	}
	// The back of the first card lies behind it when the sheet is turned over.
	const boxOf = (name: string) => page.getByRole("article", { name }).boundingBox();
	const [front, back] = [await boxOf(cardText.front(nameOf(1))), await boxOf(cardText.back(nameOf(1)))];
	const sheet = await page.locator(".idcard-sheet").first().boundingBox();
	const end = 2 * (sheet?.x ?? 0) + (sheet?.width ?? 0);
	expect(Math.round(end - (front?.x ?? 0))).toBe(Math.round((back?.x ?? 0) + (back?.width ?? 0)));
	await page.goto(page.url().replace("paper=sheet", "paper=card"));
	expect(await measure(page, ".idcard-page")).toEqual({ faults: [], counts: Array(people * 2).fill(1) });
	expect(await pagesOf(page)).toEqual(Array(people * 2).fill("86×54"));
	await page.emulateMedia({ media: "screen" });

	const written = await page
		.getByRole("article", { name: cardText.back(longName) })
		.locator("b[lang=en]")
		.textContent();
	await page.goto(chosen);
	await expect(page.getByRole("status").filter({ hasText: text.having(people) })).toBeVisible();
	await page.getByRole("searchbox", { name: findStudentText.find }).fill(longName);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("row", { name: cardText.numberOf(2, year) })).toContainText(text.state("valid"));
	expect(await violationsOf(page, ".idcards-view")).toEqual([]);
	await page.getByRole("button", { name: text.replace.label }).click();
	await page.getByRole("button", { name: text.replace.yes }).click();
	await expect(page.locator("html[data-printed]")).toBeVisible();
	const next = page.getByRole("article", { name: cardText.back(longName) });
	await expect(next).toContainText(cardText.numberOf(people + 1, year));
	await page.goto(`${school.url}/verify/${written}`);
	await expect(page.locator("main")).toContainText(verifyText.cancelled.heading);
	await expect(page.locator("main")).not.toContainText(longName);
});
