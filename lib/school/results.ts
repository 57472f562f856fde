/** Results for the grade sheet. The search is public, so only released results are queried. */
import "server-only";
import type { FoundResult, NewestResultAnswer, ResultSearch, SheetHead } from "@/lib/contract/results";
import { sql } from "./query";
import { joinReleaseNow } from "./releases";
import { readSheets, type StoredSheet } from "./result-rows";

/** Without a class, the result of that exam is found in whatever class it was earned. */
type Search = Omit<ResultSearch, "class"> & Partial<Pick<ResultSearch, "class">>;

/**
 * @returns all data of the grade sheet, with the id of its result; null unless there is a released result of the student
 * in that exam, year and class
 */
export async function findStoredSheet(search: Search): Promise<StoredSheet | null> {
	const { exam_name: exam, year, class: classId, studentId } = search;
	const where = sql`r.code = ${studentId} AND r.exam_id = ${exam} AND r.year_id = ${year}`;
	// The frequent search names a class; only that form of the condition is prepared.
	const [sheet] = await (classId === undefined
		? readSheets(where)
		: readSheets(sql`${where} AND r.class_id = ${classId}`, "result"));
	return sheet ?? null;
}

/** @returns what the public may see of the grade sheet, or null, see {@link findStoredSheet} */
export async function findSheet(search: Search): Promise<FoundResult | null> {
	const sheet = await findStoredSheet(search);
	if (!sheet) return null;
	const { id: _, sheet: __, ...found } = sheet;
	return found;
}

/** @returns the student's data for the sheet, of the time of the release; null without a released result in that exam */
export async function getSheetHead(search: Search): Promise<SheetHead | null> {
	return (await findStoredSheet(search))?.head ?? null;
}

/**
 * @param student the record's id
 * @returns what the student has achieved in the newest year's exam that was released last; null without a released
 * result
 */
export async function getNewestResult(student: number): Promise<NewestResultAnswer["data"]> {
	const [sheet] = await readSheets(sql`r.id = (
		SELECT r.id FROM results r ${joinReleaseNow()} JOIN years y ON y.id = r.year_id
		WHERE r.student_id = ${student} ORDER BY y.year DESC, w.at DESC, r.exam_id DESC LIMIT 1)`);
	if (!sheet) return null;
	const { head, result, year } = sheet;
	const { exam_id, year_id, gpa, grade } = result;
	return { exam_name: head.exam_name, exam_id, year_id, year, gpa, grade };
}
