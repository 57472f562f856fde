/** Takes the pictures of docs/staff.md in the demo school. */
import path from "node:path";
import { type Page, test } from "@playwright/test";
import sharp from "sharp";
import { sites } from "./sites";

const folder = path.resolve("docs/pictures");
const url = process.env.WEIGH_URL || sites.demo.url;
const { STAFF_EMAIL = "", STAFF_PASSWORD = "" } = process.env;

async function signIn(page: Page): Promise<void> {
	await page.goto(`${url}/admin`);
	await page.locator("#field-username").fill(STAFF_EMAIL);
	await page.locator("#field-password").fill(STAFF_PASSWORD);
	await page.locator("button[type=submit]").click();
	await page.waitForURL(`${url}/admin`);
}

async function take(page: Page, name: string): Promise<void> {
	const picture = await page.screenshot({ animations: "disabled" });
	await sharp(picture)
		.webp({ quality: 60 })
		.toFile(path.join(folder, `${name}.webp`));
}

test.use({ viewport: { width: 1366, height: 768 } });

test("pictures", async ({ page }) => {
	test.setTimeout(300_000);
	await signIn(page);
	const student = async () => {
		const answer = await page.request.get(`${url}/cms/students?limit=1&where[code][equals]=2025001`);
		return `/admin/collections/students/${(await answer.json()).docs[0].id}`;
	};
	const views = {
		start: "/admin",
		notice: "/admin/collections/notices/create",
		student: await student(),
		import: "/admin/import",
		checklist: "/admin/checklist",
		backup: "/admin/backup",
		activity: "/admin/activity",
	};
	for (const [name, view] of Object.entries(views)) {
		await page.goto(url + view, { waitUntil: "networkidle" });
		await page.locator("h1, h2").first().waitFor();
		await take(page, name);
	}
});
