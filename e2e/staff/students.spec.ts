/** The student's record and password slips in the back office. */

import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { verifyText } from "@/lib/bengali/sheet-codes";
import { loginText, passwordText } from "@/lib/bengali/student-area";
import { dayLength } from "@/lib/contract/days";
import { passwordPath } from "@/lib/contract/paths";
import { activityText } from "@/lib/office/activity/text";
import { callPath } from "@/lib/office/paths";
import { sectionRosterText } from "@/lib/office/section-roster/text";
import { sectionSlipText, slipText } from "@/lib/office/slips/text";
import { startText } from "@/lib/office/start/text";
import { enrolText, recordText } from "@/lib/office/students/text";
import { placeText } from "@/lib/office/words/place";
import { studentStaffText } from "@/lib/office/words/students";
import { violationsOf } from "../page-rules";
import { readQrCode } from "../qr";
import { counting, widths } from "./counting";
import { openOffice, ownSchool, recordsOf, signIn, signInHead, visitor } from "./own-school";
import { insertResults } from "./results";

const school = ownSchool({ TRUST_PROXY: "1", LOGIN_FAILURES_PER_STUDENT: "3" });

const { computer: desktop, phone } = widths;
const first = 2_026_001;
const earlier = "নদীর পাড়ে ঘর";
/** Conjuncts, and as long as names are. */
const longName = "মোছাম্মৎ উম্মে কুলসুম জান্নাতুল ফেরদৌস রুখসানা আক্তার";
const inSection = 11;
const title = (letter: string) => studentStaffText.titles.section(letter, studentStaffText.classNames[7]);

let asking: APIRequestContext;
let headers: { Authorization: string };
const ids: Record<string, number> = {};

test.beforeAll(async () => {
	asking = await visitor(school);
	headers = await signInHead(asking);
	const create = recordsOf(asking, headers);
	ids.year = await create("years", { year: 2026 });
	ids.section = await create("sections", { name: "ক", class: 8 });
	ids.other = await create("sections", { name: "খ", class: 8 });
	for (let roll = 1; roll <= inSection; roll += 1) {
		const person = {
			name: roll === 2 ? longName : `শিক্ষার্থী ${roll}`,
			gender: "2",
			fatherName: "করিম",
			motherName: "সালমা",
		};
		const student = await create("students", { ...person, code: first + roll, newPassword: earlier });
		await create("enrolments", { student, year: ids.year, section: ids.section, roll });
	}
	const person = { name: "নুসরাত জাহান", gender: "2", fatherName: "আবুল কালাম", motherName: "সালমা", code: first };
	ids.student = await create("students", { ...person, newPassword: earlier });
	const exam = await create("exams", { name: "বার্ষিক", year: ids.year, type: "monthly" });
	const place = { student: ids.student, year: ids.year, section: ids.section, roll: 9000 };
	const enrolment = await create("enrolments", place);
	await insertResults(school, exam);
	await school.sql(`DELETE FROM enrolments WHERE id = ${enrolment}`);
});
test.afterAll(() => asking.dispose());

async function logIn(code: number, password: string, address = "203.0.113.7") {
	const context = await visitor(school, address);
	const answer = await context.post("/api/student/student-login", { data: { student_id: code, password } });
	const read = { status: answer.status(), ...(await answer.json()) };
	await context.dispose();
	return read;
}

const slips = (page: Page) => page.getByRole("dialog", { name: slipText.title });
/** @returns pixels of horizontal overflow, inside the element or beyond the window's edge */
const overflowOf = (part: Locator) =>
	part.evaluate((element) =>
		Math.max(element.scrollWidth - element.clientWidth, element.getBoundingClientRect().right - innerWidth),
	);

for (const [name, viewport] of Object.entries({ desktop, phone })) {
	test.describe(name, () => {
		test.use({ viewport });

		test("a student is found with a click and a name, a slip takes two more, and is shown once", async ({ page }) => {
			const { data } = await logIn(first, earlier);
			for (let failure = 0; failure < 3; failure += 1) await logIn(first, "ভুল পাসওয়ার্ড", "203.0.113.8");
			await openOffice(page, school);
			const { done, click, type } = counting();
			await click(page.getByRole("link", { name: startText.actions.students }));
			await expect(page.locator(".search-filter input")).toBeFocused();
			// In one event: Payload drops letters that are typed while it searches for the first ones.
			await type(page, "নুসরাত");
			await expect(page.locator("tbody tr")).toHaveCount(1);
			expect(done).toEqual({ clicks: 1, fields: 1 });
			await click(page.locator("tbody").getByRole("link").first());
			const answered = page.waitForResponse(`**${callPath("slips/student")}`);
			await click(page.getByRole("button", { name: slipText.make }));
			await expect(slips(page)).toBeVisible();
			expect(done).toEqual({ clicks: 3, fields: 1 });
			expect((await answered).headers()["cache-control"]).toBe("no-store");

			const slip = slips(page).getByRole("article");
			await expect(slip).toContainText("নুসরাত জাহান");
			await expect(slip).toContainText(toBengaliDigits(first));
			await expect(slip).toContainText(`${new URL(school.url).host}/student-login`);
			const password = (await slip.locator("[translate=no]").first().textContent()) ?? "";
			expect(password).toMatch(/^[a-z2-7]{8}$/);
			expect(await violationsOf(page, "[role=dialog]")).toEqual([]);
			await expect.poll(() => overflowOf(slips(page)), "slips").toBeLessThanOrEqual(0);

			// Also from an IP address with earlier failed logins.
			expect(await logIn(first, password, "203.0.113.8")).toMatchObject({ status: 200, success: true });
			expect(await logIn(first, earlier)).toMatchObject({ success: false });
			const own = await asking.get(`/api/student-get/${first}`, {
				headers: { Authorization: `Bearer ${data.token}` },
			});
			expect(own.status()).toBe(401);

			const url = (await readQrCode(slip.getByRole("img"))) ?? "";
			expect(url).toMatch(new RegExp(`^${school.url}/verify/[\\w-]{40}$`));
			expect(await (await asking.get(url)).text()).toContain(verifyText.genuine.heading);
			// It is not printed yet: the browser asks, and so does the page.
			const asked = page.waitForEvent("dialog");
			await slips(page).getByRole("button", { name: slipText.close }).click();
			await expect(slips(page).getByRole("alert")).toHaveText(slipText.unprinted(1));
			await Promise.all([asked.then((dialog) => dialog.accept()), page.reload()]);
			expect((await asked).type()).toBe("beforeunload");
			await expect(page.getByRole("button", { name: slipText.make })).toBeVisible();
			await expect(slips(page)).toBeHidden();
			expect(await page.content()).not.toContain(password);
			expect(school.output).not.toContain(password);
			await asking.patch(`/cms/students/${ids.student}`, { headers, data: { newPassword: earlier } });
			expect(await (await asking.get(url)).text()).toContain(verifyText.outdated.heading);
		});

		test("the record shows picture, enrolments and results together", async ({ page }) => {
			await signIn(page, school);
			await page.goto(`${school.url}/admin/collections/students/${ids.student}`);
			const record = page.getByRole("region", { name: recordText.title });
			for (const heading of [recordText.enrolments, recordText.results])
				await expect(record.getByRole("heading", { name: heading })).toBeVisible();
			await expect(record.getByRole("link", { name: studentStaffText.titles.exam("বার্ষিক", "2026") })).toBeVisible();
			// On a phone the navigation is open at first, and closes after hydration.
			await expect.poll(() => overflowOf(record)).toBeLessThanOrEqual(0);
			if (viewport === desktop) {
				const box = await record.boundingBox();
				expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(desktop.height);
			}
			expect(await violationsOf(page, `[aria-label="${recordText.title}"]`)).toEqual([]);
		});
	});
}

test("the keys go through the section, and changes that are not saved are asked about", async ({ page }) => {
	await signIn(page, school);
	const found = await asking.get(`/cms/students?where[code][equals]=${first + 1}`, { headers });
	await page.goto(`${school.url}/admin/collections/students/${(await found.json()).docs[0].id}`);
	const around = page.getByRole("navigation", { name: recordText.neighbours.label });
	await expect(around).toContainText(recordText.neighbours.first);
	const next = around.getByRole("link", { name: recordText.neighbours.next });
	await expect(next).toHaveAttribute("aria-keyshortcuts", "Alt+PageDown");
	// After a question the next page is rendered in the browser, which keeps the former one hidden.
	const name = page.locator("#field-name:visible");
	await expect(name).toHaveValue("শিক্ষার্থী 1");
	await expect(page.getByRole("button", { name: slipText.make })).toBeEnabled();
	await page.keyboard.press("Alt+PageDown");
	await expect(name).toHaveValue(longName);
	await expect(page.getByRole("button", { name: slipText.make })).toBeEnabled();
	// Also while typing in a field.
	await name.fill("বদলানো নাম");
	await page.keyboard.press("Alt+PageUp");
	const question = page.locator("#leave-without-saving");
	await expect(question).toBeVisible();
	await question.locator("#confirm-cancel").click();
	await expect(name).toHaveValue("বদলানো নাম");
	await page.keyboard.press("Alt+PageUp");
	await question.locator("#confirm-action").click();
	await expect(name).toHaveValue("শিক্ষার্থী 1");
});

test("a section's list is pasted into, refuses a doubled roll and a bad number at the cells, and is saved whole", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/students`);
	await page.getByRole("link", { name: sectionRosterText.link }).click();
	await page.getByLabel(placeText.section).selectOption({ label: title("ক") });
	await page.getByRole("button", { name: sectionRosterText.open }).click();
	const table = page.locator("table[data-ready]");
	await expect(table).toBeVisible();
	expect(await violationsOf(page, ".gutter:has(h1)")).toEqual([]);
	await expect.poll(() => overflowOf(page.locator("html"))).toBeLessThanOrEqual(0);
	const { columns } = sectionRosterText;
	const cell = (row: string, column: keyof typeof columns) =>
		table.getByRole("textbox", { name: `${row} ${columns[column]}`, exact: true });
	const paste = (target: Locator, text: string) =>
		target.evaluate((input, block) => {
			(input as HTMLElement).focus();
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/plain", block);
			input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
		}, text);
	const saving = page.getByRole("button", { name: sectionRosterText.save });
	await expect(saving).toBeDisabled();

	// Rolls in place, then numbers by roll, in both kinds of digits, without the zero that a spreadsheet drops.
	await paste(cell("শিক্ষার্থী 1", "roll"), "২\n1");
	await expect(cell("শিক্ষার্থী 1", "roll")).toHaveValue("২");
	await expect(saving).toBeEnabled();
	await cell("শিক্ষার্থী 3", "roll").fill("৪");
	await expect(page.getByRole("alert").filter({ hasText: sectionRosterText.wrong(1) })).toBeVisible();
	await expect(cell("শিক্ষার্থী 3", "roll")).toHaveAttribute("aria-invalid", "true");
	await expect(saving).toBeDisabled();
	await cell("শিক্ষার্থী 3", "roll").press("Escape");
	await cell("শিক্ষার্থী 3", "fatherMobile").fill("01212345678");
	await expect(page.getByText(sectionRosterText.errors.mobile)).toBeVisible();
	await paste(
		cell("শিক্ষার্থী 3", "fatherMobile"),
		"রোল\tমোবাইল\n3\t1712345673\n৪\t০১৭১২৩৪৫৬৭৪\n5\t01712-345675\n6\t01712345676\n7\t01712345677",
	);
	await expect(page.getByRole("status").filter({ hasText: sectionRosterText.changed(7) })).toBeVisible();
	await saving.click();
	await expect(page.locator(".payload-toast-container")).toContainText(sectionRosterText.saved(7));
	await expect(page.getByRole("status").filter({ hasText: sectionRosterText.none })).toBeVisible();
	await expect(cell("শিক্ষার্থী 1", "roll")).toHaveValue("২");
	await expect(cell("শিক্ষার্থী 4", "fatherMobile")).toHaveValue(toBengaliDigits("01712345674"));

	// Somebody else changes a number meanwhile: theirs stays, and the cell says so.
	const four = await asking.get(`/cms/students?where[code][equals]=${first + 4}`, { headers });
	const other = "01812345674";
	const changed = await asking.patch(`/cms/students/${(await four.json()).docs[0].id}`, {
		...{ headers, data: { fatherMobile: other } },
	});
	expect(changed.status()).toBe(200);
	await cell("শিক্ষার্থী 4", "fatherMobile").fill("01912345674");
	await saving.click();
	await expect(page.getByText(sectionRosterText.errors.newer(toBengaliDigits(other)))).toBeVisible();
	await cell("শিক্ষার্থী 4", "fatherMobile").press("Escape");

	await page.goto(`${school.url}/admin/activity`);
	await page
		.getByRole("row", { name: sectionRosterText.act(7) })
		.getByRole("button")
		.click();
	await page.locator("dialog[open], .confirmation-modal").getByRole("button", { name: activityText.yes }).click();
	await expect(page.getByRole("alert").filter({ hasText: sectionRosterText.holds.changed })).toBeVisible();
});

test("enrolling proposes the next free roll, and shows a taken one at its field", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/students/${ids.student}`);
	const record = page.getByRole("region", { name: recordText.title });
	await record.getByRole("button", { name: enrolText.open }).click();
	await record.getByLabel(placeText.section).selectOption({ label: title("ক") });
	const roll = record.getByLabel(enrolText.roll);
	await expect(roll).toHaveValue(toBengaliDigits(inSection + 1));
	await roll.fill("৩");
	await roll.press("Enter");
	await expect(record.getByRole("alert")).toHaveText(studentStaffText.errors.twins.roll);
	await expect(roll).toHaveValue("৩");
	await record.getByLabel(placeText.section).selectOption({ label: title("খ") });
	await expect(roll).toHaveValue(toBengaliDigits(1));
	await roll.press("Enter");
	await expect(record.getByRole("row", { name: title("খ") })).toContainText(toBengaliDigits(1));
	await expect(roll).toBeHidden();
});

test("a chosen picture replaces the earlier one, and a file that is none is refused", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/students/${ids.student}`);
	const record = page.getByRole("region", { name: recordText.title });
	const face = record.getByRole("img", { name: recordText.photo("নুসরাত জাহান") });
	const choose = async (background: string, label: string) => {
		const image = sharp({ create: { width: 800, height: 600, channels: 3, background } });
		const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await image.jpeg().toBuffer() };
		await record.getByLabel(label).setInputFiles(file);
	};
	await choose("red", recordText.addPhoto);
	await expect(face).toBeVisible();
	const before = await face.getAttribute("src");
	await choose("blue", recordText.changePhoto);
	await expect(face).not.toHaveAttribute("src", before ?? "");
	expect((await asking.get(before ?? "")).status()).toBe(404);
	const after = await face.getAttribute("src");
	await record
		.getByLabel(recordText.changePhoto)
		.setInputFiles({ name: "text.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
	await expect(page.locator(".payload-toast-container")).toContainText("ছবি");
	await expect(face).toHaveAttribute("src", after ?? "");
});

test("a slip leads to an own password before anything else, and the calls say so", async ({ page }) => {
	const made = await asking.post(callPath("slips/student"), { headers, data: { id: ids.student } });
	const [{ password = "" } = {}] = (await made.json()).slips;
	const { data, success } = await logIn(first, password);
	expect([success, data.must_change]).toEqual([true, true]);
	const own = await asking.get(`/api/student-get/${first}`, { headers: { Authorization: `Bearer ${data.token}` } });
	expect([own.status(), await own.json()]).toEqual([403, expect.objectContaining({ must_change: true })]);

	const changePage = `${school.url}${passwordPath(first)}`;
	await page.goto(`${school.url}/student-login?next=/notices`);
	await page.getByLabel(loginText.studentId).fill(String(first));
	await page.locator("#password").fill(password);
	await page.getByRole("button", { name: loginText.submit }).click();
	await expect(page).toHaveURL(changePage);
	await expect(page.getByText(passwordText.fromSlip)).toBeVisible();
	await expect(page.getByRole("link", { name: passwordText.back })).toHaveCount(0);
	expect(await violationsOf(page)).toEqual([]);
	for (const path of [`/profile/${first}`, "/students-information?year=1&class=8&section=1"]) {
		await page.goto(school.url + path);
		await expect(page).toHaveURL(changePage);
	}
	await page.locator("#current_password").fill(password);
	for (const field of ["#new_password", "#confirm_password"]) await page.locator(field).fill(earlier);
	await page.getByRole("button", { name: passwordText.submit }).click();
	await expect(page).toHaveURL(`${school.url}/`);
	expect(await logIn(first, password)).toMatchObject({ success: false });
	const { data: after } = await logIn(first, earlier);
	expect(after).toEqual({ token: expect.any(String) });

	// The new login is not sent to the change.
	await page.goto(`${school.url}/student-login?next=/profile/${first}`);
	await page.getByLabel(loginText.studentId).fill(String(first));
	await page.locator("#password").fill(earlier);
	await page.getByRole("button", { name: loginText.submit }).click();
	await expect(page).toHaveURL(`${school.url}/profile/${first}`);
	await expect(page.getByText("নুসরাত জাহান").first()).toBeVisible();
});

test("the list shows picture, name, class, roll and mobile by class and roll, on a phone as cards", async ({
	page,
}) => {
	await school.sql(`DELETE FROM enrolments WHERE student_id = ${ids.student}`);
	await signIn(page, school);
	await page.setViewportSize(desktop);
	await page.goto(`${school.url}/admin/collections/students`);
	const { fields } = studentStaffText;
	const headings = page.locator(".collection-list thead th:not(#heading-_select)");
	await expect(headings).toHaveText([fields.picture, fields.name, fields.class, fields.roll, fields.fatherMobile]);
	const rows = page.locator(".collection-list tbody tr");
	await expect(rows.locator(".cell-roll")).toHaveText([
		...Array.from({ length: inSection }, (_, index) => toBengaliDigits(index + 1)),
		recordText.none,
	]);
	await expect(rows.first().locator(".cell-place")).toHaveText(title("ক"));
	await expect(rows.first().locator(".cell-name a")).toHaveAttribute("href", /collections\/students\/\d+$/);
	// Ordered by another column, and by class again.
	const order = (name: string, direction: string) =>
		page.locator(`#heading-${name} button.sort-column__${direction}`).click();
	await order("name", "desc");
	await expect(rows.first().locator(".cell-name")).not.toHaveText(/ ১$| 1$/);
	await order("place", "desc");
	await expect(rows.first().locator(".cell-name")).toHaveText("নুসরাত জাহান");
	await order("place", "asc");
	await expect(rows.first().locator(".cell-roll")).toHaveText(toBengaliDigits(1));
	await page.setViewportSize({ width: 360, height: 740 });
	await expect(rows.first().locator(".cell-roll")).toHaveAttribute("data-label", fields.roll);
	await page.screenshot({ path: test.info().outputPath("list.png") });
	const { x, y, width, height } = (await rows.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	expect(y + height).toBeLessThanOrEqual(740);
	expect(x + width).toBeLessThanOrEqual(360);
});

test("a section's slips are made after a confirmation, and print eight on a sheet of A4", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/students`);
	await page.getByRole("link", { name: sectionSlipText.link }).click();
	await page.getByLabel(placeText.section).selectOption({ label: sectionSlipText.option(title("ক"), inSection) });
	await page.getByRole("button", { name: sectionSlipText.next }).click();
	await expect(page.getByText(sectionSlipText.confirm(title("ক"), inSection))).toBeVisible();
	await page.getByRole("button", { name: sectionSlipText.no }).click();
	expect(await logIn(first + 1, earlier)).toMatchObject({ status: 200, success: true });
	await page.getByRole("button", { name: sectionSlipText.next }).click();
	await page.getByRole("button", { name: sectionSlipText.yes(inSection) }).click();
	await expect(slips(page).getByRole("article")).toHaveCount(inSection);

	const end = new Date(Date.now() + 14 * dayLength).toISOString();
	await expect(slips(page).getByRole("article").first()).toContainText(formatDate(end));
	const passwords = await slips(page).locator("dd[translate=no]").allTextContents();
	expect(new Set(passwords).size).toBe(inSection);
	expect(await logIn(first + 1, earlier)).toMatchObject({ success: false });
	const second = slips(page)
		.getByRole("article")
		.filter({ hasText: toBengaliDigits(first + 2) });
	const password = await second.locator("dd[translate=no]").textContent();
	expect(await logIn(first + 2, password ?? "")).toMatchObject({ status: 200, success: true });

	const pdf = await page.pdf({ preferCSSPageSize: true });
	const text = pdf.toString("latin1");
	expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
	// 210 × 297 mm in points.
	expect(text).toMatch(/\/MediaBox\s*\[0 0 59[45][\d.]* 84[12][\d.]*\]/);
	await page.setViewportSize({ width: 718, height: 1047 });
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("button", { name: slipText.print })).toBeHidden();
	const sheets = await slips(page)
		.getByRole("article")
		.evaluateAll((all) =>
			all.map((element) => ({
				sheet: [...(element.parentElement?.parentElement?.children ?? [])].indexOf(element.parentElement as Element),
				isCut: element.scrollHeight > element.clientHeight + 1,
				line: getComputedStyle(element).borderStyle,
			})),
		);
	expect(sheets.map(({ sheet }) => sheet - (sheets[0]?.sheet ?? 0))).toEqual([
		...Array(8).fill(0),
		...Array(3).fill(1),
	]);
	for (const { isCut, line } of sheets) expect({ isCut, line }).toEqual({ isCut: false, line: "dashed" });
	for (const picture of await slips(page).getByRole("img").all())
		expect(await readQrCode(picture)).toMatch(/\/verify\/[\w-]{40}$/);
	// Printed: nothing is asked.
	await page.emulateMedia({ media: "screen" });
	await slips(page).getByRole("button", { name: slipText.close }).click();
	await expect(slips(page)).toBeHidden();
});

test("the acts refuse strangers", async () => {
	const stranger = await visitor(school, "203.0.113.99");
	const acts = [
		callPath("slips/student"),
		callPath("slips/section"),
		callPath("students/photo"),
		callPath("students/enrol"),
		callPath("section-roster/save"),
	];
	for (const path of acts)
		expect([path, (await stranger.post(path, { data: { id: ids.student } })).status()]).toEqual([path, 401]);
	const roll = callPath("students/next-roll", { year: Number(ids.year), section: Number(ids.section) });
	expect((await stranger.get(roll)).status()).toBe(401);
	const view = await stranger.get("/admin/slips", { maxRedirects: 0 });
	expect(await view.text()).not.toContain(title("ক"));
	await stranger.dispose();
});
