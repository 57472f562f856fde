/** Results for the grade sheet. The search is public, so only released results are queried. */
import "server-only";
import type { FoundResult, ResultSearch, SheetHead } from "@/lib/contract/results";
import { type SQL, sql } from "./query";
import { headOf, type ReadOptions, readResults, readSheets, type StoredSheet } from "./result-rows";

/** Without a class, the student's class in the exam's year is used. */
type Search = Omit<ResultSearch, "class"> & Partial<Pick<ResultSearch, "class">>;

const isSearched = ({ exam_name: exam, year, class: classId, studentId }: Search): SQL =>
	sql`s.code = ${studentId} AND x.id = ${exam} AND x.year_id = ${year}
		AND ${classId === undefined ? sql`1 = 1` : sql`e.class_id = ${classId}`}`;

/**
 * @returns all data of the grade sheet, with the id of its result; null unless the result is released, the exam is of
 * that year and the student was in that class then
 */
export async function findStoredSheet(search: Search): Promise<StoredSheet | null> {
	// The frequent result search names a class; only that form of the condition is prepared.
	const [sheet] = await readSheets(isSearched(search), { prepared: search.class !== undefined });
	return sheet ?? null;
}

/** @returns all data of the grade sheet as the public may see it, or null, see {@link findStoredSheet} */
export async function findSheet(search: Search): Promise<FoundResult | null> {
	const sheet = await findStoredSheet(search);
	if (!sheet) return null;
	const { id: _, ...found } = sheet;
	return found;
}

/** @returns the student's data and enrolment for the sheet; null without a released result in that exam */
export async function getSheetHead(search: Search): Promise<SheetHead | null> {
	const [row] = await readResults(isSearched(search));
	return row ? headOf(row) : null;
}

/**
 * @param where of the enrolment `e` in the exam's year: a class or a section
 * @returns the sheets of the students who have a result, by section and roll
 */
export const findClassSheets = (exam: number, where: SQL, options?: ReadOptions): Promise<StoredSheet[]> =>
	readSheets(sql`x.id = ${exam} AND ${where}`, options);
