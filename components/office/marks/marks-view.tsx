import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { marksText as text } from "@/lib/bengali/office/marks";
import { releaseText } from "@/lib/bengali/office/release";
import { idField } from "@/lib/contract/input";
import { requireTaskPage, type SignedIn } from "@/lib/office/guard";
import { maxFileBytes } from "@/lib/office/lists/limits";
import { type Choice, readChoices } from "@/lib/office/marks/choices";
import { type Grid, readGrid } from "@/lib/office/marks/grid";
import { ChoiceField } from "../choice-field";
import { OfficeTemplate } from "../office-template";
import { orGone } from "../or-gone";
import { MarksChanges } from "./marks-changes";
import { MarksGrid } from "./marks-grid";

/** `/admin/marks`: the marks of an exam and a section. */
export async function MarksView(props: AdminViewServerProps) {
	const account = await requireTaskPage(await headers(), "marks");
	const { exam, section } = props.searchParams ?? {};
	const [{ exams, sections }, grid] = await Promise.all([readChoices(account), findGrid(exam, section, account)]);
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: text.title }]} />
			<Gutter className="marks-view">
				<h1>{text.title}</h1>
				{exams.length === 0 && <p>{text.noExams}</p>}
				{sections.length === 0 && <p>{text.noSections}</p>}
				{exams.length > 0 && sections.length > 0 && (
					<form action="/admin/marks" className="marks-choices">
						<Choose chosen={exam} label={text.exam} name="exam" options={exams} />
						<Choose chosen={section} label={text.section} name="section" options={sections} />
						<button className="btn btn--style-primary btn--size-medium" type="submit">
							{text.open}
						</button>
					</form>
				)}
				{grid === "gone" ? (
					<p role="alert">{text.gone}</p>
				) : (
					grid && (
						<>
							<Opened account={account} grid={grid} />
							<MarksChanges grid={grid} />
						</>
					)
				)}
			</Gutter>
		</OfficeTemplate>
	);
}

/** @returns the grid that the query string names, null if it names none, "gone" if there is no such grid for the account */
async function findGrid(exam: unknown, section: unknown, account: SignedIn): Promise<Grid | "gone" | null> {
	if (!exam && !section) return null;
	const ids = [idField.safeParse(exam), idField.safeParse(section)];
	const [examId, sectionId] = ids.map(({ data }) => data);
	if (!examId || !sectionId) return "gone";
	return orGone(readGrid(examId, sectionId, account));
}

type ChooseProps = { chosen: unknown; label: string; name: string; options: Choice[] };

const Choose = ({ chosen, ...field }: ChooseProps) => (
	<ChoiceField {...field} defaultValue={String(chosen ?? "")} empty={text.choose} required />
);

function Opened({ account, grid }: { account: SignedIn; grid: Grid }) {
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
				<MarksGrid grid={grid} key="locked" locked maxBytes={maxFileBytes} staff={account.id} />
			</>
		);
	return (
		<MarksGrid grid={grid} key={`${grid.exam.id}/${grid.section.id}`} maxBytes={maxFileBytes} staff={account.id} />
	);
}
