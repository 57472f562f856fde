/** Each script in turn fails to load: pages stay readable, forms can still be submitted, and typing goes on in its field. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import pLimit from "p-limit";
import { receivedText } from "@/lib/bengali/application";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { failureText } from "@/lib/bengali/failure";
import { formText } from "@/lib/bengali/forms";
import { sheetText, resultSearchText as text } from "@/lib/bengali/results";
import { loginText, sectionText } from "@/lib/bengali/student-area";
import type { ResultChoices } from "@/lib/contract/results";
import type { StudentPage } from "@/lib/contract/students";
import { openMenu } from "../menu";
import { field, fill, formPath, phone, required, sendButton } from "../students/application-form";
import { keptToken, passwordOf, recordOf } from "../students/person";

test.use(phone);

type Use = (page: Page, request: APIRequestContext) => Promise<void>;

const { name, ...others } = required;
const half = name.length / 2;

/** What somebody does on a page while one of its scripts is still on its way, before it fails. */
const usesBefore: Record<string, Use> = {
	[formPath]: (page) => field(page, "name").pressSequentially(name.slice(0, half)),
};

const uses: Record<string, Use> = {
	"/": async (page) => {
		await expect(page.getByRole("main").locator("img").first()).toBeVisible();
		await expect(page.getByRole("main").getByRole("heading").nth(3)).toBeVisible();
		await openMenu(page);
		await page.locator('#menu a[href="/contact"]').click();
		await expect(page).toHaveURL("/contact");
	},
	"/student-result": async (page, request) => {
		const lists: ResultChoices = await (await request.post("/api/result-all-dataget")).json();
		const exam = lists.exams[0];
		const year = lists.year.find((entry) => entry.year === exam?.year);
		await page.getByLabel(text.year).selectOption(String(year?.id));
		await page.getByLabel(text.exam).selectOption(String(exam?.id));
		await page.getByLabel(text.class).selectOption(String((await recordOf(request, 2025001)).present_class));
		await page.getByLabel(text.studentId).fill("2025001");
		await page.getByRole("button", { name: text.submit }).click();
		// If the script of the result page is the one that fails, it shows an error message.
		const sheet = page.getByRole("columnheader", { name: sheetText.marks, exact: true });
		const failed = page.getByRole("button", { name: failureText.retry });
		await expect(sheet.or(failed)).toBeVisible();
	},
	[formPath]: async (page) => {
		await page.keyboard.type(name.slice(half));
		await expect(field(page, "name")).toHaveValue(name);
		await fill(page, others);
		await sendButton(page).tap();
		const answered = page.getByRole("heading", { name: receivedText.heading });
		const isHome = async () => new URL(page.url()).pathname === "/" && (await keptToken(page)) !== null;
		await expect.poll(async () => (await answered.isVisible()) || (await isHome())).toBe(true);
	},
	"/section-list": async (page, request) => {
		const { years }: StudentPage = await (await request.post("/api/student-page")).json();
		const year = years[1]?.year ?? 0;
		await page
			.getByRole("navigation", { name: sectionText.year })
			.getByRole("link", { name: toBengaliDigits(year) })
			.click();
		await expect(page.getByRole("table", { name: sectionText.caption(year) })).toBeVisible();
	},
	// Login needs JavaScript, because the token is stored in the browser: it works, or the page shows a notice.
	"/student-login": async (page) => {
		const submit = page.getByRole("button", { name: loginText.submit });
		await expect(submit).toBeVisible();
		const notice = page.getByRole("link", { name: formText.reload });
		const isReadyOrNotified = async () => {
			await page.evaluate(() => {
				for (const animation of document.getAnimations()) animation.currentTime = 20_000;
			});
			return (await submit.isEnabled()) || (await notice.isVisible());
		};
		await expect.poll(isReadyOrNotified).toBe(true);
		if (!(await submit.isEnabled())) return;
		await page.getByLabel(loginText.studentId).fill("2025022");
		await page.locator("#password").fill(passwordOf(2025022));
		await submit.click();
		await expect.poll(() => keptToken(page)).toMatch(/^2025022\|/);
		await expect(page).toHaveURL("/");
	},
};

/**
 * Aborts the request of a script after hydration has begun. If it failed earlier, the page would not hydrate at all, as
 * if no script had loaded (tested in e2e/students/admission-plain).
 * @param before is awaited then
 */
async function failToLoad(page: Page, script: string, before: () => Promise<void>): Promise<void> {
	await page.route(`**${script}*`, async (route) => {
		const isHydrating = () => Object.keys(document).some((key) => key.startsWith("__reactContainer"));
		// Without some scripts hydration never begins.
		await page.waitForFunction(isHydrating, null, { timeout: 2000 }).catch(() => {});
		await before();
		await route.abort();
	});
}

for (const [path, use] of Object.entries(uses)) {
	test(`${path} works if any one of its scripts fails to load`, async ({ browser, baseURL, request }) => {
		// A visit for every script.
		test.setTimeout(900_000);
		const visit = async (lost: string | null) => {
			const context = await browser.newContext({ ...phone, baseURL });
			const page = await context.newPage();
			const seen = new Set<string>();
			page.on("request", (sent) => {
				if (sent.resourceType() === "script") seen.add(new URL(sent.url()).pathname);
			});
			let done: Promise<void> | undefined;
			const before = () => {
				done ??= usesBefore[path]?.(page, request) ?? Promise.resolve();
				return done;
			};
			if (lost) await failToLoad(page, lost, before);
			// Input before hydration is tested in e2e/students/admission-sending and results.
			await page.goto(path, { waitUntil: "networkidle" });
			// Some scripts come only with the first input.
			await before();
			await use(page, request);
			await context.close();
			return seen;
		};
		const scripts = await visit(null);
		expect(scripts.size).toBeGreaterThan(4);
		// Most of a visit is waiting for a timeout.
		const limit = pLimit(3);
		await Promise.all([...scripts].map((lost) => limit(() => test.step(lost, () => visit(lost)))));
	});
}
