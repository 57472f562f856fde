/** What families and staff do most, once for all engines, in one order: a task may need nothing of another. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, request } from "@playwright/test";
import sharp from "sharp";
import { admissionTitles } from "@/lib/bengali/admission";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { searchTitle } from "@/lib/bengali/search";
import { titles } from "@/lib/bengali/site";
import { studentText } from "@/lib/bengali/students";
import { head } from "@/lib/commands/test/site";
import { searchPath } from "@/lib/contract/paths";
import type { ResultChoices } from "@/lib/contract/results";
import { demoExam } from "@/lib/demo/exams";
import { everything, formPath } from "../../students/application-form";
import { passwordOf, recordOf } from "../../students/person";
import type { Engine } from "./engine";

type Task = (engine: Engine, url: string) => Promise<void>;

/** Of the demo school. */
const student = 2025001;

const pathOf = (engine: Engine) => engine.evaluate(() => location.pathname);
/** What is shown: a script within has text as well. */
const textOf = (engine: Engine, selector: string) =>
	// biome-ignore lint/performance/useDomNodeTextContent: the reason stands above
	engine.evaluate((query) => document.querySelector<HTMLElement>(query)?.innerText ?? "", selector);
const expectPath = (engine: Engine, wanted: string | RegExp) =>
	expect.poll(() => pathOf(engine), "path").toMatch(typeof wanted === "string" ? new RegExp(`^${wanted}$`) : wanted);
const expectText = (engine: Engine, selector: string, wanted: string) =>
	expect.poll(() => textOf(engine, selector), selector).toContain(wanted);

/** @returns what the page answers, as soon as that is something */
async function found(engine: Engine, read: (list: string) => string | null | undefined, list = ""): Promise<string> {
	const answers: (string | null | undefined)[] = [];
	await expect.poll(async () => answers.unshift(await engine.evaluate(read, list)) && answers[0]).toBeTruthy();
	return answers[0] ?? "";
}

async function fill(engine: Engine, values: Readonly<Record<string, string>>): Promise<void> {
	for (const [selector, text] of Object.entries(values)) {
		await engine.click(selector);
		await engine.type(text);
	}
}

/** A photo as a phone takes it: lying on its side, with the turn in its EXIF. */
async function withPhoto(work: (file: string) => Promise<void>): Promise<void> {
	const folder = mkdtempSync(path.join(tmpdir(), "school-photo-"));
	const file = path.join(folder, "photo.jpg");
	await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#3b82f6" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toFile(file);
	await work(file).finally(() => rmSync(folder, { recursive: true }));
}

/** Waits for it in the size that the browser gives it before it is sent. */
const expectPhoto = (engine: Engine, selector: string) =>
	expect
		.poll(() => engine.evaluate((query) => document.querySelector<HTMLImageElement>(query)?.naturalWidth, selector))
		.toBe(300);

/** Logs a student in by the form, in a browser that knows nobody. */
async function logIn(engine: Engine, url: string): Promise<void> {
	await engine.open(`${url}/contact`);
	await engine.evaluate(() => localStorage.clear());
	await engine.open(`${url}/student-login`);
	await fill(engine, { "#student_id": toBengaliDigits(student), "#password": passwordOf(student) });
	await engine.click("form:has(#password) [type=submit]");
	await expectPath(engine, "/");
	expect(await engine.evaluate(() => localStorage.getItem("token"))).toMatch(new RegExp(`^${student}\\|`));
}

/** @returns what the school's own calls say of the student, and of the exams */
async function known(url: string) {
	const asking = await request.newContext({ baseURL: url });
	const lists: ResultChoices = await (await asking.post("/api/result-all-dataget")).json();
	const record = await recordOf(asking, student);
	await asking.dispose();
	return { lists, record };
}

const menu: Task = async (engine, url) => {
	await engine.open(url);
	await engine.click("nav summary");
	await engine.click('#menu a[href="/teachers"]');
	await expectPath(engine, "/teachers");
	await expectText(engine, "h1", titles.teachers);
};

const picture: Task = async (engine, url) => {
	await logIn(engine, url);
	await engine.open(`${url}/profile/${student}`);
	await withPhoto(async (file) => {
		await engine.upload("#image", file);
		await engine.click("main div > button.no-print");
	});
	await expectText(engine, "body", studentText.picture.changed);
	await engine.open(`${url}/profile/${student}`);
	await expectPhoto(engine, 'main img[src^="/image/student/"]');
};

const result: Task = async (engine, url) => {
	const { lists, record } = await known(url);
	const exam = lists.exams.find(({ name }) => name === demoExam("semester"));
	const year = lists.year.find((entry) => entry.year === exam?.year);
	await engine.open(`${url}/student-result`);
	await engine.choose("#year", String(year?.id));
	await engine.choose("#exam_name", String(exam?.id));
	await engine.choose("#class", String(record.present_class));
	await fill(engine, { "#studentId": toBengaliDigits(student) });
	await engine.click("form:has(#studentId) [type=submit]");
	await expectPath(engine, /^\/student-result-publish\//);
	await expectText(engine, "main", exam?.name ?? "");
	await expectText(engine, "main table", toBengaliDigits(1));
};

const directory: Task = async (engine, url) => {
	await logIn(engine, url);
	const { record } = await known(url);
	await engine.open(`${url}/students-information`);
	const firstOf = (query: string) =>
		document.querySelector<HTMLOptionElement>(`${query} option:not([value=""])`)?.value;
	for (const list of ["select[name=year]", "select[name=class]", "select[name=section]"]) {
		const first = await found(engine, firstOf, list);
		await engine.choose(list, list.includes("class") ? String(record.present_class) : first);
	}
	await engine.click("main form [type=submit]");
	await expectText(engine, "tbody", toBengaliDigits(1));
};

const application: Task = async (engine, url) => {
	await engine.open(url + formPath);
	for (const [name, value] of Object.entries(everything)) {
		if (name === "gender") await engine.click(`[name=gender][value="${value}"]`);
		else if (/_class$|_thana$/.test(name)) await engine.choose(`[name=${name}]`, value);
		else await fill(engine, { [`[name=${name}]`]: value });
	}
	expect(await engine.evaluate(() => document.querySelector<HTMLInputElement>("#date_of_birth")?.value)).toBe(
		"25-01-2015",
	);
	await withPhoto(async (file) => {
		await engine.upload("#image", file);
		await expectPhoto(engine, "#application img");
	});
	await engine.click("#application [type=submit]");
	await expectPath(engine, "/");
	await engine.click('main a[href^="/student/details/"]');
	await expectText(engine, "h1", admissionTitles.details);
	await expectText(engine, "article", everything.name);
};

const search: Task = async (engine, url) => {
	await engine.open(url + searchPath);
	await fill(engine, { "#query": "ছুটি" });
	await expect.poll(() => engine.evaluate(() => document.querySelectorAll("[role=option]").length)).toBeGreaterThan(0);
	await engine.press("ArrowDown");
	const chosen = () => engine.evaluate(() => document.querySelector("[role=option][aria-selected=true]")?.id);
	await expect.poll(chosen).toBeTruthy();
	await engine.press("Enter");
	await expect.poll(() => pathOf(engine)).not.toBe(searchPath);
	await engine.open(url + searchPath);
	await fill(engine, { "#query": "holiday list" });
	await engine.press("Enter");
	await expectText(engine, "h1", searchTitle);
	await expect.poll(() => engine.evaluate(() => document.querySelectorAll("main li mark").length)).toBeGreaterThan(0);
};

const marks: Task = async (engine, url) => {
	await engine.open(`${url}/admin`);
	await fill(engine, { "#field-username": head.email, "#field-password": head.password });
	await engine.click("form [type=submit]");
	await expectPath(engine, "/admin");
	await engine.open(`${url}/admin/marks`);
	// Of a subject whose marks are entered in part.
	const openGrid = () =>
		[...document.querySelectorAll<HTMLAnchorElement>('main a[href*="subject="]')]
			.find(({ textContent }) => new Set(textContent?.split("/")).size > 1)
			?.getAttribute("href");
	await engine.click(`main a[href="${await found(engine, openGrid)}"]`);
	// On a phone the grid shows this subject alone.
	const emptyKey = () =>
		[...document.querySelectorAll<HTMLInputElement>("table[data-ready] input[data-key]:enabled")].find(
			(input) => !input.value && input.getClientRects().length > 0,
		)?.dataset.key;
	const cell = `input[data-key="${await found(engine, emptyKey)}"]`;
	const mark = () => engine.evaluate((query) => document.querySelector<HTMLInputElement>(query)?.value, cell);
	const state = () => engine.evaluate(() => document.querySelector<HTMLElement>("[data-state]")?.dataset.state);
	await fill(engine, { [cell]: "১৭" });
	await engine.press("Enter");
	await expect.poll(mark).toBe("১৭");
	await expect.poll(state).toBe("saved");
	await engine.open(await engine.evaluate(() => location.href));
	await expect.poll(mark).toBe("১৭");
};

/** The tasks by name. */
export const tasks: Readonly<Record<string, Task>> = {
	menu,
	login: logIn,
	picture,
	result,
	directory,
	"application with date and photo": application,
	search,
	"marks grid": marks,
};
