/**
 * All routes of the site, one row each. What depends on a route reads it here: the headers of next.config.js, the
 * guards of lib/http, metadata, sitemap and robots.txt. Three places cannot: the folders of `app`, public/sw.js and
 * deploy/nginx.conf; routes.test.ts compares them with this table. In JavaScript, because Node loads next.config.js
 * without a compiler; routes.ts adds the titles.
 *
 * - `path`: as the folder in `app`: `[name]` is one segment, `[...name]` one or more. `[[...any]]` ends the row of an
 *   area with more routes of its own, which other tables list.
 * - `kind`: `static` pages are rendered once and kept until staff change what they show; `student` pages as well, but
 *   the browser fills in what belongs to a person; `live` pages are rendered at each request; `staff` pages need a
 *   login; a `handler` answers with something else than a page.
 * - `cache`: `shared` for ten seconds in shared caches, above all the proxy in front; `private`, revalidated at each
 *   use; `none`, never stored; `own`: the handler sets Cache-Control itself.
 * - `search`: search engines find it `listed` in the sitemap, or `linked` from other pages; `noindex` in its head and
 *   `closed` in robots.txt keep them away.
 * - `offline`: the service worker keeps it `always` once it has it, or with the last ones that were `visited`.
 * - `record`: it shows a record named in its path, for which the database is asked before Next renders it.
 * - `isHidden`: the proxy in front answers 404.
 */

const page = /** @type {const} */ ({ kind: "static", cache: "shared", search: "listed", offline: "visited" });
const kept = /** @type {const} */ ({ ...page, offline: "always" });
const record = /** @type {const} */ ({ ...page, record: true });
const student = /** @type {const} */ ({ kind: "student", cache: "private" });
/** Has no person in its path, so everybody gets the same page. */
const door = /** @type {const} */ ({ kind: "student", cache: "shared" });
const live = /** @type {const} */ ({ kind: "live", cache: "none", search: "closed" });
const file = /** @type {const} */ ({ kind: "handler", cache: "shared", search: "linked" });
const answer = /** @type {const} */ ({ kind: "handler", cache: "own", search: "linked" });
const closed = /** @type {const} */ ({ kind: "handler", cache: "own", search: "closed" });

export const routeTable = /** @type {const} */ ([
	{ path: "/", ...kept },
	{ path: "/notices", ...kept },
	{ path: "/routines", ...kept },
	{ path: "/curriculums", ...kept },
	{ path: "/calendar", ...page },
	{ path: "/holidays", ...page },
	{ path: "/teachers", ...page },
	{ path: "/comittees", ...page },
	{ path: "/contact", ...page },
	{ path: "/section-list", ...page },
	{ path: "/student/student-application-form", ...student, search: "listed", offline: "visited" },
	{ path: "/student-result", ...door, search: "listed", offline: "visited" },
	{ path: "/student-login", ...door, search: "listed" },
	{ path: "/students-information", ...door, search: "noindex" },
	{ path: "/children", ...door, search: "noindex" },
	{ path: "/privacy", ...page },
	{ path: "/accessibility", ...page },
	{ path: "/offline", ...kept, search: "noindex" },

	{ path: "/content/[...name]", ...record },
	{ path: "/educational/notice/[...name]", ...record },
	{ path: "/educational/routine/[...name]", ...record },
	{ path: "/educational/curriculum/[...name]", ...record },
	{ path: "/notices/[...part]", ...record },
	{ path: "/routines/exam/[exam]", ...record },
	{ path: "/routines/[...part]", ...record },
	{ path: "/curriculums/[...part]", ...record },
	{ path: "/calendar/[year]", ...record },
	{ path: "/calendar/[year]/[month]", ...record },
	{ path: "/section-list/[year]", ...record, search: "linked" },

	{ path: "/student/details/[student_id]", ...student, search: "closed" },
	{ path: "/student-result-publish/[year]/[exam]/[class]/[student]", ...student, search: "noindex" },
	{ path: "/profile/[studentid]", ...student, search: "closed" },
	{ path: "/change-password/[studentid]", ...student, search: "closed" },

	{ path: "/search", ...live },
	{ path: "/verify", ...live },
	{ path: "/verify/[token]", ...live },
	{ path: "/feedback/[kind]/[id]/[answer]", ...live },
	{ path: "/result/[student]/[year_id]/[exam_id]", ...closed },

	{ path: "/first-head/[token]", ...closed },

	{ path: "/image/student/[name]", ...closed },
	{ path: "/image/[folder]/[name]", ...answer, offline: "visited" },
	{ path: "/educational/notice-routine/[name]", ...answer },
	{ path: "/n/[id]", ...file },
	{ path: "/feed.xml", ...file },
	{ path: "/calendar.ics", ...file },
	{ path: "/calendar.ics/[class]", ...file },
	{ path: "/sitemap.xml", ...file },
	{ path: "/robots.txt", ...file },
	{ path: "/.well-known/security.txt", ...file },
	{ path: "/manifest.webmanifest", ...file, offline: "visited" },
	{ path: "/icon.svg", ...file, offline: "visited" },
	{ path: "/form-refused/[reason]", ...file },
	{ path: "/healthz", ...answer },
	{ path: "/readyz", ...answer, isHidden: true },

	{ path: "/api/[[...any]]", ...closed },
	{ path: "/cms/[[...any]]", ...closed, cache: "none" },
	{ path: "/office/[[...any]]", ...closed },
	{ path: "/admin/[[...any]]", ...closed, kind: "staff" },
	{ path: "/preview/[collection]/[id]", ...closed, kind: "staff", cache: "none" },
]);

/** Paths of no row that lead to one. */
export const otherSpellings = /** @type {const} */ ({ "/committees": "/comittees" });

/**
 * @param {string} path of a row
 * @returns {string} its beginning without parameters: `/student/details`
 */
export const prefixOf = (path) => path.replace(/\/\[.*$/, "");
