/**
 * Names a request by the pattern of its route, as `/n/[id]`: paths contain ids and names, so they must not be logged, and
 * there are any number of them.
 */
import "server-only";
import { type Routes, readRoutes } from "@/lib/framework/routes-manifest";
import { type Subject, type SubjectEntry, subjects } from "@/lib/office/subjects";

/** Of requests without a route: made-up paths, redirects, files of the folder `public`. */
export const otherPattern = "other";

/** The staff API: its dynamic segment is the name of a call and contains no personal data, so it may be logged. */
const callPaths = (Object.entries(subjects) as [Subject, SubjectEntry][]).flatMap(([subject, { calls = [] }]) =>
	calls.map((name) => `/office/${subject}/${name}`),
);

/** Scripts and styles, whose names change with each build. */
const assets = "/_next/static/";

/** @returns the pattern of a URL's path, `other` if there is none; never a part of the URL itself */
export function patternsOf({ staticRoutes, dynamicRoutes }: Routes): (url: string) => string {
	const pages = new Set([...staticRoutes.map(({ page }) => page), ...callPaths]);
	// Next's own, of which the first says in English that an error has happened.
	for (const page of ["/_global-error", "/_not-found"]) pages.delete(page);
	const dynamic = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
	return (url) => {
		const [asked = ""] = url.split("?", 1);
		if (pages.has(asked)) return asked;
		if (asked.startsWith(assets)) return assets;
		return dynamic.find(({ regex }) => regex.test(asked))?.page ?? otherPattern;
	};
}

/** Read at the first use. In development every path is `other`. */
let known: ((url: string) => string) | undefined;

/** @param url path and query of a request, as it was sent */
export function routePattern(url: string): string {
	known ??= patternsOf(readRoutes());
	return known(url);
}
