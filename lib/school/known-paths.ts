/**
 * Tells whether a record's path can have a page, with one query instead of rendering the page. This runs on each
 * request for a record's page that is not stored (lib/http/page-store).
 */
import "server-only";
import type { PageCollection } from "@/lib/cms/page-collections";
import { isPublishedNow, withoutNul } from "@/lib/cms/published";
import { monthOf } from "@/lib/contract/days";
import { type ItemKind, itemsPerPage, type ListPart, readListPart } from "@/lib/contract/educational";
import { isNormalPath } from "@/lib/contract/paths";
import { calendarYears, monthPattern, yearPattern } from "@/lib/contract/school-dates";
import { collections } from "./educational";
import { hasRoutine } from "./exam-routines";
import { inArchive } from "./item-lists";
import { listOf, query, sql } from "./query";
import { namesOf } from "./record-names";
import { findYearsOfDates } from "./school-dates";

type RecordPath =
	| { collection: PageCollection; name: string }
	| { list: ItemKind; part: ListPart | null }
	| { year: string; month: string | undefined }
	| { sectionsOf: string }
	| { routineOf: string };

const items = /^\/educational\/(notice|routine|curriculum)\/(.+)$/;
const content = /^\/(content)\/(.+)$/;
const calendar = /^\/calendar\/([^/]+)(?:\/([^/]+))?$/;
const sections = /^\/section-list\/([^/]+)$/;
const examRoutine = /^\/routines\/exam\/([^/]+)$/;
/** Which Next redirects to the address without the number (next.config.js). */
const firstPage = /^\/(?:notices|routines|curriculums)\/(?:(?:year|kind)\/[^/]+\/)?1$/;
const listPart = /^\/(notice|routine|curriculum)s\/(.+)$/;

/**
 * @param path percent-encoded, without query
 * @returns the record or list page that the path names; null for other pages, and for paths that Next redirects to
 * their normal form
 */
export function recordPathOf(path: string): RecordPath | null {
	if (!isNormalPath(path) || firstPage.test(path)) return null;
	const [, kind, name = ""] = items.exec(path) ?? content.exec(path) ?? [];
	if (kind) return { collection: `${kind}s` as PageCollection, name };
	const [, year, month] = calendar.exec(path) ?? [];
	if (year) return { year, month };
	const [, sectionsOf] = sections.exec(path) ?? [];
	if (sectionsOf) return { sectionsOf };
	const [, routineOf] = examRoutine.exec(path) ?? [];
	if (routineOf) return { routineOf };
	const [, list, parts = ""] = listPart.exec(path) ?? [];
	return list ? { list: list as ItemKind, part: readListPart(list as ItemKind, parts.split("/")) } : null;
}

/** @returns false if no published record has or had that name, or the list has fewer pages */
export async function isKnown(path: RecordPath): Promise<boolean> {
	if ("year" in path) return hasCalendar(path.year, path.month);
	if ("sectionsOf" in path) return hasYear(path.sectionsOf);
	if ("routineOf" in path) return hasRoutine(path.routineOf);
	return "name" in path ? hasName(path.collection, path.name) : hasPage(path.list, path.part);
}

/**
 * @param path see {@link recordPathOf}
 * @returns null if it names no record or list page, else see {@link isKnown}
 */
export function isKnownPath(path: string): Promise<boolean> | null {
	const record = recordPathOf(path);
	return record && isKnown(record);
}

async function hasName(collection: PageCollection, encoded: string): Promise<boolean> {
	const list = listOf(namesOf([encoded]).map(withoutNul));
	const records = sql.identifier(collection);
	const found = await query(sql`
		SELECT 1 FROM ${records} WHERE name IN (${list}) AND ${isPublishedNow()}
		UNION ALL SELECT 1 FROM ${records} WHERE ${isPublishedNow()} AND id IN
			(SELECT record FROM former_names WHERE kind = ${collection} AND name IN (${list})) LIMIT 1`);
	return found.length > 0;
}

async function hasPage(kind: ItemKind, part: ListPart | null): Promise<boolean> {
	if (!part) return false;
	const [found] = await query<{ n: number | string }>(
		sql`SELECT count(*) AS n FROM ${sql.identifier(collections[kind])} WHERE ${inArchive(part.archive)} AND ${isPublishedNow()}`,
	);
	return part.page <= Math.ceil(Number(found?.n) / itemsPerPage);
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
