/** Public pages, with the title and heading of each. */

import { examRoutineText } from "@/lib/bengali/exam-routines";
import { feedbackText } from "@/lib/bengali/feedback";
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import { schoolYearText } from "@/lib/bengali/school-year";
import { searchTitle } from "@/lib/bengali/search";
import { verifyTitle } from "@/lib/bengali/sheet-codes";
import { archiveText, notFoundText, titles } from "@/lib/bengali/site";
import { archivePath, type ItemKind, itemKinds } from "@/lib/contract/educational";
import {
	answeredPath,
	calendarPath,
	examRoutinePath,
	listPath,
	listPaths,
	searchPath,
	verifyPath,
} from "@/lib/contract/paths";
import { pageRoutes } from "@/lib/contract/routes";
import { newestOf } from "@/lib/demo/calendar";
import { exams, halfYearly } from "@/lib/demo/exams";
import { history } from "@/lib/demo/texts/history";
import { curriculums, routines } from "@/lib/demo/texts/lessons";
import { notices } from "@/lib/demo/texts/notices";
import { school } from "@/lib/demo/texts/school";

export type Route = {
	path: string;
	status: 200 | 404;
	title: string;
	heading: string;
	/** Rendered on each request. */
	dynamic?: true;
};

const page = (path: string, title: string): Route => ({ path, status: 200, title, heading: title });

const named = (path: string, name = ""): Route => page(`${path}/${encodeURIComponent(name)}`, name);

const missing = (path: string): Route => ({
	path,
	status: 404,
	title: titles.notFound,
	heading: notFoundText.heading,
});

/** Items of the demo school. */
const nameOf = { notice: notices, routine: routines, curriculum: curriculums };
const itemOf = (kind: ItemKind) => named(`/educational/${kind}`, newestOf(nameOf[kind], 5, new Date())[4]?.name);

/** The demo school's own name. */
export const schoolName = school.schoolName.normalize("NFC");

/** The demo school has dates in this year and the next. */
const thisYear = new Date().getFullYear();

export const routes: readonly Route[] = [
	...pageRoutes.map(({ path, title }) => ({
		...page(path, title),
		...(path === "/" && { heading: schoolName }),
		...(path === "/verify" && { dynamic: true as const }),
	})),
	...itemKinds.map((kind) => page(listPath(kind, 2), titles.page(titles[kind], 2))),
	page(archivePath("notice", { noticeKind: "exam" }), archiveText.noticeKind(noticeKindNames.exam)),
	...itemKinds.map(itemOf),
	named("/content", history[0]?.name.normalize("NFC")),
	page(
		examRoutinePath(exams.findIndex(({ name }) => name === halfYearly) + 1),
		examRoutineText.routineOf(examRoutineText.of(halfYearly.normalize("NFC"), thisYear)),
	),
	page(calendarPath(thisYear), schoolYearText.yearTitle(thisYear)),
	page(calendarPath(thisYear, 12), schoolYearText.monthTitle(thisYear, 12)),
	{ ...page(verifyPath("x"), verifyTitle), dynamic: true },
	{ ...page(searchPath, searchTitle), dynamic: true },
	{ ...page(answeredPath("notice", 1, "no"), feedbackText.title), dynamic: true },
	...["/nothing-here", "/nothing/at/all", "/content/নেই"].map(missing),
	...itemKinds.map((kind) => missing(`/educational/${kind}/নেই`)),
	...[examRoutinePath(999), calendarPath(1999), calendarPath(thisYear, 13), "/calendar/x/y"].map(missing),
	...["999", "abc", "kind/news", "year/1950"].map((part) => missing(`${listPaths.notice}/${part}`)),
];

/**
 * Routes with the same template as another one: the other lists and their later pages, the committee (like teachers),
 * the second statement, items and months of other kinds, and all 404s but one.
 */
const alike =
	/^\/(routines|curriculums|comittees|accessibility|notices\/.*|educational\/(routine|curriculum)\/.*|calendar\/\d+\/\d+)$/;

/** One route of each template, for checks that depend on it alone. */
export const templates: readonly Route[] = routes.filter(
	({ path, status }) => (status === 200 && !alike.test(path)) || path === "/nothing-here",
);
