/** The site in a browser without the APIs that the oldest browsers lack; scripts.spec.ts tests the syntax. */
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { weekdays } from "@/lib/bengali/calendar";
import { sliderText } from "@/lib/bengali/home";
import { sheetText, resultSearchText as text } from "@/lib/bengali/results";
import { loginText, profileText } from "@/lib/bengali/student-area";
import { studentText } from "@/lib/bengali/students";
import { loginPath } from "@/lib/browser/login-redirect";
import type { ResultChoices } from "@/lib/contract/results";
import { templates } from "../routes";
import { everything, field, fill, open, phone, sendButton, sent } from "../students/application-form";
import { keptToken, passwordOf, recordOf } from "../students/person";
import { missingFunctions, missingGlobals, missingMembers, missingSelectors } from "./old-browsers";

test.use(phone);

type Names = {
	globals: readonly string[];
	functions: Record<string, readonly string[]>;
	members: Record<string, readonly string[]>;
	selectors: readonly string[];
};

/** Runs in the page before its scripts: removes the APIs. */
function makeOld({ globals, functions, members, selectors }: Names) {
	const types = window as unknown as Record<string, { prototype: object } | undefined>;
	const remove = (owner: object | undefined, name: string) => {
		if (!owner) return;
		Reflect.deleteProperty(owner, name);
		// The name is inherited: shadow it.
		if (name in owner) Object.defineProperty(owner, name, { value: undefined, configurable: true, writable: true });
	};
	for (const [type, names] of Object.entries(members)) for (const name of names) remove(types[type]?.prototype, name);
	for (const [type, names] of Object.entries(functions)) for (const name of names) remove(types[type], name);
	for (const name of globals) remove(window, name);

	const isNew = (text: string) => selectors.some((name) => text.includes(name));
	for (const name of ["matches", "closest", "querySelector", "querySelectorAll"] as const) {
		const now = Element.prototype[name] as (this: Element, selector: string) => unknown;
		Element.prototype[name] = function (this: Element, selector: string) {
			if (isNew(selector)) throw new DOMException(`'${selector}' is not a valid selector.`, "SyntaxError");
			return now.call(this, selector);
		} as never;
	}
	const supports = CSS.supports as (...condition: string[]) => boolean;
	CSS.supports = (...condition: string[]) => !/^selector\(/.test(condition[0] ?? "") && supports(...condition);
}

test.beforeEach(async ({ page }) => {
	await page.addInitScript(makeOld, {
		globals: missingGlobals,
		functions: missingFunctions,
		members: missingMembers,
		selectors: missingSelectors,
	} as Names);
});

/** @returns a list to which errors of the page's scripts are added */
function faultsOf(page: Page): string[] {
	const faults: string[] = [];
	page.on("pageerror", (error) => faults.push(error.stack ?? String(error)));
	page.on("console", (message) => {
		if (message.type() === "error" && !/Failed to load resource/.test(message.text())) faults.push(message.text());
	});
	return faults;
}

/** Waits for hydration, which adds React's properties to the body. */
const expectHydrated = (page: Page) =>
	expect
		.poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react"))))
		.toBe(true);

test("every template hydrates without errors", async ({ page }) => {
	const faults = faultsOf(page);
	for (const { path, heading } of templates)
		await test.step(path, async () => {
			await page.goto(path, { waitUntil: "networkidle" });
			await expectHydrated(page);
			await expect(page.getByRole("heading", { name: heading }).first()).toBeAttached();
			expect(faults, path).toEqual([]);
		});
});

test("a student logs in, sees the profile and logs out", async ({ page }) => {
	const faults = faultsOf(page);
	await page.goto("/student-login");
	await page.getByLabel(loginText.studentId).fill("2025021");
	await page.locator("#password").fill(passwordOf(2025021));
	await page.getByRole("button", { name: loginText.submit }).click();
	await expect(page).toHaveURL("/");
	expect(await keptToken(page)).toMatch(/^2025021\|/);
	await page.goto("/profile/2025021");
	await page.getByRole("main").getByRole("button", { name: profileText.leave }).click();
	await expect(page).toHaveURL("/");
	expect(faults).toEqual([]);
});

test("a family applies, with a photo", async ({ page }) => {
	const faults = faultsOf(page);
	await open(page);
	await fill(page, everything);
	const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
	const buffer = await sharp({ create: { width: 900, height: 700, channels: 3, background: "#fff", noise } })
		.jpeg()
		.toBuffer();
	await field(page, "image").setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
	await expect(page.locator('img[src^="data:image/jpeg"]')).toBeVisible();
	await sendButton(page).tap();
	const number = await sent(page);
	expect(number).toMatch(/^\d+$/);
	await expect(page.getByText(studentText.applicationDone)).toBeVisible();
	expect(faults).toEqual([]);
});

test("a family searches a result and sees the sheet", async ({ page, request }) => {
	const faults = faultsOf(page);
	const lists: ResultChoices = await (await request.post("/api/result-all-dataget")).json();
	const exam = lists.exams[0];
	const year = lists.year.find((entry) => entry.year === exam?.year);
	await page.goto("/student-result");
	await page.getByLabel(text.year).selectOption(String(year?.id));
	await page.getByLabel(text.exam).selectOption(String(exam?.id));
	await page.getByLabel(text.class).selectOption(String((await recordOf(request, 2025001)).present_class));
	await page.getByLabel(text.studentId).fill("2025001");
	await page.getByRole("button", { name: text.submit }).click();
	await expect(page.getByRole("columnheader", { name: sheetText.marks, exact: true })).toBeVisible();
	await expect(page.getByRole("heading", { name: exam?.name })).toBeVisible();
	expect(faults).toEqual([]);
});

test("a list loads its next page, calendar and slider are shown, and the login leads back to the chosen class", async ({
	page,
}) => {
	const faults = faultsOf(page);
	await page.goto("/notices");
	const rows = page.locator("tbody tr");
	const first = await rows.count();
	await page.getByRole("main").locator('a[href="/notices/2"]').click();
	await expect.poll(() => rows.count()).toBeGreaterThan(first);
	await page.goto("/");
	await page.locator("#calendar").scrollIntoViewIfNeeded();
	await expect(page.getByText(weekdays[0], { exact: true })).toBeVisible();
	await page.getByRole("button", { name: sliderText.next }).focus();
	await page.goto("/students-information?year=1");
	const login = page.getByRole("link", { name: loginText.submit }).last();
	await expect(login).toHaveAttribute("href", loginPath("/students-information?year=1"));
	expect(faults).toEqual([]);
});
