/**
 * Every page of the back office in every role, each opened once: it is in Bengali, nothing fails, axe finds nothing in the
 * light and in the dark theme, it is no wider than a phone, no button is cut, and the log has no error.
 */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { type SubjectEntry, subjects, viewPaths } from "@/lib/office/subjects";
import { payloadText } from "@/lib/office/words/payload";
import { contrastViolationsOf, cutButtons, expectNoSidewaysScroll, officeViolationsOf } from "../page-rules";
import { loadedWidth } from "../picture";
import { foreignLines } from "./bengali";
import { head, ownSchool, recordsOf, signIn, signInHead, visitor } from "./own-school";
import { insertResults } from "./results";

const school = ownSchool();

const wide = { width: 1366, height: 768 };
const phone = { width: 360, height: 740 };

const ids: Record<string, number> = {};
let asking: APIRequestContext;
let headers: { Authorization: string };

const person = { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা" };

async function create(collection: string, data: object) {
	ids[collection] = await recordsOf(asking, headers)(collection, data);
}

test.beforeAll(async () => {
	asking = await visitor(school);
	headers = await signInHead(asking);
	const buffer = await sharp({ create: { width: 500, height: 300, channels: 3, background: "green" } })
		.png()
		.toBuffer();
	const multipart = { file: { name: "ছবি.png", mimeType: "image/png", buffer }, _payload: '{"alt":"নদীর ছবি"}' };
	ids.media = (await (await asking.post("/cms/media", { headers, multipart })).json()).doc.id;
	for (const collection of ["notices", "routines", "curriculums"]) {
		const asks = collection === "notices" && { circular: true };
		await create(collection, { name: "নাম", files: [ids.media], _status: "published", ...asks });
		await asking.patch(`/cms/${collection}/${ids[collection]}`, { headers, data: { name: "অন্য নাম" } });
	}
	await create("contents", { name: "নাম", place: "page", picture: ids.media, _status: "published" });
	await create("school-dates", { name: "ছুটি", startsOn: "2026-12-16T06:00:00.000Z" });
	for (const collection of ["teachers", "committee-members"])
		await create(collection, { name: "নাম", designation: "পদ", picture: ids.media });
	await create("slides", { picture: ids.media });
	ids["menu-entries"] = (await (await asking.get("/cms/menu-entries", { headers })).json()).docs[0].id;
	ids.staff = (await (await asking.get("/cms/staff/me", { headers })).json()).user.id;
	await asking.patch(`/cms/staff/${ids.staff}`, { headers, data: { name: "প্রধান শিক্ষক" } });
	await create("years", { year: 2026 });
	ids.classes = 3;
	await create("sections", { name: "ক", class: 3 });
	await create("students", person);
	await create("enrolments", { student: ids.students, year: ids.years, section: ids.sections, roll: 1 });
	await create("exams", { name: "বার্ষিক", year: ids.years, type: "semester" });
	await create("subjects", { name: "বাংলা", class: 3, year: ids.years });
	await insertResults(school, ids.exams ?? 0);
	ids.results = (await (await asking.get("/cms/results", { headers })).json()).docs[0].id;
	await asking.post("/api/student/student-application-form-post", {
		data: { name: "ক", gender: 2, fathers_name: "খ", mothers_name: "গ", present_class: 3 },
	});
	ids.applications = (await (await asking.get("/cms/applications", { headers })).json()).docs[0].id;
});
test.afterAll(() => asking.dispose());

const globals = [
	"settings",
	"contact",
	"admission",
	"grading",
	"marking",
	"student-area",
	"privacy",
	"accessibility",
].map((slug) => `/globals/${slug}`);

/** Waits until the scripts have drawn the page and its form takes input. */
const drawn = (page: Page) =>
	page.waitForFunction(() => {
		const link = document.querySelector("nav a");
		const isHydrated = !link || Object.keys(link).some((key) => key.startsWith("__react"));
		return isHydrated && !document.querySelector("form[data-form-ready=false]");
	});

/** Changes the theme as the choice in the account does. */
const setTheme = (page: Page, theme: "light" | "dark") =>
	page.evaluate((name) => {
		document.documentElement.dataset.theme = name;
	}, theme);

/** @returns a list to which failed requests and errors of scripts are added, except for those that are tolerated */
function failuresOf(page: Page, tolerated?: RegExp): string[] {
	const failures: string[] = [];
	page.on("response", (response) => {
		if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
	});
	page.on("pageerror", ({ message }) => {
		if (!tolerated?.test(message)) failures.push(message);
	});
	return failures;
}

/** Opens a page, which is in Bengali and accessible. */
async function visit(page: Page, path: string): Promise<void> {
	await page.goto(`${school.url}/admin${path}`);
	await expect(page.locator("h1, h2, #field-username").first()).toBeVisible();
	await drawn(page);
	// Scripts write the headings of records without a title.
	await expect
		.configure({ soft: true })
		.poll(() => foreignLines(page), path)
		.toEqual([]);
	await setTheme(page, "light");
	expect.soft(await officeViolationsOf(page), path).toEqual([]);
}

/** The open page in the dark theme, and on a phone. */
async function expectReadable(page: Page, path: string): Promise<void> {
	await setTheme(page, "dark");
	expect.soft(await contrastViolationsOf(page), `${path}, dark`).toEqual([]);
	await setTheme(page, "light");
	for (const size of [phone, { ...phone, width: 390 }, { ...wide, width: 1024 }, wide]) {
		await page.setViewportSize(size);
		await expectNoSidewaysScroll(page);
		expect.soft(await cutButtons(page), path).toEqual([]);
		// A list begins on the first screen of a phone.
		const row = page.locator(".collection-list tbody tr").first();
		if (size !== phone || (await row.count()) === 0) continue;
		const { y, height } = (await row.boundingBox()) ?? { y: Number.NaN, height: 0 };
		expect.soft(y + height, `end of the first row of ${path}`).toBeLessThanOrEqual(phone.height);
	}
}

/** @param role of the account whose session the page has */
async function walk(page: Page, role: string, paths: string[], tolerated?: RegExp): Promise<void> {
	const failures = failuresOf(page, tolerated);
	await page.setViewportSize(wide);
	for (const path of paths) {
		await visit(page, path);
		// A clerk's and a teacher's pages are those of the head, of which some leave something out; their start pages differ.
		if (role === "head" || role === "nobody" || path === "") await expectReadable(page, path);
	}
	expect(failures).toEqual([]);
	expect(school.errors).toEqual([]);
	console.log(`${paths.length} pages, ${role}: ${paths.map((path) => path || "/").join(" ")}`);
}

/** @returns where the menu leads, below `/admin` */
async function entriesOf(page: Page): Promise<string[]> {
	const links = page.locator("nav a[href^='/admin/']:not([href$=logout])");
	const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
	return [...new Set(paths.map((path) => path.replace(/^\/admin/, "")))];
}

/** Views of our own, with and without what is chosen in them. */
const views = () => [
	"",
	"/account",
	"/import",
	"/activity",
	"/guide",
	"/backup",
	"/updates",
	"/class-setup",
	"/banner",
	"/bijoy",
	"/site-menu",
	"/feedback",
	"/data-requests",
	...["", `/${ids.notices}`, `/${ids.notices}/print`].map((path) => `/circulars${path}`),
	`/circulars/${ids.notices}/reach`,
	`/circulars/${ids.notices}/strips?section=${ids.sections}`,
	"/checklist",
	"/sessions",
	"/second-factor",
	...["", "/list", "/import", `/${ids.applications}`].map((path) => `/admissions${path}`),
	"/school-dates/import",
	"/section-roster",
	`/section-roster?year=${ids.years}&section=${ids.sections}`,
	"/teaching",
	`/teaching?year=${ids.years}&class=3`,
	`/teaching/students?year=${ids.years}&section=${ids.sections}`,
	"/slips",
	...["students", "applications"].map((kind) => `/erase/${kind}/${ids[kind]}`),
	"/old-results",
	`/result-names/${ids.students}`,
	"/marks",
	`/marks?exam=${ids.exams}&section=${ids.sections}`,
	"/marks/release",
	`/marks/release?exam=${ids.exams}&class=3`,
	"/printing",
	`/printing?paper=seat-plan&exam=${ids.exams}&class=3`,
	"/exam-routine",
	`/exam-routine?exam=${ids.exams}`,
	...["class-list", "attendance", "mark-list", "class-counts", "tabulation", "admit-cards"].map(
		(paper) => `/printing?paper=${paper}&year=${ids.years}&exam=${ids.exams}&place=class-3`,
	),
	"/printing/signature",
	"/printing/certificates",
	`/printing/certificates?student=${ids.students}`,
	`/printing/certificates?student=${ids.students}&kind=studies&language=bn`,
	"/printing/certificates/register",
	"/printing/identity-cards",
	"/printing/identity-cards/register",
	`/printing/identity-cards?who=student-${ids.students}`,
	`/printing/identity-cards/print?who=class-3-${ids.years}`,
	"/printing/certificates/templates",
	"/printing/certificates/templates?kind=transfer&language=bn",
	"/printing/certificates/many",
	`/printing/certificates/many?year=${ids.years}&section=${ids.sections}&paper=testimonial&language=bn`,
	"/promotion",
	`/promotion?exam=${ids.exams}&class=3`,
];

const lists = () => [...Object.keys(ids).map((slug) => `/collections/${slug}`), ...globals];

test("the page to sign in", async ({ page }) => {
	await walk(page, "nobody", ["/login"]);
	await loadedWidth(page.locator("img").first());
});

test("views", async ({ page }) => {
	await signIn(page, school);
	await walk(page, "head", views());
	const isWalked = (pattern: string) => {
		const path = new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
		return views().some((view) => path.test(view.replace(/\?.*/, "")));
	};
	const entries: SubjectEntry[] = Object.values(subjects);
	const paths = entries.flatMap(viewPaths);
	expect(paths.filter((path) => !isWalked(path))).toEqual([]);
});

test("lists and settings, and with them every entry of the menu", async ({ page }) => {
	await signIn(page, school);
	await walk(page, "head", lists());
	const all = [...views(), ...lists()];
	const entries = await entriesOf(page);
	expect(entries.length).toBeGreaterThan(15);
	expect(entries.filter((path) => !all.includes(path))).toEqual([]);
});

test("forms of records", async ({ page }) => {
	await signIn(page, school);
	await walk(
		page,
		"head",
		Object.entries(ids).map(([slug, id]) => `/collections/${slug}/${id}`),
	);
});

test("forms of new records", async ({ page }) => {
	await signIn(page, school);
	await walk(
		page,
		"head",
		Object.keys(ids).map((slug) => `/collections/${slug}/create`),
	);
});

test("versions, and the trash", async ({ page }) => {
	const made = await asking.post("/cms/notices", { headers, data: { name: "মোছা", _status: "published" } });
	const { id } = (await made.json()).doc;
	await asking.patch(`/cms/notices/${id}`, { headers, data: { deletedAt: new Date().toISOString() } });
	await asking.patch(`/cms/teachers/${ids.teachers}`, { headers, data: { name: "অন্য নাম" } });
	await asking.post("/cms/globals/contact", { headers, data: { officeDays: "রবি থেকে বৃহস্পতি" } });
	await signIn(page, school);
	const versions = `/collections/notices/${ids.notices}/versions`;
	await page.goto(`${school.url}/admin${versions}`);
	const version = await page.locator(`a[href^="/admin${versions}/"]`).first().getAttribute("href");
	await walk(page, "head", [
		versions,
		(version ?? "").replace("/admin", ""),
		`/collections/teachers/${ids.teachers}/versions`,
		"/globals/contact/versions",
		"/collections/notices/trash",
		`/collections/notices/trash/${id}`,
	]);
});

for (const role of ["clerk", "exam"] as const)
	test(`every entry of the menu, and what is closed, for the role ${role}`, async ({ page }) => {
		const account = { email: `account.${role}`, password: head.password };
		const data = { name: "কর্মী", username: account.email, password: account.password, role, classes: [3] };
		await recordsOf(asking, headers)("staff", data);
		await signIn(page, school, account);
		await page.goto(`${school.url}/admin`);
		await drawn(page);
		const entries = await entriesOf(page);
		expect(entries.length).toBeGreaterThan(1);
		await walk(page, role, ["", "/account", ...entries, "/collections/classes/create"]);
		await expect(page.getByText(payloadText.error.unauthorized)).toBeVisible();
	});

test("a page that is not there", async ({ page }) => {
	await signIn(page, school);
	// Payload's layout is one Suspense boundary around the whole document. A page that is not there makes the server give
	// it up and the browser render it anew, which React may report as error 419, depending on when the scripts arrive.
	await walk(page, "head", ["/nothing", "/collections/nothing", "/globals/nothing"], /React error #419\b/);
});
