import { Fragment } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { groupBy } from "../lists/known";
import { settleText } from "../marks/text";
import { CallButton } from "../parts/call-button";
import type { Preview } from "./preview";
import { releaseText as text } from "./text";

/** What stands in the way of a release: empty cells, students without marks, choices that do not fit. */
export function Unsettled({ preview }: { preview: Preview }) {
	const { blank, blankIn, exam, impossible, left, missing } = preview;
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
			{blankIn.map(({ exam: part, enrolments }) => (
				<Fragment key={part.id}>
					<h3>{settleText.titleIn(part.name)}</h3>
					<Settle enrolments={enrolments} exam={part} preview={preview} ways={["out"]} />
				</Fragment>
			))}
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
	const { out, outIn } = preview;
	return (
		<>
			{out.length > 0 && (
				<>
					<h3>{settleText.outTitle}</h3>
					<p>{text.out(out.length)}</p>
					<Settle enrolments={out} preview={preview} ways={["in"]} />
				</>
			)}
			{outIn.map(({ exam, enrolments }) => (
				<Fragment key={exam.id}>
					<h3>{settleText.outOf(exam.name)}</h3>
					<Settle enrolments={enrolments} exam={exam} preview={preview} ways={["in"]} />
				</Fragment>
			))}
		</>
	);
}

function nameOf(enrolment: number, { enrolled }: Preview): string {
	const pupil = enrolled.get(enrolment);
	return pupil ? `${pupil.section.name} ${toBengaliDigits(pupil.roll)} · ${pupil.name}` : "";
}

type SettleProps = {
	enrolments: readonly number[];
	/** One that the exam of the preview is computed from; by default that exam. */
	exam?: { id: number; name: string };
	preview: Preview;
	ways: ("absent" | "out" | "in")[];
};

/** One press says for one or all of the students that they were absent, are not in the exam, or are in it. */
function Settle({ enrolments, exam, preview, ways }: SettleProps) {
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
										body={{ exam: (exam ?? preview.exam).id, enrolments: some.map(({ enrolment }) => enrolment), as }}
										description={settleText.of(exam ? `${exam.name}, ${name}` : name, settleText[as])}
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

type CellsProps = { title: string; cells: Preview["missing"]; preview: Preview };

/** Cells by exam, section and subject, with a link to their grid. */
function Cells({ title, cells, preview: { enrolled, exam: shown, subjects } }: CellsProps) {
	const sectionOf = (enrolment: number) => enrolled.get(enrolment)?.section;
	const grids = groupBy(
		cells,
		({ enrolment, exam }) => `/admin/marks?exam=${exam.id}&section=${sectionOf(enrolment)?.id}`,
	);
	const nameOf = (subject: number) => subjects.find(({ id }) => id === subject)?.name ?? "";
	return (
		<>
			<h3>{title}</h3>
			<ul>
				{[...grids].map(([path, own]) => (
					<li key={path}>
						<a href={path}>
							{own[0].exam.id !== shown.id && `${own[0].exam.name}, `}
							{text.section} {sectionOf(own[0].enrolment)?.name}
						</a>
						:{" "}
						{[...groupBy(own, ({ subject }) => subject)]
							.map(([subject, some]) => text.cellsOf(nameOf(subject), some.length))
							.join(", ")}
					</li>
				))}
			</ul>
		</>
	);
}
