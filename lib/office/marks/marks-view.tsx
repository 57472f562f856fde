/** The exams and sections whose marks an account may enter. */
import "server-only";
import type { ReactNode } from "react";
import { formatMoment } from "@/lib/bengali/dates";
import { idField } from "@/lib/contract/input";
import { listOf, query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { ListFile } from "../lists/list-file";
import { ChoiceField, SectionField } from "../parts/act-field";
import { ListTable } from "../parts/column-heads";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import { callPath } from "../paths";
import { releaseText } from "../release/text";
import { type Grid, readGrid } from "./grid";
import { MarksGrid } from "./marks-grid";
import { MarksOverview, type Overview, readOverview } from "./overview";
import { hasOwnIn, type MarksAccount, mayMark, readOwnSubjects } from "./setup";
import { partName } from "./stored";
import { markFileText, marksText as text } from "./text";

/** The exams and sections whose marks an account may enter. */
type Choice = { id: number; title: string };
type MarkChoices = { exams: Choice[]; sections: (Choice & { class: number })[] };

/** @returns the exams that have marks of their own, the newest first, and the sections of the account's classes */
async function readChoices(account: MarksAccount): Promise<MarkChoices> {
	const [exams, sections, own] = await Promise.all([
		query<Choice>(
			sql`SELECT x.id, x.title FROM exams x JOIN years y ON y.id = x.year_id WHERE x.type <> 'combined'
				ORDER BY y.year DESC, x.id DESC`,
		),
		query<Choice & { class: number }>(sql`SELECT n.id, n.title, n.class_id AS class FROM sections n
				JOIN classes c ON c.id = n.class_id ORDER BY c.sequence, c.id, n.name`),
		readOwnSubjects(account),
	]);
	const isMarked = (section: { class: number }) => mayMark(account, section.class) && hasOwnIn(own, section.class);
	return { exams, sections: sections.filter(isMarked) };
}

/** `/admin/marks`: how much of an exam is entered, by default of the current one; or the marks of a section. */
export const MarksView = subjectPage("marks", async ({ view, staff: account, query }) => {
	const { exam, section, subject } = query;
	const [{ exams, sections }, found] = await Promise.all([readChoices(account), find(exam, section, account)]);
	const openGrid = found === "gone" ? undefined : found.grid;
	const shown = idField.safeParse(subject).data;
	return (
		<SubjectPage
			view={view}
			className={`office-flow${openGrid ? " marks-open" : ""}`}
			heading={openGrid && <h1>{`${openGrid.exam.title}, ${openGrid.section.title}`}</h1>}
		>
			{exams.length === 0 && <NoExams role={account.role} />}
			{sections.length === 0 && <NoSections role={account.role} />}
			{exams.length > 0 && sections.length > 0 && (
				<Choices isFolded={openGrid !== undefined}>
					<ChoiceField
						defaultValue={String(exam ?? (found !== "gone" && found.overview?.exam.id) ?? "")}
						empty
						label={text.exam}
						name="exam"
						options={exams}
						required
					/>
					<SectionField
						defaultValue={String(section ?? "")}
						empty={text.allSections}
						name="section"
						options={sections}
					/>
					<button className="btn btn--style-primary btn--size-medium" type="submit">
						{text.open}
					</button>
				</Choices>
			)}
			{found === "gone" && <p role="alert">{text.gone}</p>}
			{found !== "gone" && found?.overview && <MarksOverview account={account} overview={found.overview} />}
			{openGrid && (
				<>
					<Opened account={account} grid={openGrid} subject={shown} />
					<MarksChanges grid={openGrid} />
				</>
			)}
		</SubjectPage>
	);
});

/** The choice of a grid; above an open one it is folded, so that the first cells stand on the screen. */
function Choices({ children, isFolded }: { children: ReactNode; isFolded: boolean }) {
	const form = (
		<form action="/admin/marks" className="office-choices">
			{children}
		</form>
	);
	if (!isFolded) return form;
	return (
		<details className="office-more marks-other-grid">
			<summary>{text.other}</summary>
			{form}
		</details>
	);
}

type Found = { grid?: Grid; overview?: Overview | null };

/** @returns what the query string names: a section's grid or an exam's overview; "gone" if there is none for the account */
async function find(exam: unknown, section: unknown, account: SignedIn): Promise<Found | "gone"> {
	if (!exam && !section) return { overview: await readOverview(account) };
	const ids = [idField.safeParse(exam), idField.safeParse(section)];
	const [examId, sectionId] = ids.map(({ data }) => data);
	if (!examId || (section && !sectionId)) return "gone";
	const read = sectionId
		? readGrid(examId, sectionId, account).then((grid) => ({ grid }))
		: readOverview(account, examId).then((overview) => ({ overview }));
	return orGone<Found>(read);
}

type OpenedProps = { account: SignedIn; grid: Grid; subject: number | undefined };

function Opened({ account, grid, subject }: OpenedProps) {
	if (grid.subjects.length === 0)
		return (
			<p>
				{text.noSubjects} <a href="/admin/collections/subjects">{text.addSubjects}</a>
			</p>
		);
	if (grid.students.length === 0) return <p>{text.noStudents}</p>;
	const { released } = grid;
	if (released)
		return (
			<>
				<p role="status">{releaseText.locked}</p>
				<MarksGrid grid={grid} key="locked" locked staff={account.id} subject={subject} />
			</>
		);
	const { exam, section, marks } = grid;
	// Another key after each change by a file: the grid then begins anew, with what is stored and what is not saved yet.
	const version = marks.reduce((sum, { revision }) => sum + revision, 0);
	return (
		<>
			<MarksGrid grid={grid} key={`${exam.id}/${section.id}/${version}`} staff={account.id} subject={subject} />
			<details className="office-more office-stack marks-file">
				<summary>{markFileText.title}</summary>
				<p>
					<a download href={callPath("marks/sheet", { exam: exam.id, section: section.id })}>
						{markFileText.download}
					</a>
				</p>
				<ListFile fields={{ exam: String(exam.id), section: String(section.id) }} subject="marks" />
			</details>
		</>
	);
}

/** Who may make an exam is led there. */
function NoExams({ role }: Pick<SignedIn, "role">) {
	return (
		<p>
			{text.noExams} {role === "head" ? <a href="/admin/collections/exams/create">{text.addExam}</a> : text.askForExam}
		</p>
	);
}

/** Who may add sections is led there; an exam account has to ask the head. */
function NoSections({ role }: Pick<SignedIn, "role">) {
	if (role === "exam") return <p>{text.noOwnSections}</p>;
	return (
		<p>
			{text.noSections} <a href="/admin/collections/sections/create">{text.addSection}</a>
		</p>
	);
}

type MarkChange = {
	id: number;
	at: string;
	by: string;
	roll: number;
	subject: string;
	/** Names of paper and part, or their codes; "" for the only one of a subject. */
	part: string;
	from: string;
	to: string;
};

/** Longest list. */
const mostChanges = 100;

/** @returns the last changes of marks in the subjects of the grid that had been entered before, the newest first */
export async function readChanges({
	exam,
	isPartial,
	section,
	subjects,
}: Pick<Grid, "exam" | "isPartial" | "section" | "subjects">): Promise<MarkChange[]> {
	const ids = listOf([0, ...subjects.map(({ id }) => id)]);
	const found = await query<MarkChange & { roll: number | string }>(sql`
		SELECT h.id, h.at, h.staff_name AS "by", e.roll, s.name AS subject, ${partName} AS part, h.from_text AS "from", h.to_text AS "to"
		FROM marks_history h
		JOIN marks m ON m.id = h.mark_id
		JOIN enrolments e ON e.id = m.enrolment_id
		JOIN subjects s ON s.id = m.subject_id
		WHERE m.exam_id = ${exam.id} AND e.section_id = ${section.id} AND h.from_text <> ''
			AND ${isPartial ? sql`m.subject_id IN (${ids})` : sql`TRUE`}
		ORDER BY h.id DESC LIMIT ${mostChanges}`);
	return found.map((change) => ({ ...change, roll: Number(change.roll) }));
}

/** The last changes of marks, below the grid. */
export async function MarksChanges({ grid }: { grid: Grid }) {
	const changes = await readChanges(grid);
	if (changes.length === 0) return null;
	const { at, by, cell, from, to } = text.changes.columns;
	return (
		<details>
			<summary>{text.changes.title}</summary>
			<ListTable columns={[at, by, cell, from, to]}>
				{changes.map((change) => (
					<tr key={change.id}>
						<td>{formatMoment(change.at)}</td>
						<td>{change.by}</td>
						<td>{text.place(change.roll, change.subject, change.part)}</td>
						<td>{change.from}</td>
						<td>{change.to || text.changes.emptied}</td>
					</tr>
				))}
			</ListTable>
		</details>
	);
}
