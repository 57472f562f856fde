/**
 * The routes of {@link routeTable}: static pages with their titles, and the paths that robots.txt disallows.
 * lib/contract/paths makes the paths of records.
 */
import { admissionTitles } from "@/lib/bengali/admission";
import { descriptions } from "@/lib/bengali/descriptions";
import { offlineText } from "@/lib/bengali/offline";
import { resultTitles } from "@/lib/bengali/results";
import { schoolYearText } from "@/lib/bengali/school-year";
import { verifyTitle } from "@/lib/bengali/sheet-codes";
import { statementTitles, titles } from "@/lib/bengali/site";
import { studentTitles } from "@/lib/bengali/student-area";
import { prefixOf, routeTable } from "./route-table.js";

type Row = (typeof routeTable)[number];

/** A row of the table, with the properties that only some rows have. */
export type Route = Pick<Row, "path" | "kind" | "cache" | "search"> & {
	offline?: "always" | "visited";
	record?: true;
	isHidden?: true;
};

export const routes: readonly Route[] = routeTable;

/** Paths of the pages that every school has and that are found by their names; nobody looks for the search. */
export type PagePath = Exclude<
	Extract<Row, { kind: "static" | "student" | "live" }>["path"],
	`${string}[${string}` | "/search"
>;

/** Without `description` for the home page: it names the school, so the layout makes it from the settings. */
type PageText = { title: string; description?: string };

const texts: Record<PagePath, PageText> = {
	"/": { title: titles.home },
	"/notices": { title: titles.notice, description: descriptions.notice },
	"/routines": { title: titles.routine, description: descriptions.routine },
	"/curriculums": { title: titles.curriculum, description: descriptions.curriculum },
	"/calendar": { title: schoolYearText.title, description: descriptions.calendar },
	"/holidays": { title: schoolYearText.holidays.title, description: descriptions.holidays },
	"/teachers": { title: titles.teachers, description: descriptions.teachers },
	"/comittees": { title: titles.committee, description: descriptions.committee },
	"/contact": { title: titles.contact, description: descriptions.contact },
	"/section-list": { title: studentTitles.sections, description: descriptions.sections },
	"/student/student-application-form": { title: admissionTitles.form, description: descriptions.admission },
	"/student-result": { title: resultTitles.search, description: descriptions.results },
	"/student-login": { title: studentTitles.login, description: descriptions.login },
	"/students-information": { title: studentTitles.directory, description: descriptions.directory },
	"/children": { title: studentTitles.children, description: descriptions.children },
	"/privacy": { title: statementTitles.privacy, description: descriptions.privacy },
	"/accessibility": { title: statementTitles.accessibility, description: descriptions.accessibility },
	"/verify": { title: verifyTitle, description: descriptions.verify },
	"/offline": { title: offlineText.title, description: descriptions.offline },
};

/** @returns whether everybody gets the same page of such a route, which the site stores */
export const isForEverybody = (kind: Route["kind"]): boolean => kind === "static" || kind === "student";

/** `indexed` says whether search engines may show the page. */
type PageRoute = PageText & { path: PagePath; indexed: boolean };

const isPagePath = (path: string): path is PagePath => path in texts;

/** The pages that every school has, in the order of the table. */
export const pageRoutes: readonly PageRoute[] = routes.flatMap(({ path, search }) =>
	isPagePath(path) ? [{ path, ...texts[path], indexed: search === "listed" }] : [],
);

/** Path prefixes that robots.txt disallows. */
export const closedPaths: readonly string[] = routes
	.filter(({ search }) => search === "closed")
	.map(({ path }) => prefixOf(path));

/** Areas whose routes the table does not list one by one, by the first segment of their paths. */
export const areas: readonly { name: string; kind: Route["kind"] }[] = routes
	.filter(({ path }) => path.endsWith("/[[...any]]"))
	.map(({ path, kind }) => ({ name: prefixOf(path).slice(1), kind }));
