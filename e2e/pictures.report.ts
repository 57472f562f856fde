/** Takes the pictures of docs/staff.md anew in the demo school, also of the papers that staff print. */
import { existsSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Page, test } from "@playwright/test";
import sharp from "sharp";
import { marksText } from "@/lib/office/marks/text";
import { signInStaff, reportUrl as url } from "./reports";

const folder = path.resolve("public/guide");

/** Of WebP; the first with which a picture is no larger than the one that it replaces. */
const qualities = [55, 50, 45, 40, 35, 30, 25, 20, 15];

async function take(page: Page, name: string): Promise<void> {
	const picture = await page.screenshot({ animations: "disabled" });
	const file = path.join(folder, `${name}.webp`);
	const most = existsSync(file) ? statSync(file).size : Number.POSITIVE_INFINITY;
	for (const quality of qualities) {
		// The guide shows them in the width of its text.
		const made = await sharp(picture)
			.resize({ width: 1100, withoutEnlargement: true })
			.webp({ quality, effort: 6 })
			.toBuffer();
		if (made.length <= most || quality === qualities.at(-1)) return writeFileSync(file, made);
	}
}

test.use({ viewport: { width: 1366, height: 768 } });

test("pictures", async ({ page }) => {
	test.setTimeout(300_000);
	await signInStaff(page);
	const student = async () => {
		const answer = await page.request.get(`${url}/cms/students?limit=1&where[code][equals]=2025001`);
		return `/admin/collections/students/${(await answer.json()).docs[0].id}`;
	};
	/** The first section of the highest class, in the exam whose marks are being entered. */
	const marks = async () => {
		const idOf = async (query: string) => (await (await page.request.get(`${url}/cms/${query}`)).json()).docs[0].id;
		return `/admin/marks?exam=${await idOf("exams?limit=1&sort=-id")}&section=${await idOf("sections?limit=1&where[class][equals]=11")}`;
	};
	const promotion = async () => {
		const answer = await page.request.get(`${url}/cms/exams?where[type][equals]=semester&sort=id&limit=1&depth=0`);
		return `/admin/promotion?class=8&exam=${(await answer.json()).docs[0].id}`;
	};
	const views = {
		start: "/admin",
		notice: "/admin/collections/notices/create",
		student: await student(),
		admissions: "/admin/admissions",
		import: "/admin/import",
		marks: await marks(),
		printing: "/admin/printing",
		promotion: await promotion(),
		checklist: "/admin/checklist",
		backup: "/admin/backup",
		activity: "/admin/activity",
	};
	for (const [name, view] of Object.entries(views)) {
		await page.goto(url + view, { waitUntil: "networkidle" });
		await page.locator("h1, h2").first().waitFor();
		// The grid comes after its page.
		if (name === "marks") await page.getByText(marksText.saved, { exact: true }).first().waitFor();
		await take(page, name);
	}
});

/** Inside of the margins, in CSS pixels. */
const portrait = { width: 703, height: 1032 };
const landscape = { width: 1054, height: 726 };

test("papers", async ({ page }) => {
	test.setTimeout(300_000);
	await signInStaff(page);
	const answer = await page.request.get(`${url}/cms/exams?where[type][equals]=semester&sort=id&limit=1&depth=0`);
	const [exam] = (await answer.json()).docs;
	const place = { exam: exam.id, year: exam.year, place: "class-8" };
	for (const paper of ["tabulation", "admit-cards"]) {
		await page.emulateMedia({ media: "print" });
		await page.setViewportSize(paper === "tabulation" ? landscape : portrait);
		await page.goto(`${url}/admin/printing?paper=${paper}&${new URLSearchParams(place)}`, {
			waitUntil: "networkidle",
		});
		await page.locator("main table, main article").first().waitFor();
		await take(page, `print-${paper}`);
	}
});
