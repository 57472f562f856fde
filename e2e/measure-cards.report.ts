/** Prints how long the identity cards of a section and of a whole school take to be ready to print, and what memory that needs. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { TestSite } from "@/lib/commands/test/site";
import { drawPortrait } from "@/lib/demo/applicant-portrait";
import { callPath } from "@/lib/office/paths";
import { openOffice, signInHead, visitor } from "./staff/own-school";

const school = new TestSite({ school: { students: 600 } });
test.beforeAll(() => school.start());
test.afterAll(() => school.remove());

/** @returns the most memory that the server has had, in MB; null where the system does not say it */
function mostMemory(): number | null {
	try {
		const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${school.pid}/status`, "utf8")) ?? [];
		return Math.round(Number(kilobytes) / 1024);
	} catch {
		return null;
	}
}

/** Gives every student a photo. @returns how many there are */
async function takePhotos(): Promise<number> {
	const asking = await visitor(school);
	const headers = await signInHead(asking);
	const drawn = await drawPortrait({ skin: "#b98a63", cloth: "#2d5d8a" }, 1);
	const buffer = Buffer.from(drawn.split(",")[1] ?? "", "base64");
	const { docs } = await (await asking.get("/cms/students?limit=5000&depth=0", { headers })).json();
	for (const { id } of docs) {
		const multipart = { id: String(id), image: { name: "photo.webp", mimeType: "image/webp", buffer } };
		expect((await asking.post(callPath("students/photo"), { headers, multipart })).status()).toBe(200);
	}
	await asking.dispose();
	return docs.length;
}

/** Waits until all cards on the page and their photos are there and the window of the print would be open. */
async function printed(page: Page): Promise<number> {
	await expect(page.locator("html[data-printed]")).toBeAttached();
	return page.locator(".idcard-front").count();
}

test("identity cards", async ({ page }) => {
	test.setTimeout(900_000);
	const students = await takePhotos();
	await page.addInitScript(() => {
		window.print = () => {
			document.documentElement.dataset.printed = "";
		};
	});
	await openOffice(page, school);
	const address = `${school.url}/admin/printing/identity-cards`;
	for (const of of ["section", "all"]) {
		await page.goto(address);
		const who = await page.locator(`select[name=who] option[value^=${of}]`).first().getAttribute("value");
		await page.goto(`${address}?who=${who}`);
		const start = performance.now();
		await page.locator(".idcards-make button[type=submit]").click();
		let cards = await printed(page);
		const next = await page
			.locator("nav.papers-acts a")
			.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		for (const part of next) {
			await page.goto(`${school.url}${part}`);
			cards += await printed(page);
		}
		const seconds = ((performance.now() - start) / 1000).toFixed(1);
		console.log(`${seconds} s, server at most ${mostMemory() ?? "?"} MB  ${cards} cards (${of}, ${students} students)`);
	}
});
