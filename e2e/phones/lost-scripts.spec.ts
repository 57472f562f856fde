/** Scripts that are lost on their way, one after the other: the pages still read, and what can be sent still is. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { receivedText } from "@/lib/bengali/application";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { failureText } from "@/lib/bengali/failure";
import { formText } from "@/lib/bengali/forms";
import { sheetText, resultSearchText as text } from "@/lib/bengali/results";
import { loginText, sectionText } from "@/lib/bengali/student-area";
import type { ResultChoices } from "@/lib/contract/results";
import type { StudentPage } from "@/lib/contract/students";
import { fill, formPath, phone, required, sendButton } from "../students/application-form";
import { keptToken, passwordOf, recordOf } from "../students/person";

test.use(phone);

type Use = (page: Page, request: APIRequestContext) => Promise<void>;

/** The router gives a page up after ten seconds, and the browser itself opens it. */
const afterPatience = { timeout: 20_000 };

const uses: Record<string, Use> = {
	"/student-result": async (page, request) => {
		const lists: ResultChoices = await (await request.post("/api/result-all-dataget")).json();
		const exam = lists.exams[0];
		const year = lists.year.find((one) => one.year === exam?.year);
		await page.getByLabel(text.year).selectOption(String(year?.id));
		await page.getByLabel(text.exam).selectOption(String(exam?.id));
		await page.getByLabel(text.class).selectOption(String((await recordOf(request, 2025001)).present_class));
		await page.getByLabel(text.studentId).fill("2025001");
		await page.getByRole("button", { name: text.submit }).click();
		// The sheet's own page may be what is lost: then it says so.
		const sheet = page.getByRole("columnheader", { name: sheetText.marks, exact: true });
		const failed = page.getByRole("button", { name: failureText.retry });
		await expect(sheet.or(failed)).toBeVisible(afterPatience);
	},
	[formPath]: async (page) => {
		await fill(page, required);
		await sendButton(page).tap();
		const answered = page.getByRole("heading", { name: receivedText.heading });
		const isHome = async () => new URL(page.url()).pathname === "/" && (await keptToken(page)) !== null;
		await expect.poll(async () => (await answered.isVisible()) || (await isHome()), afterPatience).toBe(true);
	},
	"/section-list": async (page, request) => {
		const { years }: StudentPage = await (await request.post("/api/student-page")).json();
		const year = years[1]?.year ?? 0;
		await page
			.getByRole("navigation", { name: sectionText.year })
			.getByRole("link", { name: toBengaliDigits(year) })
			.click();
		await expect(page.getByRole("table", { name: sectionText.caption(year) })).toBeVisible(afterPatience);
	},
	// A login lives in the browser's storage, so it needs the script: the page logs in or says what to do.
	"/student-login": async (page) => {
		const submit = page.getByRole("button", { name: loginText.submit });
		await expect(submit).toBeVisible();
		const notice = page.getByRole("link", { name: formText.reload });
		const comes = async () => {
			await page.evaluate(() => {
				for (const animation of document.getAnimations()) animation.currentTime = 20_000;
			});
			return (await submit.isEnabled()) || (await notice.isVisible());
		};
		await expect.poll(comes).toBe(true);
		if (!(await submit.isEnabled())) return;
		await page.getByLabel(loginText.studentId).fill("2025022");
		await page.locator("#password").fill(passwordOf(2025022));
		await submit.click();
		await expect.poll(() => keptToken(page)).toMatch(/^2025022\|/);
		await expect(page).toHaveURL("/", afterPatience);
	},
};

/**
 * Loses a script on its way, when the others have begun to draw the page. What is lost before anything waits for it
 * stops the page from starting at all, as if no script came (e2e/students/admission-plain).
 */
async function lose(page: Page, script: string): Promise<void> {
	await page.route(`**${script}*`, async (route) => {
		const isDrawn = () => Object.keys(document).some((key) => key.startsWith("__reactContainer"));
		// Without some scripts nothing begins.
		await page.waitForFunction(isDrawn, null, { timeout: 2000 }).catch(() => {});
		await route.abort();
	});
}

for (const [path, use] of Object.entries(uses)) {
	test(`${path} does its work whichever script is lost`, async ({ browser, baseURL, request }) => {
		// A visit for every script.
		test.setTimeout(300_000);
		const visit = async (lost: string | null) => {
			const context = await browser.newContext({ ...phone, baseURL, serviceWorkers: "block" });
			const page = await context.newPage();
			const seen = new Set<string>();
			page.on("request", (one) => {
				if (one.resourceType() === "script") seen.add(new URL(one.url()).pathname);
			});
			if (lost) await lose(page, lost);
			await page.goto(path, { waitUntil: "load" });
			await use(page, request);
			await context.close();
			return seen;
		};
		const scripts = await visit(null);
		expect(scripts.size).toBeGreaterThan(5);
		for (const lost of scripts) await test.step(lost, () => visit(lost));
	});
}

test("the menu leads on, and the words stay, whichever script of the home page is lost", async ({
	browser,
	baseURL,
}) => {
	// A visit for every script.
	test.setTimeout(300_000);
	const visit = async (lost: string | null) => {
		const context = await browser.newContext({ ...phone, baseURL, serviceWorkers: "block" });
		const page = await context.newPage();
		const seen = new Set<string>();
		page.on("request", (one) => {
			if (one.resourceType() === "script") seen.add(new URL(one.url()).pathname);
		});
		if (lost) await lose(page, lost);
		await page.goto("/", { waitUntil: "networkidle" });
		await expect(page.getByRole("main").locator("img").first()).toBeVisible();
		await expect(page.getByRole("main").getByRole("heading").nth(3)).toBeVisible();
		await page.locator('#menu a[href="/contact"]').click();
		await expect(page).toHaveURL("/contact", afterPatience);
		await context.close();
		return seen;
	};
	for (const lost of await visit(null)) await test.step(lost, () => visit(lost));
});
