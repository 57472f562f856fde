/** The exams and sections whose marks an account may enter. */
import "server-only";
import type { ReactNode } from "react";
import { idField } from "@/lib/contract/input";
import { query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { ListFile } from "../lists/list-file";
import { ChoiceField } from "../parts/choice-field";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import { callPath } from "../paths";
import { releaseText } from "../release/text";
import { type Grid, readGrid } from "./grid";
import { MarksChanges } from "./marks-changes";
import { MarksGrid } from "./marks-grid";
import { MarksOverview } from "./marks-overview";
import { type Overview, readOverview } from "./overview";
import { hasOwnIn, type MarksAccount, mayMark, readOwnSubjects } from "./setup";
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
						empty={text.choose}
						label={text.exam}
						name="exam"
						options={exams}
						required
					/>
					<ChoiceField
						defaultValue={String(section ?? "")}
						empty={text.allSections}
						label={text.section}
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
		<details className="marks-other-grid">
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
			<details className="office-stack marks-file">
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
