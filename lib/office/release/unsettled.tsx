import { toBengaliDigits } from "@/lib/bengali/digits";
import { settleText } from "../marks/text";
import { CallButton } from "../parts/call-button";
import { callPath } from "../paths";
import type { Preview } from "./preview";
import { releaseText as text } from "./text";

/** What stands in the way of a release: empty cells, students without marks, choices that do not fit. */
export function Unsettled({ preview }: { preview: Preview }) {
	const { blank, exam, impossible, left, missing } = preview;
	const students = blank.flatMap((enrolment) => preview.enrolled.get(enrolment) ?? []);
	return (
		<>
			{missing.length > 0 && <Cells cells={missing} preview={preview} title={text.missingTitle} />}
			{left.length > 0 && <Cells cells={left} preview={preview} title={text.leftTitle} />}
			{students.length > 0 && (
				<>
					<h3>{settleText.title}</h3>
					<Settle
						exam={exam.id}
						isCombined={exam.type === "combined"}
						students={students.map(({ enrolment, name, roll, sectionName }) => ({
							enrolment,
							name: `${sectionName} ${toBengaliDigits(roll)} · ${name}`,
						}))}
					/>
				</>
			)}
			{impossible.length > 0 && (
				<>
					<h3>{text.impossibleTitle}</h3>
					<ul>
						{impossible.map(({ enrolment, reasons }) => {
							const student = preview.enrolled.get(enrolment);
							return (
								<li key={enrolment}>
									{student?.sectionName} {toBengaliDigits(student?.roll ?? 0)} · {student?.name}: {reasons.join(", ")}
								</li>
							);
						})}
					</ul>
				</>
			)}
		</>
	);
}

type SettleProps = { exam: number; isCombined: boolean; students: { enrolment: number; name: string }[] };

/** Students without any mark: one press says for one or all of them that they were absent, or are not in the exam. */
function Settle({ exam, isCombined, students }: SettleProps) {
	const ways: ("absent" | "out")[] = isCombined ? ["out"] : ["absent", "out"];
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
										body={{ exam, enrolments: some.map(({ enrolment }) => enrolment), as }}
										description={settleText.of(name, settleText[as])}
										label={settleText[as]}
										path={callPath("marks", "settle")}
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
		const section = sections.get(student.section) ?? { name: student.sectionName, counts: new Map() };
		section.counts.set(subject, (section.counts.get(subject) ?? 0) + 1);
		sections.set(student.section, section);
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
