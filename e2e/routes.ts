/** Every public route of spec.md section 2, with the title and heading of its first render. */
import { verifyTitle } from "@/lib/bengali/sheet-codes";
import { notFoundText, titles } from "@/lib/bengali/site";
import { type ItemKind, itemKinds } from "@/lib/contract/educational";
import { listPath, listPaths, verifyPath } from "@/lib/contract/paths";
import { pageRoutes } from "@/lib/contract/routes";
import { newestOf } from "@/lib/demo/calendar";
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

export const routes: readonly Route[] = [
	...pageRoutes.map(({ path, title }) => ({ ...page(path, title), ...(path === "/" && { heading: schoolName }) })),
	...itemKinds.map((kind) => page(listPath(kind, 2), titles.page(titles[kind], 2))),
	...itemKinds.map(itemOf),
	named("/content", history[0]?.name.normalize("NFC")),
	{ ...page(verifyPath("x"), verifyTitle), dynamic: true },
	...["/nothing-here", "/nothing/at/all", "/content/নেই"].map(missing),
	...itemKinds.map((kind) => missing(`/educational/${kind}/নেই`)),
	...["999", "abc"].map((number) => missing(`${listPaths.notice}/${number}`)),
];

/** One route of each layout, for checks that depend on it alone: without later pages of the other lists and 404s. */
export const layouts: readonly Route[] = routes.filter(
	({ path, status }) => (status === 200 && !/^\/(routines|curriculums)\/\d/.test(path)) || path === "/nothing-here",
);
