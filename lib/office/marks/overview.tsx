/** How much of an exam's marks is entered: sections × subjects, for the page from which the grids are opened. */
import "server-only";
import { isEntered } from "@/lib/cms/students/references";
import { inUse } from "@/lib/cms/students/restriction";
import { query, type SQL, sql } from "@/lib/school/query";
import { mayDo, type SignedIn } from "../guard";
import { groupBy } from "../lists/known";
import { ListTable } from "../parts/column-heads";
import { withQuery } from "../paths";
import { printingText } from "../printing/text";
import { promotionText } from "../promotion/text";
import { releaseState, releaseText } from "../release/text";
import { inClasses } from "../students/roster";
import {
	type Exam,
	hasOwnIn,
	isOwn,
	type MarksAccount,
	markedClasses,
	type OwnSubjects,
	readExam,
	readOwnSubjects,
} from "./setup";
import { type Cell, cellKey, cellsOf } from "./shared";
import { readExemptions } from "./stored";
import { readExamined, readSubjects, readTaken, type Subject } from "./subjects";
import { marksText } from "./text";

/** Cells of a subject in a section, of the students who take it and are in the exam. */
export type Entered = { subject: number; entered: number; expected: number };

type SectionOverview = { id: number; name: string; students: number; subjects: Entered[] };

export type ClassOverview = {
	id: number;
	name: string;
	/** When the results are shown, ISO 8601; null while they are not released. */
	released: string | null;
	/** Those that are in the exam; none of a combined one, which has no marks of its own. */
	subjects: Pick<Subject, "id" | "name">[];
	sections: SectionOverview[];
};

export type Overview = { exam: Exam; classes: ClassOverview[] };

/** @returns the condition on the enrolment `e` that the account may mark its class */
function inOwnClasses(account: MarksAccount): SQL {
	const classes = markedClasses(account);
	if (classes === "all") return sql`1 = 1`;
	return classes.length > 0 ? inClasses(classes) : sql`1 = 0`;
}

/** @returns the id of the newest exam that is not released for all classes of the account, else of the newest one */
async function findCurrent(account: MarksAccount): Promise<number | null> {
	const [found] = await query<{ id: number }>(sql`
		SELECT x.id FROM exams x JOIN years y ON y.id = x.year_id WHERE x.type <> 'combined'
		ORDER BY CASE WHEN EXISTS (SELECT 1 FROM enrolments e WHERE e.year_id = x.year_id AND ${inOwnClasses(account)}
			AND NOT EXISTS (SELECT 1 FROM releases w WHERE w.exam_id = x.id AND w.class_id = e.class_id)) THEN 0 ELSE 1 END,
			y.year DESC, x.id DESC LIMIT 1`);
	return found?.id ?? null;
}

/**
 * @param asked id of the exam; by default the current one
 * @returns the classes of the account that have students in the exam's year, with its subjects; null if there is no exam
 * @throws SchoolError "notFound" for an unknown exam
 */
export async function readOverview(account: MarksAccount, asked?: number): Promise<Overview | null> {
	const id = asked ?? (await findCurrent(account));
	if (id === null) return null;
	const exam = await readExam(id);
	const [places, entered, out, own] = await Promise.all([
		readPlaces(exam, account),
		readEntered(exam, account),
		readExemptions(exam.id),
		readOwnSubjects(account),
	]);
	const byClass = groupBy(places, (place) => (hasOwnIn(own, place.class) ? place.class : null));
	const inExam = { exam, entered, out, own };
	return { exam, classes: await Promise.all([...byClass.values()].map((places) => readClass(places, inExam))) };
}

type InExam = {
	exam: Exam;
	/** The cells with a mark, by {@link cellKey}; also those that the exam does not have any more. */
	entered: ReadonlySet<string>;
	/** Enrolments that are not in the exam. */
	out: ReadonlySet<number>;
	own: OwnSubjects;
};

/** @param places of one class, at least one */
async function readClass(places: readonly Place[], { exam, entered, out, own }: InExam): Promise<ClassOverview> {
	const { class: id = 0, className = "", released = null } = places[0] ?? {};
	const offered = await readSubjects(exam.year, id);
	const subjects = (await readExamined(exam, offered)).filter((subject) => isOwn(own, subject.id));
	const taken = await readTaken(offered, exam.year, inClasses([id]));
	const sections = new Map<number, SectionOverview>();
	for (const { enrolment, section, sectionName } of places) {
		const place = sections.get(section) ?? {
			...{ id: section, name: sectionName, students: 0 },
			subjects: subjects.map((subject) => ({ subject: subject.id, entered: 0, expected: 0 })),
		};
		sections.set(section, place);
		place.students += 1;
		subjects.forEach((subject, index) => {
			const counts = place.subjects[index];
			if (!counts || out.has(enrolment) || !taken.get(enrolment)?.takes.has(subject.id)) return;
			const cells = cellsOf(enrolment, subject);
			counts.entered += cells.filter((cell) => entered.has(cellKey(cell))).length;
			counts.expected += cells.length;
		});
	}
	return { id, name: className, released, subjects, sections: [...sections.values()] };
}

/** Where a student is. */
type Place = Record<"enrolment" | "class" | "section", number> &
	Record<"className" | "sectionName", string> & { released: string | null };

const readPlaces = ({ id, year }: Exam, account: MarksAccount) =>
	query<Place>(sql`
		SELECT e.id AS enrolment, c.id AS class, c.name AS "className", n.id AS section, n.name AS "sectionName",
			w.at AS released FROM enrolments e JOIN classes c ON c.id = e.class_id JOIN sections n ON n.id = e.section_id
		LEFT JOIN releases w ON w.exam_id = ${id} AND w.class_id = c.id
		WHERE e.year_id = ${year} AND ${inOwnClasses(account)} AND ${inUse(sql`e.student_id`)}
		ORDER BY c.sequence, c.id, n.name, n.id`);

async function readEntered({ id, year }: Exam, account: MarksAccount): Promise<Set<string>> {
	const found = await query<Cell>(sql`
		SELECT m.enrolment_id AS enrolment, m.subject_id AS subject, m.paper, m.part
		FROM marks m JOIN enrolments e ON e.id = m.enrolment_id
		WHERE m.exam_id = ${id} AND e.year_id = ${year} AND ${inOwnClasses(account)} AND ${isEntered}`);
	return new Set(found.map(cellKey));
}

const text = marksText.overview;

/** How much of an exam is entered, and the way to what is done with it: grids, release, papers, the next year. */
export function MarksOverview({ account, overview: { exam, classes } }: { account: SignedIn; overview: Overview }) {
	return (
		<section aria-labelledby="overview" className="marks-overview">
			<h2 id="overview">{exam.title}</h2>
			<p className="office-quiet">{classes.length > 0 ? text.explanation : text.none}</p>
			{classes.map((schoolClass) => (
				<div key={schoolClass.id}>
					<ClassTable exam={exam.id} of={schoolClass} />
					<Links account={account} exam={exam.id} of={schoolClass} year={exam.year} />
				</div>
			))}
		</section>
	);
}

const stateOfCells = ({ entered, expected }: Entered) =>
	entered === 0 ? "none" : entered >= expected ? "all" : "some";

function ClassTable({ exam, of }: { exam: number; of: ClassOverview }) {
	const names = new Map(of.subjects.map(({ id, name }) => [id, name]));
	return (
		<ListTable
			caption={`${of.name} · ${releaseState(of.released)}`}
			columns={[text.section, ...of.subjects.map(({ name }) => name)]}
		>
			{of.sections.map(({ id, name, students, subjects }) => (
				<tr key={id}>
					<th scope="row">
						<a href={`/admin/marks?exam=${exam}&section=${id}`}>{name}</a> <small>{text.students(students)}</small>
					</th>
					{subjects.map((cells) => (
						<td data-entered={stateOfCells(cells)} key={cells.subject}>
							{cells.expected > 0 && (
								<a
									aria-label={`${text.openOf(name, names.get(cells.subject) ?? "")}, ${text.entered(cells.entered, cells.expected)}`}
									href={`/admin/marks?exam=${exam}&section=${id}&subject=${cells.subject}`}
								>
									{text.entered(cells.entered, cells.expected)}
								</a>
							)}
						</td>
					))}
				</tr>
			))}
		</ListTable>
	);
}

type LinksProps = { account: SignedIn; exam: number; of: ClassOverview; year: number };

/** The next steps with the class, each for accounts that may do it. */
function Links({ account, exam, of, year }: LinksProps) {
	const paper = { paper: "tabulation", year, exam, place: `class-${of.id}`, edit: 1 };
	const links = [
		{ subject: "release", href: `/admin/marks/release?exam=${exam}&class=${of.id}`, title: releaseText.title },
		{ subject: "printing", href: withQuery("/admin/printing", paper), title: printingText.title },
		{ subject: "promotion", href: `/admin/promotion?exam=${exam}&class=${of.id}`, title: promotionText.title },
	] as const;
	const own = links.filter(({ subject }) => mayDo(account, subject));
	return (
		<p className="office-row marks-links">
			{own.map(({ subject, href, title }) => (
				<a aria-label={`${title}: ${of.name}`} href={href} key={subject}>
					{title}
				</a>
			))}
		</p>
	);
}
