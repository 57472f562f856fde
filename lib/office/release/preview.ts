/** What the view `/admin/marks/release` shows of an exam and class. */
import "server-only";
import type { FrozenSheet } from "@/lib/contract/frozen-sheet";
import { readClass, readExam } from "../marks/setup";
import { type ClassSheets, type Enrolled, releaseProblem } from "../marks/sheets";
import { findRelease, prepareRelease, type Release } from "./releases";
import { type Summary, summarise } from "./summary";

export type Preview = Pick<ClassSheets, "blank" | "exam" | "impossible" | "left" | "missing" | "out" | "subjects"> & {
	/** Why nothing can be released; null if it can. */
	problem: string | null;
	/** All students of the class in the exam's year, by enrolment. */
	enrolled: ReadonlyMap<number, Enrolled>;
	class: { id: number; name: string };
	release: Release | null;
	fingerprint: string;
	/** Sheets of the class that are computed from marks. */
	count: number;
	/** Results typed by hand that would be released as they are. */
	typed: number;
	sections: { id: number; name: string }[];
	section: number;
	summary: Summary;
	/** Those of one section: a large class has hundreds. */
	sheets: FrozenSheet[];
};

/**
 * @param asked the section to show, the first one without it
 * @throws SchoolError "notFound" for an unknown exam or class
 */
export async function readPreview(examId: number, classId: number, asked?: number): Promise<Preview> {
	const [exam, ofClass, release] = await Promise.all([
		readExam(examId),
		readClass(classId),
		findRelease(examId, classId),
	]);
	const { of, frozen, typed, fingerprint } = await prepareRelease(exam, classId);
	const sheets = frozen.map(({ sheet }) => sheet);
	const summary = await summarise([...frozen, ...typed].map(({ sheet }) => sheet));
	const sections = [...new Map(sheets.map(({ section }) => [section.id, section])).values()];
	const section = sections.find(({ id }) => id === asked)?.id ?? sections[0]?.id ?? 0;
	return {
		...{ exam, class: ofClass, release, fingerprint, sections, section, summary },
		...{
			blank: of.blank,
			impossible: of.impossible,
			left: of.left,
			missing: of.missing,
			out: of.out,
			subjects: of.subjects,
		},
		problem: releaseProblem(of),
		enrolled: new Map(of.enrolled.map((one) => [one.enrolment, one])),
		...{ count: sheets.length, typed: typed.length },
		sheets: sheets.filter((sheet) => sheet.section.id === section),
	};
}
