import { toBengaliDigits } from "@/lib/bengali/digits";
import { settleText } from "../marks/text";
import { CallButton } from "../parts/call-button";
import type { Preview } from "./preview";
import { releaseText as text } from "./text";

/** What stands in the way of a release: empty cells, students without marks, choices that do not fit. */
export function Unsettled({ preview }: { preview: Preview }) {
	const { blank, exam, impossible, left, missing } = preview;
	return (
		<>
			{missing.length > 0 && <Cells cells={missing} preview={preview} title={text.missingTitle} />}
			{left.length > 0 && <Cells cells={left} preview={preview} title={text.leftTitle} />}
			{blank.length > 0 && (
				<>
					<h3>{settleText.title}</h3>
					<Settle enrolments={blank} preview={preview} ways={exam.type === "combined" ? ["out"] : ["absent", "out"]} />
				</>
			)}
			{impossible.length > 0 && (
				<>
					<h3>{text.impossibleTitle}</h3>
					<ul>
						{impossible.map(({ enrolment, reasons }) => (
							<li key={enrolment}>
								{nameOf(enrolment, preview)}: {reasons.join(", ")}
							</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}

/** Students who are not in the exam. */
export function LeftOut({ preview }: { preview: Preview }) {
	if (preview.out.length === 0) return null;
	return (
		<>
			<h3>{settleText.outTitle}</h3>
			<p>{text.out(preview.out.length)}</p>
			<Settle enrolments={preview.out} preview={preview} ways={["in"]} />
		</>
	);
}

function nameOf(enrolment: number, { enrolled }: Preview): string {
	const pupil = enrolled.get(enrolment);
	return pupil ? `${pupil.section.name} ${toBengaliDigits(pupil.roll)} · ${pupil.name}` : "";
}

type SettleProps = { enrolments: readonly number[]; preview: Preview; ways: ("absent" | "out" | "in")[] };

/** One press says for one or all of the students that they were absent, are not in the exam, or are in it. */
function Settle({ enrolments, preview, ways }: SettleProps) {
	const students = enrolments.map((enrolment) => ({ enrolment, name: nameOf(enrolment, preview) }));
	const rows = [
		...(students.length > 1 ? [{ key: 0, name: settleText.all(students.length), some: students }] : []),
		...students.map((student) => ({ key: student.enrolment, name: student.name, some: [student] })),
	];
	return (
		<div className="table">
			<table>
				<tbody>
					{rows.map(({ key, name, some }) => (
						<tr key={key}>
							<th scope="row">{name}</th>
							{ways.map((as) => (
								<td key={as}>
									<CallButton
										body={{ exam: preview.exam.id, enrolments: some.map(({ enrolment }) => enrolment), as }}
										description={settleText.of(name, settleText[as])}
										label={settleText[as]}
										call="marks/settle"
										size="small"
									/>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

type CellsProps = { title: string; cells: readonly { enrolment: number; subject: number }[]; preview: Preview };

/** Cells by section and subject, with a link to their grid. */
function Cells({ title, cells, preview: { enrolled, exam, subjects } }: CellsProps) {
	const sections = new Map<number, { name: string; counts: Map<number, number> }>();
	for (const { enrolment, subject } of cells) {
		const student = enrolled.get(enrolment);
		if (!student) continue;
		const { id, name } = student.section;
		const section = sections.get(id) ?? { name, counts: new Map() };
		section.counts.set(subject, (section.counts.get(subject) ?? 0) + 1);
		sections.set(id, section);
	}
	const nameOf = (subject: number) => subjects.find(({ id }) => id === subject)?.name ?? "";
	return (
		<>
			<h3>{title}</h3>
			<ul>
				{[...sections].map(([id, { name, counts }]) => (
					<li key={id}>
						<a href={`/admin/marks?exam=${exam.id}&section=${id}`}>
							{text.section} {name}
						</a>
						: {[...counts].map(([subject, count]) => text.cellsOf(nameOf(subject), count)).join(", ")}
					</li>
				))}
			</ul>
		</>
	);
}
