/**
 * Results of many students for one IP address: after 40 different ids only with a proof, a fact that the family knows.
 * The site trusts a proxy's X-Forwarded-For, so that each test has an IP address of its own.
 */
import { type APIRequestContext, expect, request as requests, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { proofText, sheetText, resultSearchText as text } from "@/lib/bengali/results";
import { resultCodePath, resultTextPath } from "@/lib/contract/paths";
import type { Exam, ResultChoices } from "@/lib/contract/results";
import { bearer, login } from "../calls/students/client";
import { staffOf } from "../calls/students/staff";
import { sites } from "../sites";

/** The limit that docs/api.md documents. */
const limit = 40;

const student = 2025001;

const from = (address: string) => ({ "X-Forwarded-For": address });
const visitor = (address: string) =>
	requests.newContext({ baseURL: sites.secure.url, extraHTTPHeaders: from(address) });

type School = { exam: Exam; year: number; class: number; born: string };
let school: School;

test.beforeAll(async () => {
	const asking = await visitor("203.0.113.250");
	const choices: ResultChoices = await (await asking.post("/api/result-all-dataget")).json();
	const exam = choices.exams.find(({ exam_type }) => exam_type === "semester") as Exam;
	const year = choices.year.find((entry) => entry.year === exam.year)?.id ?? 0;
	const headers = bearer(await login(asking, student));
	const { data } = await (await asking.get(`/api/student-get/${student}`, { headers })).json();
	school = { exam, year, class: data.present_class, born: data.date_of_birth };
	await asking.dispose();
});

const searchOf = (id: number | string, more: object = {}) => ({
	exam_name: school.exam.id,
	year: school.year,
	class: school.class,
	studentId: id,
	...more,
});
const search = (asking: APIRequestContext, id: number, more: object = {}) =>
	asking.post("/api/student-result-publish", { data: searchOf(id, more) });
const detailPath = (id: number) => `/api/student-detail/${id}/${school.year}/${school.exam.id}`;
const textPath = (id: number) => resultTextPath(id, school.year, school.exam.id);

/** Uses up the limit of the address with ids that do not exist. */
async function exhaust(asking: APIRequestContext): Promise<void> {
	for (let id = 9_000_000; id < 9_000_000 + limit; id++) expect((await search(asking, id)).status()).toBe(200);
}

/** @returns a request context whose IP address has used up its limit */
async function curious(address: string): Promise<APIRequestContext> {
	const asking = await visitor(address);
	await exhaust(asking);
	return asking;
}

const required = {
	success: false,
	message: proofText.required,
	errors: { proof: [proofText.required] },
	proof_required: true,
};

test("after 40 students every door asks for a proof, for students that do not exist too", async () => {
	const asking = await curious("203.0.113.1");
	for (const id of [student, 8_000_000]) {
		for (const answer of [await search(asking, id), await asking.post(detailPath(id))]) {
			expect(answer.status()).toBe(403);
			expect(await answer.json()).toEqual(required);
		}
		const code = await asking.get(resultCodePath(id, school.year, school.exam.id));
		expect(await code.json()).toEqual(required);
		const page = await asking.get(textPath(id));
		expect(page.status()).toBe(403);
		expect(await page.text()).toContain('name="proof"');
	}
	// A repeated request for one of the forty does not count; other IP addresses need no proof.
	expect((await search(asking, 9_000_000)).status()).toBe(200);
	const other = await visitor("203.0.113.2");
	expect((await (await search(other, student)).json()).success).toBe(true);
	await Promise.all([asking.dispose(), other.dispose()]);
});

test("the networks of IPv6 are one address each", async () => {
	const asking = await curious("2001:db8:1:2::1");
	const [neighbour, other] = [await visitor("2001:db8:1:2::ffff"), await visitor("2001:db8:1:3::1")];
	expect((await search(neighbour, student)).status()).toBe(403);
	expect((await search(other, student)).status()).toBe(200);
	await Promise.all([asking.dispose(), neighbour.dispose(), other.dispose()]);
});

test("a right date of birth opens the student's result for this address, a wrong one does not", async () => {
	const asking = await curious("203.0.113.3");
	const wrong = await search(asking, student, { proof: "01-01-1999" });
	expect(wrong.status()).toBe(403);
	expect(await wrong.json()).toMatchObject({ message: proofText.wrong, proof_required: true });
	// The roll is not accepted as proof for a student whose date of birth is on record.
	for (let roll = 1; roll <= 3; roll++)
		expect((await search(asking, student, { proof: String(roll) })).status()).toBe(403);
	const right = await search(asking, student, { proof: toBengaliDigits(school.born) });
	expect((await right.json()).success).toBe(true);
	expect((await asking.post(detailPath(student))).status()).toBe(200);
	expect((await search(asking, student + 1)).status()).toBe(403);
	await asking.dispose();
});

test("proofs cannot be tried one after the other", async () => {
	const asking = await curious("203.0.113.4");
	const answers = [];
	for (let year = 2001; year <= 2006; year++)
		answers.push((await search(asking, student + 2, { proof: `01-01-${year}` })).status());
	expect(answers).toEqual([403, 403, 403, 403, 403, 429]);
	await asking.dispose();
});

test("a student's own token is not asked for a proof", async () => {
	const asking = await curious("203.0.113.5");
	const headers = bearer(await login(asking, student + 1));
	const data = searchOf(student + 1);
	expect((await asking.post("/api/student-result-publish", { data, headers })).status()).toBe(200);
	const another = await asking.post("/api/student-result-publish", { data: searchOf(student + 3), headers });
	expect(another.status()).toBe(403);
	await asking.dispose();
});

test("without a date of birth on record the roll is the proof, for few students of an address", async ({ request }) => {
	const staff = await staffOf(request);
	const codes = [student + 4, student + 5];
	const found = await staff.find("students", `where[code][in]=${codes.join(",")}&sort=code`);
	for (const { id } of found.docs) await staff.update("students", id, { dateOfBirth: null });
	const asking = await curious("203.0.113.6");
	const answers = [];
	for (const { id, code } of found.docs) {
		const { docs } = await staff.find("enrolments", `where[student][equals]=${id}&where[year][equals]=${school.year}`);
		answers.push((await search(asking, Number(code), { proof: String(docs[0]?.roll) })).status());
	}
	// The site under test is configured to accept one proof by roll per IP address.
	expect(answers).toEqual([200, 429]);
	for (const { id, dateOfBirth } of found.docs) await staff.update("students", id, { dateOfBirth });
	await asking.dispose();
});

test.describe("in a browser", () => {
	test.use({ viewport: { width: 360, height: 740 }, extraHTTPHeaders: from("203.0.113.7") });

	test("the form asks for it in one more field, and what was typed stays", async ({ page, request }) => {
		await exhaust(request);
		await page.goto("/student-result");
		await page.getByLabel(text.year).selectOption(String(school.year));
		await page.getByLabel(text.exam).selectOption(String(school.exam.id));
		await page.getByLabel(text.class).selectOption(String(school.class));
		await page.getByLabel(text.studentId).fill(String(student));
		await expect(page.getByLabel(proofText.label)).toHaveCount(0);
		await page.getByRole("button", { name: text.submit }).click();
		await page.getByRole("link", { name: proofText.required }).click();
		await expect(page.getByLabel(proofText.label)).toBeFocused();
		await page.getByLabel(proofText.label).fill("01-01-1999");
		await page.getByRole("button", { name: text.submit }).click();
		await expect(page.getByRole("link", { name: proofText.wrong })).toBeVisible();
		await page.getByLabel(proofText.label).fill(toBengaliDigits(school.born));
		await page.getByRole("button", { name: text.submit }).click();
		await expect(page.getByRole("heading", { name: school.exam.name })).toBeVisible();
		await expect(page.getByText(sheetText.failed)).toHaveCount(0);
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, extraHTTPHeaders: from("203.0.113.8") });

	test("the form and the sheet as text ask for it too", async ({ page, request }) => {
		await exhaust(request);
		await page.goto(textPath(student));
		await page.getByLabel(proofText.label).fill("01-01-1999");
		await page.getByRole("button", { name: proofText.submit }).click();
		await expect(page.getByRole("alert")).toHaveText(proofText.wrong);
		await page.getByLabel(proofText.label).fill(school.born);
		await page.getByRole("button", { name: proofText.submit }).click();
		await expect(page.getByRole("heading", { name: school.exam.name })).toBeVisible();
		expect(page.url()).toBe(sites.secure.url + textPath(student));

		await page.goto("/student-result");
		await page.getByLabel(text.year).selectOption(String(school.year));
		await page.getByLabel(text.exam).selectOption(String(school.exam.id));
		await page.getByLabel(text.class).selectOption(String(school.class));
		await page.getByLabel(text.studentId).fill(String(student + 6));
		await page.getByRole("button", { name: text.submit }).click();
		await expect(page.getByLabel(proofText.label)).toBeVisible();
		await expect(page.getByLabel(text.studentId)).toHaveValue(String(student + 6));

		// Another fault hides neither the field nor what was typed into it.
		await page.getByLabel(proofText.label).fill("০১-০১-১৯৯৯");
		await page.getByLabel(text.studentId).fill("");
		await page.getByRole("button", { name: text.submit }).click();
		await expect(page.getByRole("link", { name: text.required.studentId })).toBeVisible();
		await expect(page.getByLabel(proofText.label)).toHaveValue("০১-০১-১৯৯৯");
	});
});
