/** Certificates in the back office: made in a few acts, printed on one sheet, checked by anybody, cancelled. */
import { expect, type Page, test } from "@playwright/test";
import { checkedText } from "@/lib/bengali/checked-certificate";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { verifyText } from "@/lib/bengali/sheet-codes";
import { yearOf } from "@/lib/contract/days";
import { certificateTemplatesText as templatesText } from "@/lib/office/certificate-templates/text";
import { certificatesText as text } from "@/lib/office/certificates/text";
import { certificateFields, certificatePaperText, factLabel } from "@/lib/office/certificates/text-fields";
import {
	type CertificateKind,
	type CertificateLanguage,
	certificateKinds,
	certificateLanguages,
} from "@/lib/office/certificates/text-kinds";
import { callPath } from "@/lib/office/paths";
import { findStudentText } from "@/lib/office/students/text";
import { expectNoSidewaysScroll, violationsOf } from "../page-rules";
import { ownSchool, recordsOf, signIn, signInHead, visitor } from "./own-school";
import { insertResults, releaseResults } from "./results";

const school = ownSchool();
test.describe.configure({ mode: "serial" });

const year = yearOf(new Date());
const name = "জান্নাতুল ফেরদৌস";
const path = "/admin/printing/certificates";
let headers: { Authorization: string };
let student = 0;

test.beforeAll(async () => {
	const asking = await visitor(school);
	headers = await signInHead(asking);
	const create = recordsOf(asking, headers);
	const of = await create("years", { year });
	const section = await create("sections", { name: "ক", class: 8 });
	const exam = await create("exams", { name: "বার্ষিক", year: of, type: "annual" });
	for (const [roll, one] of [name, "শারমিন আক্তার"].entries()) {
		const person = { name: one, gender: "2", fatherName: "মো. আব্দুল্লাহ আল মামুন", motherName: "শ্রীমতী কৃষ্ণা রানী" };
		const id = await create("students", { ...person, dateOfBirth: "15-03-2012" });
		if (one === name) student = id;
		await create("enrolments", { student: id, year: of, section, roll: roll + 1 });
	}
	await asking.dispose();
	await insertResults(school, exam, "80");
	await releaseResults(school, exam, 8);
});

/** Headless browsers open no dialogue: the event is all that the page sees of one. */
async function open(page: Page) {
	await page.addInitScript(() => {
		window.print = () => {
			document.documentElement.dataset.prints = String(Number(document.documentElement.dataset.prints ?? 0) + 1);
			dispatchEvent(new Event("beforeprint"));
		};
	});
	await signIn(page, school);
}

const pagesOf = async (page: Page) =>
	(await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

test("from the search to the print in at most four acts; printed again it is a copy; its code tells whether it holds", async ({
	page,
	browser,
}) => {
	await open(page);
	await page.goto(school.url + path);
	expect(await violationsOf(page, "main, .certificates-view")).toEqual([]);
	let acts = 0;
	const act = async (work: Promise<unknown>) => {
		acts += 1;
		await work;
	};
	await page.getByRole("searchbox", { name: findStudentText.find }).fill("ফেরদৌস");
	await act(page.keyboard.press("Enter"));
	// One alone is opened at once.
	await expect(page.getByRole("heading", { name: text.choose(name) })).toBeVisible();
	expect(await violationsOf(page, ".certificates-view")).toEqual([]);
	await act(
		page.getByRole("link", { name: text.inLanguage(certificateKinds.studies.name, certificateLanguages.bn) }).click(),
	);
	const paper = page.getByRole("region", { name: certificateKinds.studies.name });
	await expect(paper).toContainText(name);
	await expect(paper).toContainText("একজন নিয়মিত ছাত্রী।");
	expect(await violationsOf(page, ".certificates-view")).toEqual([]);
	await act(page.getByRole("button", { name: text.make }).click());
	await expect(page).toHaveURL(new RegExp(`${path}/\\d+$`));
	await expect(page.locator("html[data-prints='1']")).toBeVisible();
	expect(acts).toBeLessThanOrEqual(4);

	const copy = certificatePaperText.bn.copy;
	await expect(paper).toContainText(toBengaliDigits(`${year}/001`));
	await expect(paper).not.toContainText(copy);
	expect(await violationsOf(page, "main")).toEqual([]);
	const said = await paper.locator(".certificate-text").textContent();
	const address = (await paper.locator("figcaption b").allTextContents()).join("");
	await page.reload();
	await expect(paper).toContainText(copy);
	expect(await paper.locator(".certificate-text").textContent()).toBe(said);

	const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
	const stranger = await context.newPage();
	await stranger.goto(`http://${address}`);
	const main = stranger.locator("main");
	await expect(main).toContainText(verifyText.valid.heading);
	for (const word of [checkedText.kindOf("studies"), checkedText.numberOf(1, year), "জা. ফে.", "ষষ্ঠ"])
		await expect(main).toContainText(word);
	await expect(main).not.toContainText(name);
	await expectNoSidewaysScroll(stranger);

	await page.getByText(text.cancel.labelOf(text.of("studies", 1, year))).click();
	await page.getByLabel(text.cancel.reason).fill("নামের বানান ভুল");
	await page.getByRole("button", { name: text.cancel.label, exact: true }).click();
	await page.getByRole("button", { name: text.cancel.yes }).click();
	await expect(page.getByText("নামের বানান ভুল")).toBeVisible();
	await expect(paper).toContainText(certificatePaperText.bn.cancelled);
	await stranger.reload();
	await expect(main).toContainText(verifyText.cancelled.heading);
	await stranger.goto(`${school.url}/verify/22222-22222`);
	await expect(main).toContainText(verifyText.unknown.heading);
	await context.close();

	await page.goto(`${school.url}${path}/register`);
	const row = page.getByRole("row", { name: text.of("studies", 1, year).split(" ")[0] });
	for (const word of [name, "নামের বানান ভুল", text.register.states.cancelled]) await expect(row).toContainText(word);
	expect(await violationsOf(page, ".certificates-view")).toEqual([]);
	await page.goto(`${school.url}${path}/register?year=${year}&print=1`);
	await expect(page.getByRole("region", { name: text.register.title })).toContainText(name);
	expect(await pagesOf(page)).toBe(1);
});

test("what is missing is asked for at its field, and is in the record from then on", async ({ page }) => {
	await open(page);
	const address = `${school.url}${path}?${new URLSearchParams({ student: String(student), kind: "character", language: "en" })}`;
	await page.goto(address);
	await page.getByRole("button", { name: text.make }).click();
	await expect(page.getByRole("alert").filter({ hasText: text.errors.required })).toHaveCount(3);
	const facts = { name: "Jannatul Ferdous", father: "Md. Abdullah Al Mamun", mother: "Krishna Rani" };
	for (const [fact, value] of Object.entries(facts))
		await page.getByLabel(`${factLabel(fact as keyof typeof facts, "en")} *`, { exact: true }).fill(value);
	await expect(page.getByRole("region", { name: "Character Certificate" })).toContainText(
		"Jannatul Ferdous, daughter of Md. Abdullah Al Mamun and Krishna Rani, is a student of class Six",
	);
	await page.getByRole("button", { name: text.make }).click();
	await expect(page).toHaveURL(new RegExp(`${path}/\\d+$`));
	await page.goto(address);
	await expect(page.getByRole("region", { name: "Character Certificate" })).toContainText(facts.name);
	await expect(page.getByLabel(`${factLabel("name", "en")} *`, { exact: true })).toHaveCount(0);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoSidewaysScroll(page);
});

test("each kind prints on one sheet in both languages, with everything on the paper", async ({ page }) => {
	await open(page);
	const kinds = Object.keys(certificateKinds).filter((kind) => kind !== "transfer") as CertificateKind[];
	const languages = Object.keys(certificateLanguages) as CertificateLanguage[];
	const typed = { bn: "শ্রেষ্ঠ কৃতিত্ব", en: "Outstanding work" };
	// A pupil of the sixth class has passed no exam but the fifth's; the session is that of the admission.
	const certain: Record<CertificateLanguage, Record<string, string>> = {
		bn: { boardExam: "পিইসি", session: toBengaliDigits(year), admissionDate: `15-01-${year}` },
		en: { boardExam: "PEC", session: String(year), admissionDate: `15-01-${year}` },
	};
	const ofStudent = `${school.url}/cms/results?where[student][equals]=${student}`;
	const { docs } = await (await page.request.get(ofStudent, { headers })).json();
	// A transfer certificate last: it says that the student has left.
	for (const language of languages)
		for (const kind of [...kinds, ...(language === "en" ? ["transfer" as const] : [])]) {
			const facts = Object.fromEntries(
				Object.entries(certificateFields).map(([fact, { input }]) => [
					fact,
					fact === "birthNumber"
						? "20120315123456789"
						: (certain[language][fact] ?? (input === "date" ? "15-03-2012" : typed[language])),
				]),
			);
			const of = kind === "result" ? { result: docs[0].id } : {};
			const data = { student, kind, language, facts, ...of, keep: false, version: 0, request: crypto.randomUUID() };
			const answer = await page.request.post(school.url + callPath("certificates/make"), { headers, data });
			const made = await answer.json();
			expect([kind, language, made]).toEqual([kind, language, expect.objectContaining({ id: expect.any(Number) })]);
			const { id } = made;
			await page.goto(`${school.url}${path}/${id}`);
			await page.emulateMedia({ media: "print" });
			expect(await pagesOf(page)).toBe(1);
			const paper = page.locator("main section");
			await expect(page.getByRole("button")).toHaveCount(0);
			expect(await paper.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
			await expect(paper).not.toContainText(/undefined|[{}]|…/);
			await page.emulateMedia({ media: "screen" });
		}
});

test("a head writes what a paper says beside a real student, and a section gets it at once", async ({ page }) => {
	await open(page);
	await page.goto(`${school.url}${path}/templates`);
	expect(await violationsOf(page, ".certificates-view")).toEqual([]);
	await page.getByRole("link", { name: templatesText.edit(certificateKinds.studies.name, "bn") }).click();
	const lead = page.getByLabel(templatesText.parts.lead.label, { exact: true });
	await lead.fill("{নমা} ");
	await page.getByRole("button", { name: templatesText.save }).click();
	await expect(page.getByRole("alert").filter({ hasText: templatesText.errors.unknown("নমা") })).toBeVisible();
	// What is wrong is marked: a press on a field replaces it.
	await page.getByRole("button", { name: templatesText.insert(certificateFields.name.label), exact: true }).click();
	await expect(lead).toHaveValue("{নাম} ");
	await lead.press("End");
	await page.keyboard.type("আমাদের গর্ব।");
	const paper = page.getByRole("region", { name: certificateKinds.studies.name, exact: true });
	// The student who was enrolled last.
	await expect(paper).toContainText("শারমিন আক্তার আমাদের গর্ব।");
	expect(await violationsOf(page, ".certificates-view")).toEqual([]);
	await page.getByRole("button", { name: templatesText.save }).click();
	await expect(page.getByText(templatesText.now)).toBeVisible();
	await page.setViewportSize({ width: 360, height: 740 });
	await expectNoSidewaysScroll(page);

	await page.goto(`${school.url}${path}/many`);
	await page.getByLabel(text.many.paper, { exact: true }).selectOption("studies");
	await page.getByRole("button", { name: text.many.show }).click();
	const make = page.getByRole("button", { name: text.many.make(2) });
	await expect(make).toBeVisible();
	expect(await violationsOf(page, ".certificates-view")).toEqual([]);
	await expectNoSidewaysScroll(page);
	await make.click();
	await page.getByRole("button", { name: text.many.yes }).click();
	await expect(page.locator("html[data-prints='1']")).toBeVisible();
	for (const one of [name, "শারমিন আক্তার"]) await expect(page.getByText(`${one} আমাদের গর্ব।`)).toBeVisible();
	expect(await pagesOf(page)).toBe(2);
});
