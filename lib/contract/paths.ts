/** Paths of the site's pages and files. Names may contain any character, so they are always encoded. */
import type { ItemKind } from "./educational";
import type { FeedbackKind } from "./feedback";

/**
 * Encodes only characters with a meaning in URLs. Browsers percent-encode Bengali letters on sending; encoded in the
 * HTML, at nine bytes each, they would make the home page a third larger.
 */
const encode = (name: string) =>
	encodeURIComponent(name).replace(/(?:%[89A-F][0-9A-F])+/g, (letters) => decodeURIComponent(letters));

/** Paths of the lists. */
export const listPaths = { notice: "/notices", routine: "/routines", curriculum: "/curriculums" } as const;

export const itemPath = (kind: ItemKind, name: string) => `/educational/${kind}/${encode(name)}`;
export const contentPath = (name: string) => `/content/${encode(name)}`;

/** @param file the attachment's file name */
export const downloadPath = (file: string) => `/educational/notice-routine/${encode(file)}`;

/** @param page from 1; page 1 has the list's own path */
export const listPath = (kind: ItemKind, page: number) => (page > 1 ? `${listPaths[kind]}/${page}` : listPaths[kind]);

/**
 * @param call path and query of the API call for a page of notices
 * @returns path of the call that returns the kinds of these notices
 */
export const noticeKindsPath = (call: string) => call.replace("?", "/kinds?");

/** The search; its form sends `q`, `kind`, `year` (lib/contract/search). */
export const searchPath = "/search";

/** The call for suggestions while typing, with `q`. */
export const suggestionsPath = "/api/search-suggestions";

/** Short path of a notice. */
export const shortPath = (id: number) => `/n/${id}`;

/** The feed of notices. */
export const feedPath = "/feed.xml";

/** The school year by month; without `month` the whole year, without both the current month. */
export const calendarPath = (year?: number, month?: number) =>
	["/calendar", year, month].filter((part) => part !== undefined).join("/");

/** The list of the holidays. */
export const holidaysPath = "/holidays";

/** The school year as an iCalendar file. @param part a class's dates with those of the whole school, or the holidays alone */
export const calendarFilePath = (part?: number | "holidays") => (part ? `/calendar.ics/${part}` : "/calendar.ics");

/** The routine of an exam. @param exam its id */
export const examRoutinePath = (exam: number) => `/routines/exam/${exam}`;

/** The days of a year that have dates, as JSON. */
export const yearMarksPath = (year: number) => `/api/school-dates/${year}`;

/** @returns the path percent-encoded: a Location header must be ASCII */
export const asciiPath = (path: string): string => new URL(path, "http://site").pathname;

/** A path that has no page, so Next answers 404. */
export const missingPath = "/404";

/** @returns whether a path is in the form to which Next redirects all its other spellings */
export const isNormalPath = (path: string): boolean =>
	!path.endsWith("/") && !path.includes("//") && !path.includes("\\");

/** Attribute in a page that has found nothing to show: who asked for it gets the 404 page (lib/http/page-store). */
export const missingMark = "data-missing-record";

/** @param year calendar year, not its id; omitted for the newest, which has its own path */
export const sectionListPath = (year?: number) => (year === undefined ? "/section-list" : `/section-list/${year}`);

export const applicationPath = (number: number | string) => `/student/details/${number}`;

/** The record of a student or an applicant, as JSON. */
export const studentPath = (code: number | string) => `/api/student-get/${code}`;

/** A student's own page. */
export const profilePath = (code: number | string) => `/profile/${code}`;

/** The page of all children whose logins a phone has. */
export const childrenPath = "/children";

/** The page that changes a student's password. */
export const passwordPath = (code: number | string) => `/change-password/${code}`;

/** Fragment of an application's URL: print once loaded. */
export const printHash = "#print";

/** Where the answer to the question below a page is sent. @param id of the page's record */
export const feedbackPath = (kind: FeedbackKind, id: number) => `/api/feedback/${kind}/${id}`;

/** The page shown after an answer without JavaScript. */
export const answeredPath = (kind: FeedbackKind, id: number, answer: string) => `/feedback/${kind}/${id}/${answer}`;

/** A map of another site that shows an address and ways there. */
export const mapPath = (address: string) => `https://www.google.com/maps/search/?api=1&query=${encode(address)}`;

/** The pages about personal data and accessibility. */
export const statementPaths = { privacy: "/privacy", accessibility: "/accessibility" } as const;

/** The page that a QR code of a printed paper opens. @param token see lib/auth/sheet-tokens; without one a code can be typed */
export const verifyPath = (token?: string) => (token === undefined ? "/verify" : `/verify/${token}`);

/** The QR code of an application's sheet, as JSON: its call needs a token, which an `<img>` cannot send. */
export const applicationCodePath = (number: number | string) => `/api/student/student-details/${number}/code`;

/** What has become of an application, as JSON. */
export const applicationStatePath = (number: number | string) => `/api/student/student-details/${number}/state`;

/** What a family has asked of the school about its data, and the call that asks. */
export const dataRequestsPath = (number: number | string) => `/api/student/data-requests/${number}`;
export const dataRequestPath = (number: number | string) => `/api/student/data-request/${number}`;

/** What a student has achieved in the exam that was released last, as JSON. */
export const newestResultPath = (number: number | string) => `/api/student/newest-result/${number}`;

/** Notices that a family has not confirmed; whether it has confirmed one; and the call that confirms. */
export const circularsPath = (number: number | string) => `/api/student/circulars/${number}`;
export const circularPath = (number: number | string, notice: number) => `${circularsPath(number)}/${notice}`;
export const circularReadPath = (number: number | string, notice: number) => `${circularPath(number, notice)}/read`;

/** Fragment of a notice's URL: where the family confirms it. */
export const circularHash = "#confirm";

/** The QR code of a grade sheet, as a picture. */
export const resultCodePath = (student: number, year: number, exam: number) =>
	`/api/student-detail/${student}/${year}/${exam}/code`;

/** A grade sheet as text, with how its grade point average came about. */
export const resultTextPath = (student: number, year: number, exam: number) => `/result/${student}/${year}/${exam}`;

/** Folders under which uploaded files are served. */
export const pictureFolders = ["slider", "profile", "routine", "image_content"] as const;
export type PictureFolder = (typeof pictureFolders)[number];

export const picturePath = (folder: PictureFolder, file: string) => `/image/${folder}/${encode(file)}`;

/** @param file `image` of a student in an API response */
export const studentPicturePath = (file: string) => `/image/student/${encode(file)}`;

/**
 * @param text path segment of a list's later page
 * @returns its number, from 2, because the first page has the list's own path; null for anything else
 */
export const readPageNumber = (text: string): number | null =>
	/^([2-9]|[1-9]\d{1,5})$/.test(text) ? Number(text) : null;

/** Addresses of the styles and the font of pages outside of the site's frame. They have no hash: who sees them sees them once. */
export const plainStylesPath = "/office/styles/plain.css";
export const fontPath = "/office/styles/noto-sans-bengali.woff2";
