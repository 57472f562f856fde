import { idField } from "@/lib/contract/input";
import { examRoutinePath } from "@/lib/contract/paths";
import { ListTable } from "../parts/column-heads";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import { ExamRoutineForm } from "./exam-routine-form";
import { readExams, readKnown, readStored, rowsOf, type Stored } from "./routine";
import { readRows } from "./rows";
import { examRoutineOfficeText as text } from "./text";

type Exams = Awaited<ReturnType<typeof readExams>>;

/** `/admin/exam-routine`: all exams, or with `exam` the form of its routine. */
export const ExamRoutineView = subjectPage("exam-routine", async ({ view, query: { exam: asked } }) => {
	const id = idField.safeParse(asked).data;
	const [exams, stored] = await Promise.all([readExams(), id ? orGone(readStored(id)) : null]);
	const found = stored === "gone" ? null : stored;
	return (
		<SubjectPage
			view={view}
			above={found ? [{ label: text.title, url: "/admin/exam-routine" }] : []}
			className="office-flow"
			title={found?.title ?? text.title}
		>
			{asked !== undefined && !found && <p role="alert">{text.gone}</p>}
			{found ? <Opened stored={found} exams={exams} /> : <ExamList exams={exams} />}
		</SubjectPage>
	);
});

function ExamList({ exams }: { exams: Exams }) {
	if (exams.length === 0) return <p>{text.noExams}</p>;
	const stateOf = ({ count, isPublic }: Exams[number]) =>
		count === 0 ? text.states.none : text.states[isPublic ? "public" : "draft"](count);
	return (
		<>
			<p>{text.explanation}</p>
			<ListTable columns={[text.heads.exam, text.heads.state]}>
				{exams.map((exam) => (
					<tr key={exam.id}>
						<th scope="row">
							<a href={`/admin/exam-routine?exam=${exam.id}`}>{exam.title}</a>
						</th>
						<td>{stateOf(exam)}</td>
					</tr>
				))}
			</ListTable>
		</>
	);
}

async function Opened({ stored, exams }: { stored: Stored; exams: Exams }) {
	const { exam, year, publishedAt, seen, sittings } = stored;
	const known = await readKnown(year);
	const rows = rowsOf(sittings, known);
	return (
		<>
			<p>
				{publishedAt ? text.publicNow : text.draftNow}{" "}
				{publishedAt && <a href={examRoutinePath(exam)}>{text.onSite}</a>}
			</p>
			<ExamRoutineForm
				exam={exam}
				isPublic={publishedAt !== null}
				seen={seen}
				rows={rows}
				understood={readRows(rows, known).understood}
				classes={known.classes.map(({ name }) => name)}
				others={exams
					.filter((listed) => listed.id !== exam && listed.count > 0)
					.map(({ id, title }) => ({ id, title }))}
			/>
			<p>
				<a href="/admin/exam-routine">{text.all}</a>
			</p>
		</>
	);
}
