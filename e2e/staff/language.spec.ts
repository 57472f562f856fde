/** Every view of the back office opens and is in Bengali: what is seen and read out has no Latin letters and digits. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { listPagesText } from "@/lib/bengali/list-pages";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { payloadText } from "@/lib/bengali/payload";
import { staffText } from "@/lib/bengali/staff";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { head, hydrated, openOffice, ownSchool, recordsOf, signIn, signInHead, visitor } from "./own-school";
import { insertResults } from "./results";

const school = ownSchool();

/** Allowed Latin text: addresses, file names, colour codes, grades, keys, names of devices and browsers. */
const allowed = [
	// Where a login came from.
	/\b(iPhone|iPad|Android|Windows|Chromebook|Mac|Linux|Edge|Opera|Firefox|Chrome|Safari)\b/g,
	/\b\d+\.\d+\.\d+\.\d+\b/g,
	/\S+@\S+/g,
	/https?:\/\/\S*/g,
	/\S+\.(?:png|jpe?g|webp|pdf)\b/gi,
	/(?:^|\s)\/[\w/-]*/g,
	/\b[0-9a-f]{6}\b/g,
	/\(0-9, a-f\)/g,
	/\.xlsx\b|\b(?:PDF|CSV|A4|SutonnyMJ)\b|WCAG 2\.2-এর AA/g,
	/\bCtrl[+ ][A-Z]\b|\bEnter\b|\bAlt\b|\bPage (?:Up|Down)\b/g,
	// Commands on the server, and apps, in the guide.
	/\bnpm run [\w-]+(?: [A-Z]+)?|\b(?:Google|Microsoft) Authenticator\b|\bAegis\b|\bhttps\b/g,
	/(?<![A-Za-z])[A-DF][+-]?(?![A-Za-z])/g,
	// Payload's name of the column by whose handles a list is ordered, in the names of its arrows.
	/^Order(?= দ্বারা)/,
	// Its button at a chosen record.
	/^Edit(?= )/,
];

/** Attributes that are read out or shown. */
const spoken = ["alt", "aria-label", "placeholder", "title"];

/** What Payload writes into such attributes without asking its translations. */
const hardCoded = new Set([
	// The list of messages, and a message's button.
	...["Notifications alt+T", "Close toast"],
	// The box above a list's column of boxes.
	"select-all",
	// The editor's bars.
	...["add dropdown", "text dropdown", "Drag to move", "Edit link", "Remove link", "Insert Paragraph"],
]);

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

/** @returns lines of what is seen or read out that have Latin letters or digits which are not allowed */
async function foreignLines(page: Page): Promise<string[]> {
	await page.waitForLoadState("load");
	const attributes = await page
		.locator("body *")
		.evaluateAll(
			(all, names) =>
				all.filter((one) => one.checkVisibility()).flatMap((one) => names.map((name) => one.getAttribute(name) ?? "")),
			spoken,
		);
	// biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out hidden text
	const seen = [await page.title(), ...(await page.locator("body").innerText()).split("\n")];
	const lines = [...seen, ...attributes.filter((text) => !hardCoded.has(text))];
	const isForeign = (line: string) =>
		/[A-Za-z0-9]/.test(allowed.reduce((left, pattern) => left.replace(pattern, " "), line));
	return [...new Set(lines.filter(isForeign))];
}

/**
 * Also expects that no request and no script fails.
 * @param tolerated errors of scripts that are none
 */
async function expectBengali(page: Page, paths: string[], tolerated?: RegExp) {
	const failures: string[] = [];
	page.on("response", (response) => {
		if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
	});
	page.on("pageerror", ({ message }) => {
		if (!tolerated?.test(message)) failures.push(message);
	});
	for (const path of paths) {
		await page.goto(`${school.url}/admin${path}`);
		await expect(page.locator("h1, h2, #field-username").first()).toBeVisible();
		// Scripts write the headings of records without a title.
		await expect
			.configure({ soft: true })
			.poll(() => foreignLines(page), path)
			.toEqual([]);
	}
	expect(failures).toEqual([]);
}

test("the login view", async ({ page }) => {
	await expectBengali(page, ["/login"]);
	await expect(page.locator("img").first()).toHaveJSProperty("complete", true);
});

test("the dashboard, lists, settings and account view", async ({ page }) => {
	test.setTimeout(240_000);
	await signIn(page, school);
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
	const paths = [
		"",
		"/account",
		"/import",
		"/activity",
		"/guide",
		"/backup",
		"/class-setup",
		"/banner",
		"/bijoy",
		"/site-menu",
		"/feedback",
		"/data-requests",
		...["", `/${ids.notices}`, `/${ids.notices}/print`].map((path) => `/circulars${path}`),
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
		"/old-results",
		`/result-names/${ids.students}`,
		"/marks",
		`/marks?exam=${ids.exams}&section=${ids.sections}`,
		"/marks/release",
		`/marks/release?exam=${ids.exams}&class=3`,
		"/printing",
		`/printing?paper=seat-plan&exam=${ids.exams}&class=3`,
		...["class-list", "tabulation", "admit-cards"].map(
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
		...Object.keys(ids).map((slug) => `/collections/${slug}`),
		...globals,
	];
	await expectBengali(page, paths);
	const nav = page.locator("nav a[href^='/admin/']:not([href$=logout])");
	// Hydration renders the menu again.
	await expect.poll(() => nav.count()).toBeGreaterThan(15);
	const links = await nav.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	const visited = paths.map((path) => `/admin${path}`);
	expect(links.filter((link) => !visited.includes(link ?? ""))).toEqual([]);
});

test("edit forms", async ({ page }) => {
	test.setTimeout(240_000);
	await signIn(page, school);
	await expectBengali(
		page,
		Object.entries(ids).map(([slug, id]) => `/collections/${slug}/${id}`),
	);
});

test("create forms", async ({ page }) => {
	test.setTimeout(240_000);
	await signIn(page, school);
	const made = Object.keys(ids);
	await expectBengali(
		page,
		made.map((slug) => `/collections/${slug}/create`),
	);
});

for (const role of ["clerk", "exam"] as const)
	test(`every entry of the menu, and what is closed, for the role ${role}`, async ({ page }) => {
		test.setTimeout(240_000);
		const account = { email: `account.${role}`, password: head.password };
		const data = { name: "কর্মী", username: account.email, password: account.password, role, classes: [3] };
		await recordsOf(asking, headers)("staff", data);
		await openOffice(page, school, account);
		const links = await page
			.locator("nav a[href^='/admin/']:not([href$=logout])")
			.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
		expect(links.length).toBeGreaterThan(1);
		await expectBengali(page, ["", "/account", ...new Set(links.map((link) => link.replace(/^\/admin/, "")))]);
		await expectBengali(page, ["/collections/classes/create"]);
		await expect(page.getByText(payloadText.error.unauthorized)).toBeVisible();
	});

test("a page that is not there", async ({ page }) => {
	await signIn(page, school);
	// Payload's layout is one Suspense boundary around the whole document. A page that is not there makes the server give
	// it up and the browser render it anew, which React may report as error 419, depending on when the scripts arrive.
	await expectBengali(page, ["/nothing", "/collections/nothing", "/globals/nothing"], /React error #419\b/);
});

test("a save without a connection", async ({ page, context }) => {
	await openOffice(page, school);
	await page.goto(`${school.url}/admin/collections/teachers/${ids.teachers}`);
	await hydrated(page);
	await page.locator("#field-name:visible").fill("অন্য শিক্ষক");
	await context.setOffline(true);
	await page.locator("#action-save:visible").click();
	await expect(page.locator(".payload-toast-container")).toContainText(noConnectionText);
	expect(await foreignLines(page)).toEqual([]);
	await context.setOffline(false);
});

test("the version list of a record, and one version", async ({ page }) => {
	await signIn(page, school);
	const path = `/collections/notices/${ids.notices}/versions`;
	await expectBengali(page, [path]);
	const version = page.locator(`a[href^="/admin${path}/"]`).first();
	await expectBengali(page, [(await version.getAttribute("href"))?.replace("/admin", "") ?? ""]);
	await asking.patch(`/cms/teachers/${ids.teachers}`, { headers, data: { name: "অন্য নাম" } });
	await asking.post("/cms/globals/contact", { headers, data: { officeDays: "রবি থেকে বৃহস্পতি" } });
	await expectBengali(page, [`/collections/teachers/${ids.teachers}/versions`, "/globals/contact/versions"]);
});

test("the trash, and a record in it", async ({ page }) => {
	const made = await asking.post("/cms/notices", { headers, data: { name: "মোছা", _status: "published" } });
	const { id } = (await made.json()).doc;
	await asking.patch(`/cms/notices/${id}`, { headers, data: { deletedAt: new Date().toISOString() } });
	await signIn(page, school);
	await expectBengali(page, ["/collections/notices/trash", `/collections/notices/trash/${id}`]);
});

test("numbers of a list are in Bengali digits", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/enrolments`);
	await expect(page.locator("tbody tr .cell-roll")).toHaveText("১");
	await page.goto(`${school.url}/admin/collections/students`);
	await expect(page.locator("tbody tr .cell-code")).toHaveText(/^[০-৯]+$/);
	expect(studentStaffText.fields.code).not.toMatch(/[A-Za-z]/);
});

test("the pages of a list are chosen in Bengali digits", async ({ page }) => {
	const create = recordsOf(asking, headers);
	for (const name of ["ক", "খ", "গ", "ঘ", "ঙ"]) await create("committee-members", { name, designation: "সদস্য" });
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/committee-members?limit=5`);
	const pages = page.getByRole("navigation", { name: listPagesText.title });
	await expect(pages).toContainText(listPagesText.range(1, 5, 6));
	for (const own of [".paginator", ".per-page"]) await expect(page.locator(own)).toBeHidden();
	await hydrated(page);
	await pages.getByRole("button", { name: listPagesText.next }).click();
	await expect(pages).toContainText(listPagesText.range(6, 6, 6));
	await expect(page.locator("tbody tr")).toHaveCount(1);
	expect(await foreignLines(page)).toEqual([]);
	await pages.getByLabel(listPagesText.page, { exact: true }).selectOption("১");
	await expect(page.locator("tbody tr")).toHaveCount(5);
	await pages.getByLabel(listPagesText.perPage).selectOption("১০");
	await expect(pages).toContainText(listPagesText.range(1, 6, 6));
	await expect(page.locator("tbody tr")).toHaveCount(6);
	await expect(pages.getByRole("button")).toHaveCount(0);
});

test("the tooltip of a box is its label", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/notices/${ids.notices}`);
	await hydrated(page);
	const box = page.locator("#field-pinned");
	await expect(box).toHaveAttribute("title", staffText.fields.pinned);
	await box.check();
	await expect(box).toBeChecked();
	await expect(page.getByText(staffText.hints.pinned)).toBeVisible();
});
