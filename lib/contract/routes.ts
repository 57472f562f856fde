/**
 * The pages that have one address each (spec section 2): for the sitemap, the tests, and what is weighed. Pages of
 * records take theirs from lib/contract/paths.
 */
import { admissionTitles } from "@/lib/bengali/admission";
import { offlineText } from "@/lib/bengali/offline";
import { resultTitles } from "@/lib/bengali/results";
import { titles } from "@/lib/bengali/site";
import { studentTitles } from "@/lib/bengali/student-area";
import { listPaths } from "./paths";

/** `indexed` says whether search engines may show the page. */
export type PageRoute = { path: string; title: string; indexed: boolean };

export const pageRoutes = [
	{ path: "/", title: titles.home, indexed: true },
	{ path: listPaths.notice, title: titles.notice, indexed: true },
	{ path: listPaths.routine, title: titles.routine, indexed: true },
	{ path: listPaths.curriculum, title: titles.curriculum, indexed: true },
	{ path: "/teachers", title: titles.teachers, indexed: true },
	{ path: "/comittees", title: titles.committee, indexed: true },
	{ path: "/contact", title: titles.contact, indexed: true },
	{ path: "/section-list", title: studentTitles.sections, indexed: true },
	{ path: "/student/student-application-form", title: admissionTitles.form, indexed: true },
	{ path: "/student-result", title: resultTitles.search, indexed: true },
	{ path: "/student-login", title: studentTitles.login, indexed: true },
	{ path: "/students-information", title: studentTitles.directory, indexed: false },
	{ path: "/offline", title: offlineText.title, indexed: false },
] as const satisfies readonly PageRoute[];

export type PagePath = (typeof pageRoutes)[number]["path"];

/** Beginnings of addresses where search engines have nothing to look for: students' own pages, calls, the back office. */
export const closedPaths = [
	"/admin",
	"/cms",
	"/api",
	"/image/student",
	"/student/details",
	"/profile",
	"/change-password",
] as const;
