/** The page frame with a very long school name, and with very few or very many menu entries. */
import { expect, type Page, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { searchPath } from "@/lib/contract/paths";
import { staffOf } from "../calls/students/staff";
import { expectFirstScreens, screens } from "../first-screen";
import { openMenu } from "../menu";
import { expectNoSidewaysScroll } from "../page-rules";
import { templates } from "../routes";
import { textFaults } from "../text-geometry";

/** The maximum length in the back office. */
const longName =
	"চরফ্যাশন উপজেলার নদীভাঙন কবলিত মানুষের সন্তানদের জন্য প্রতিষ্ঠিত দক্ষিণ আইচা মাধ্যমিক ও প্রাথমিক বালক-বালিকা বিদ্যানিকেতন".slice(0, 120);

async function expectTemplates(page: Page, paths = templates.map(({ path }) => path)): Promise<void> {
	for (const path of paths) await expectFirstScreens(page, path);
	for (const { width, height } of screens) {
		await page.setViewportSize({ width, height });
		expect(await textFaults(page)).toEqual([]);
	}
}

test("with a very long name the page content starts on the first screen", async ({ page, request }) => {
	test.slow();
	const staff = await staffOf(request);
	const { data } = await (await request.get("/api/setting-get")).json();
	await staff.updateGlobal("settings", { schoolName: longName });
	try {
		await page.goto("/contact");
		await expect(page.getByRole("banner").getByRole("link", { name: longName })).toBeVisible();
		await expectTemplates(page);
	} finally {
		await staff.updateGlobal("settings", { schoolName: data.school_name });
	}
});

test.describe("menus", () => {
	test.slow();

	for (const count of [20, 0]) {
		test(`a menu of ${count} entries: the page content starts on the first screen`, async ({ page, request }) => {
			const staff = await staffOf(request);
			const kept = (await staff.find("menu-entries", "limit=100&sort=_order")).docs;
			const add = async (entry: object) =>
				expect((await request.post("/cms/menu-entries", { headers: staff.headers, data: entry })).status()).toBe(201);
			const clear = async () => {
				for (const { id } of (await staff.find("menu-entries", "limit=100")).docs)
					await request.delete(`/cms/menu-entries/${id}`, { headers: staff.headers });
			};
			await clear();
			try {
				for (let number = 1; number <= count; number++)
					await add({ name: `${toBengaliDigits(number)} নম্বর পাতা`, link: `/notices?${number}` });
				await expect.poll(async () => (await (await request.get("/api/nav-menu-all")).json()).data.length).toBe(count);
				// Without entries the frame is lower than in e2e/pages/sweep, which has every template: one of each kind of page.
				await expectTemplates(page, count === 0 ? ["/", "/contact", searchPath, "/nothing-here"] : undefined);
				if (count > 0) {
					// Every entry is reachable: in the opened list on a phone, in submenus on a desktop.
					await page.setViewportSize({ width: 1440, height: 900 });
					await page.goto("/contact", { waitUntil: "networkidle" });
					await page.locator("nav button").last().click();
					await expect(page.locator("#menu a").last()).toBeVisible();
					await expectNoSidewaysScroll(page);
					expect(await textFaults(page)).toEqual([]);
					await page.setViewportSize({ width: 360, height: 740 });
					await page.goto("/contact", { waitUntil: "networkidle" });
					await openMenu(page);
					await expectNoSidewaysScroll(page);
					expect(await textFaults(page)).toEqual([]);
				}
			} finally {
				await clear();
				for (const { name, link, group } of kept) await add({ name, link, ...(group ? { group } : {}) });
			}
		});
	}
});
