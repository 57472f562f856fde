/**
 * Static routes (spec section 2), for the sitemap, the tests and `npm run weigh`. Paths of record pages are in
 * lib/contract/paths.
 */
import { admissionTitles } from "@/lib/bengali/admission";
import { descriptions } from "@/lib/bengali/descriptions";
import { offlineText } from "@/lib/bengali/offline";
import { resultTitles } from "@/lib/bengali/results";
import { schoolYearText } from "@/lib/bengali/school-year";
import { statementTitles, titles } from "@/lib/bengali/site";
import { studentTitles } from "@/lib/bengali/student-area";
import { listPaths, statementPaths } from "./paths";

/** `indexed` says whether search engines may show the page. Home's description names the school (its layout). */
export type PageRoute = { path: string; title: string; description?: string; indexed: boolean };

const pages = [
	{ path: "/", title: titles.home, indexed: true },
	{ path: listPaths.notice, title: titles.notice, description: descriptions.notice, indexed: true },
	{ path: listPaths.routine, title: titles.routine, description: descriptions.routine, indexed: true },
	{ path: listPaths.curriculum, title: titles.curriculum, description: descriptions.curriculum, indexed: true },
	{ path: "/calendar", title: schoolYearText.title, description: descriptions.calendar, indexed: true },
	{ path: "/teachers", title: titles.teachers, description: descriptions.teachers, indexed: true },
	{ path: "/comittees", title: titles.committee, description: descriptions.committee, indexed: true },
	{ path: "/contact", title: titles.contact, description: descriptions.contact, indexed: true },
	{ path: "/section-list", title: studentTitles.sections, description: descriptions.sections, indexed: true },
	{
		path: "/student/student-application-form",
		title: admissionTitles.form,
		description: descriptions.admission,
		indexed: true,
	},
	{ path: "/student-result", title: resultTitles.search, description: descriptions.results, indexed: true },
	{ path: "/student-login", title: studentTitles.login, description: descriptions.login, indexed: true },
	{
		path: "/students-information",
		title: studentTitles.directory,
		description: descriptions.directory,
		indexed: false,
	},
	{ path: statementPaths.privacy, title: statementTitles.privacy, description: descriptions.privacy, indexed: true },
	{
		path: statementPaths.accessibility,
		title: statementTitles.accessibility,
		description: descriptions.accessibility,
		indexed: true,
	},
	{ path: "/offline", title: offlineText.title, description: descriptions.offline, indexed: false },
] as const satisfies readonly PageRoute[];

export type PagePath = (typeof pages)[number]["path"];

export const pageRoutes: readonly (PageRoute & { path: PagePath })[] = pages;

/** Path prefixes disallowed in robots.txt: student area, checks of printed papers, search, API, back office. */
export const closedPaths = [
	"/admin",
	"/cms",
	"/preview",
	"/api",
	"/image/student",
	"/student/details",
	"/profile",
	"/change-password",
	"/verify",
	"/search",
	"/feedback",
	"/result/",
] as const;
