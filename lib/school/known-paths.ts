/**
 * Tells whether a record's path can have a page, with one query instead of rendering the page. This runs on each
 * request for a record's page that is not stored (lib/http/page-store).
 */
import "server-only";
import type { PageCollection } from "@/lib/cms/page-collections";
import { isPublishedNow, withoutNul } from "@/lib/cms/published";
import { type Archive, readArchive } from "@/lib/contract/archives";
import { itemsPerPage } from "@/lib/contract/educational";
import { monthOf } from "@/lib/contract/month";
import { isNormalPath } from "@/lib/contract/paths";
import { calendarYears, monthPattern, yearPattern } from "@/lib/contract/school-dates";
import { hasRoutine } from "./exam-routines";
import { inArchive } from "./item-lists";
import { namesOf } from "./path-name";
import { listOf, query, sql } from "./query";
import { findYearsOfDates } from "./school-dates";

type ListPart = { page: string; archive?: Archive | null };
type ListPath = { collection: PageCollection } & ({ name: string } | ListPart);
type RecordPath =
	| ListPath
	| { year: string; month: string | undefined }
	| { sectionsOf: string }
	| { routineOf: string };

const items = /^\/educational\/(notice|routine|curriculum)\/(.+)$/;
const content = /^\/(content)\/(.+)$/;
const calendar = /^\/calendar\/([^/]+)(?:\/([^/]+))?$/;
const sections = /^\/section-list\/([^/]+)$/;
const examRoutine = /^\/routines\/exam\/([^/]+)$/;
const laterPage = /^\/(notice|routine|curriculum)s\/([^/]+)$/;
const archivePage = /^\/(?:(notice|routine|curriculum)s\/(year)|(notice)s\/(kind))\/([^/]+)(?:\/([^/]+))?$/;

/**
 * @param path percent-encoded, without query
 * @returns the record or list page that the path names; null for other pages, and for paths that Next redirects to
 * their normal form
 */
export function recordPathOf(path: string): RecordPath | null {
	if (!isNormalPath(path)) return null;
	const [, kind, name = ""] = items.exec(path) ?? content.exec(path) ?? [];
	if (kind) return { collection: `${kind}s` as ListPath["collection"], name };
	const [, year, month] = calendar.exec(path) ?? [];
	if (year) return { year, month };
	const [, sectionsOf] = sections.exec(path) ?? [];
	if (sectionsOf) return { sectionsOf };
	const [, routineOf] = examRoutine.exec(path) ?? [];
	if (routineOf) return { routineOf };
	const [, list, page = ""] = laterPage.exec(path) ?? [];
	if (list) return { collection: `${list}s` as ListPath["collection"], page };
	const [, ofYear, byYear, ofKind, byKind, part = "", number = "1"] = archivePage.exec(path) ?? [];
	const archived = ofYear ?? ofKind;
	if (!archived) return null;
	const archive = readArchive((byYear ?? byKind) as "year" | "kind", part);
	return { collection: `${archived}s` as ListPath["collection"], page: number, archive };
}

/** @returns false if no published record has or had that name, or the list has fewer pages */
export async function isKnown(path: RecordPath): Promise<boolean> {
	if ("year" in path) return hasCalendar(path.year, path.month);
	if ("sectionsOf" in path) return hasYear(path.sectionsOf);
	if ("routineOf" in path) return hasRoutine(path.routineOf);
	return "name" in path ? hasName(path.collection, path.name) : hasPage(path.collection, path);
}

/**
 * @param path see {@link recordPathOf}
 * @returns null if it names no record or list page, else see {@link isKnown}
 */
export function isKnownPath(path: string): Promise<boolean> | null {
	const record = recordPathOf(path);
	return record && isKnown(record);
}

async function hasName(collection: ListPath["collection"], encoded: string): Promise<boolean> {
	const list = listOf(namesOf([encoded]).map(withoutNul));
	const records = sql.identifier(collection);
	const found = await query(sql`
		SELECT 1 FROM ${records} WHERE name IN (${list}) AND ${isPublishedNow()}
		UNION ALL SELECT 1 FROM ${records} WHERE ${isPublishedNow()} AND id IN
			(SELECT record FROM former_names WHERE kind = ${collection} AND name IN (${list})) LIMIT 1`);
	return found.length > 0;
}

async function hasPage(collection: ListPath["collection"], { page, archive }: ListPart): Promise<boolean> {
	// The path segment is not a valid year or kind.
	if (archive === null) return false;
	const [found] = await query<{ n: number | string }>(
		sql`SELECT count(*) AS n FROM ${sql.identifier(collection)} WHERE ${inArchive(archive)} AND ${isPublishedNow()}`,
	);
	return Number(page) >= 1 && Number(page) <= Math.ceil(Number(found?.n) / itemsPerPage);
}

/** As `findYear` (./structure) compares names, which reads a cache of pages. */
async function hasYear(name: string): Promise<boolean> {
	const years = await query<{ year: number | string }>(sql`SELECT year FROM years`);
	return years.some(({ year }) => String(Number(year)) === name);
}

async function hasCalendar(year: string, month: string | undefined): Promise<boolean> {
	if (!yearPattern.test(year) || (month !== undefined && !monthPattern.test(month))) return false;
	const thisYear = monthOf(Date.now()).year;
	if (Number(year) === thisYear) return true;
	const { first, last } = calendarYears(thisYear, await findYearsOfDates());
	return first <= Number(year) && Number(year) <= last;
}
