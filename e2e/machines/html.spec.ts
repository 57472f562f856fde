/** Checkers of HTML that nobody here wrote find no error in any page, public or of the back office, as the server sends it. */
import { expect, test } from "@playwright/test";
import { javaMissing, nuErrors, validate } from "@/lib/commands/test/html-checkers";
import { TestSite } from "@/lib/commands/test/site";
import { type SubjectEntry, subjects, viewPaths } from "@/lib/office/subjects";
import { routes } from "../routes";
import { skipIf } from "../skip";
import { signIn } from "./sign-in";

const site = new TestSite({ school: { students: 30 } });
const pages = new Map<string, string>();

const entries: SubjectEntry[] = Object.values(subjects);
const views = entries.flatMap(viewPaths);
const officePaths = ["/login", "", "/account", ...views.filter((path) => !path.includes(":"))].map(
	(path) => `/admin${path}`,
);

/** What is excused everywhere: what html-validate does not know yet. */
const unknown: readonly [part: RegExp, reason: string][] = [
	[/<link> is missing required "href"/, "a picture that is loaded ahead has its addresses in imagesrcset"],
	[/aria-label-misuse: .*<ol aria-label/, "a list may have a name"],
];

/** What is excused in the back office, and why: nearly all is markup of Payload's. */
const ofOffice: readonly [part: RegExp, reason: string][] = [
	[/<style> element is not permitted as content under <body>|“style” element in “body”/, "of Payload's messages"],
	[/hamburger|doc-controls__dots|per-page__base-button/, "signs of Payload's in buttons"],
	[/nav-toggler/, "Payload's id, which the browser takes from one of two (lib/office/parts/payload-names.tsx)"],
	[/pill-selector|sortable/, "Payload's choice of columns"],
	[/popup-button|clickable-arrow/, "a sign of Payload's, which gets its name in the browser (payload-names.tsx)"],
	[
		/field-label|radio-input|field-type__wrap|"field-theme|aria-label="বর্তমান পাসওয়ার্ড"/,
		"Payload's fields that are no controls of the browser",
	],
	[/PATCH/, "Payload's forms name what their script sends"],
	[/collection-edit|global-edit/, "Payload's forms have their button above them"],
	[/app-header|list-header/, "two heads of Payload's"],
	[/cellPadding/, "Payload's tables"],
	[/doc-tab/, "Payload's tabs"],
	[/list-create-new-doc/, "Payload's link that looks as a button"],
	[/office-when-hydrated/, "a fieldset that disables what is in it until it works, and is no group"],
	[/printing-form/, "its button comes with the choice of a paper"],
	[/autoComplete="off" type="checkbox"/, "Firefox would keep the boxes of the visit before"],
];

const excusedOn = (path: string) => (path.startsWith("/admin") ? [...unknown, ...ofOffice] : unknown);
const unexcused = (path: string, errors: readonly string[]) =>
	errors.filter((error) => !excusedOn(path).some(([part]) => part.test(error)));

test.beforeAll(async () => {
	await site.startWhole();
	const { Authorization = "" } = await signIn(site);
	const session = { Cookie: Authorization.replace("JWT ", "payload-token=") };
	for (const path of [...routes.map((route) => route.path), ...officePaths]) {
		const headers = path === "/admin/login" ? undefined : session;
		const answer = await fetch(site.url + path, { headers });
		const html = await answer.text();
		// A view that needs a choice leads elsewhere, or is a 404 page, which the browser draws.
		const isPage = !answer.redirected && answer.ok && html.startsWith("<!DOCTYPE");
		if (isPage || !path.startsWith("/admin")) pages.set(path, html);
	}
});
test.afterAll(() => site.remove());

test("html-validate", async () => {
	for (const [path, html] of pages) expect.soft(unexcused(path, await validate(html)), path).toEqual([]);
});

test("Nu", () => {
	skipIf(javaMissing());
	const found = nuErrors(pages);
	for (const [path, errors] of found) expect.soft(unexcused(path, errors), path).toEqual([]);
	expect(pages.size).toBeGreaterThan(70);
});
