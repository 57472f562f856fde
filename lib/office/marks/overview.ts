/** How much of an exam's marks is entered: sections × subjects, for the page from which the grids are opened. */
import "server-only";
import type { Staff } from "@/lib/cms/payload-types";
import { query, type SQL, sql } from "@/lib/school/query";
import { inClasses } from "../students/roster";
import type { Subject } from "./compute";
import { type Exam, markedClasses, readExam, readSubjects } from "./setup";

type Numeric = number | string;

/** Cells of a subject in a section. `expected` is null for a fourth subject, which not everybody takes. */
export type Entered = { subject: number; entered: number; expected: number | null };

export type SectionOverview = { id: number; name: string; students: number; subjects: Entered[] };

export type ClassOverview = {
	id: number;
	name: string;
	/** When the results are shown, ISO 8601; null while they are not released. */
	released: string | null;
	subjects: Subject[];
	sections: SectionOverview[];
};

export type Overview = { exam: Exam; classes: ClassOverview[] };

type Account = Pick<Staff, "role" | "classes">;

/** @returns the condition on the enrolment `e` that the account may mark its class */
function inOwnClasses(account: Account): SQL {
	const classes = markedClasses(account);
	if (classes === "all") return sql`1 = 1`;
	return classes.length > 0 ? inClasses(classes) : sql`1 = 0`;
}

/** @returns the id of the newest exam that is not released for all classes of the account, else of the newest one */
async function findCurrent(account: Account): Promise<number | null> {
	const [found] = await query<{ id: number }>(sql`
		SELECT x.id FROM exams x JOIN years y ON y.id = x.year_id
		ORDER BY CASE WHEN EXISTS (SELECT 1 FROM enrolments e WHERE e.year_id = x.year_id AND ${inOwnClasses(account)}
			AND NOT EXISTS (SELECT 1 FROM releases w WHERE w.exam_id = x.id AND w.class_id = e.class_id)) THEN 0 ELSE 1 END,
			y.year DESC, x.id DESC LIMIT 1`);
	return found?.id ?? null;
}

/**
 * @param asked id of the exam; by default the current one
 * @returns the classes of the account that have students in the exam's year; null if there is no exam
 * @throws SchoolError "notFound" for an unknown exam
 */
export async function readOverview(account: Account, asked?: number): Promise<Overview | null> {
	const id = asked ?? (await findCurrent(account));
	if (id === null) return null;
	const exam = await readExam(id);
	const [rows, entered] = await Promise.all([readSections(exam, account), readEntered(exam, account)]);
	const byId = new Map(rows.map(({ class: classId, className, released }) => [classId, { className, released }]));
	const classes = [...byId].map(async ([classId, { className, released }]): Promise<ClassOverview> => {
		const subjects = await readSubjects(classId, exam.type);
		const sections = rows
			.filter((row) => row.class === classId)
			.map(({ section, name, students }) => ({
				...{ id: section, name, students: Number(students) },
				subjects: subjects.map(({ id: subject, fourth, parts }) => ({
					subject,
					entered: entered.get(`${section}/${subject}`) ?? 0,
					expected: fourth ? null : Number(students) * parts.length,
				})),
			}));
		return { id: classId, name: className, released, subjects, sections };
	});
	return { exam, classes: await Promise.all(classes) };
}

type SectionRow = {
	class: number;
	className: string;
	section: number;
	name: string;
	students: Numeric;
	released: string | null;
};

const readSections = ({ id, year }: Exam, account: Account) =>
	query<SectionRow>(sql`
		SELECT c.id AS class, c.name AS "className", n.id AS section, n.name, count(*) AS students, w.at AS released
		FROM enrolments e JOIN classes c ON c.id = e.class_id JOIN sections n ON n.id = e.section_id
		LEFT JOIN releases w ON w.exam_id = ${id} AND w.class_id = c.id
		WHERE e.year_id = ${year} AND ${inOwnClasses(account)}
		GROUP BY c.id, c.name, n.id, n.name, w.at ORDER BY c.id, n.name, n.id`);

/** @returns the number of entered marks, by `section/subject` */
async function readEntered({ id, year }: Exam, account: Account): Promise<Map<string, number>> {
	const found = await query<{ section: number; subject: number; entered: Numeric }>(sql`
		SELECT e.section_id AS section, m.subject_id AS subject, count(*) AS entered
		FROM marks m JOIN enrolments e ON e.id = m.enrolment_id
		WHERE m.exam_id = ${id} AND e.year_id = ${year} AND ${inOwnClasses(account)}
			AND (m.hundredths IS NOT NULL OR m.absent = 1)
		GROUP BY e.section_id, m.subject_id`);
	return new Map(found.map(({ section, subject, entered }) => [`${section}/${subject}`, Number(entered)]));
}
