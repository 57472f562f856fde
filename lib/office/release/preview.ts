/** What the view `/admin/marks/release` shows of an exam and class. */
import "server-only";
import type { Sheet } from "../marks/compute";
import { type Exam, readClass, readExam } from "../marks/setup";
import { type ClassSheets, type Enrolled, readSheets } from "../marks/sheets";
import { findRelease, type Release } from "./releases";

export type PreviewRow = Enrolled & { sheet: Sheet };

export type Preview = Pick<ClassSheets, "blank" | "emptyCells" | "fingerprint" | "stored" | "subjects" | "tooLarge"> & {
	exam: Exam;
	class: { id: number; name: string };
	release: Release | null;
	/** Sheets of the class. */
	count: number;
	sections: { id: number; name: string }[];
	section: number;
	/** Those of one section: a large class has hundreds. */
	rows: PreviewRow[];
};

/**
 * @param asked the section to show, the first one without it
 * @throws SchoolError "notFound" for an unknown exam or class
 */
export async function readPreview(examId: number, classId: number, asked?: number): Promise<Preview> {
	const [exam, of, release] = await Promise.all([readExam(examId), readClass(classId), findRelease(examId, classId)]);
	const { enrolled, sheets, ...rest } = await readSheets(exam, classId);
	const bySheet = new Map(sheets.map((sheet) => [sheet.enrolment, sheet]));
	const rows = enrolled.flatMap((one) => {
		const sheet = bySheet.get(one.enrolment);
		return sheet ? [{ ...one, sheet }] : [];
	});
	const sections = [...new Map(rows.map(({ section, sectionName }) => [section, sectionName]))].map(([id, name]) => ({
		id,
		name,
	}));
	const section = sections.find(({ id }) => id === asked)?.id ?? sections[0]?.id ?? 0;
	return {
		...{ ...rest, exam, class: of, release, count: sheets.length, sections, section },
		rows: rows.filter((row) => row.section === section),
	};
}
