import { toBengaliDigits } from "@/lib/bengali/digits";
import { certificatePaperText } from "../certificates/text-fields";
import type { Counts } from "./class-summary";
import type { Desk } from "./desk";
import { PaperFrame } from "./paper-frame";
import type { Paper } from "./papers";
import { printingText, paperText as text } from "./text";

type Props = Extract<Paper, { kind: "class-summary" }> & Desk;

/** How a class did in an exam: by section, by subject, by letter. */
export const ClassSummary = ({ exam, title, summary, school, signed }: Props) => {
	const { letters, sections, subjects, top, whole } = summary;
	return (
		<PaperFrame
			form="list"
			label={title}
			language="bn"
			lines={[title, text.examOf(exam)]}
			school={school}
			seal={certificatePaperText.bn.seal}
			signed={signed}
			signatures={[text.classTeacher, text.examiner, text.headTeacher]}
			title={printingText.papers["class-summary"].name}
		>
			<table className="papers-table papers-counts">
				<thead>
					<tr>
						<th scope="col">{text.section}</th>
						<th scope="col">{text.candidates}</th>
						<th scope="col">{text.passed}</th>
						<th scope="col">{text.failed}</th>
						<th scope="col">{text.passedShare}</th>
						{top !== null && <th scope="col">{text.topGpa(top)}</th>}
					</tr>
				</thead>
				<tbody>
					{sections.map(({ id, name, ...counts }) => (
						<CountRow key={id} name={name} {...counts} />
					))}
					{sections.length > 1 && <CountRow name={text.whole} {...whole} />}
				</tbody>
			</table>
			<h3 className="papers-subtitle">{text.bySubject}</h3>
			<table className="papers-table papers-counts">
				<thead>
					<tr>
						<th scope="col">{text.subject}</th>
						<th scope="col">{text.candidates}</th>
						<th scope="col">{text.passed}</th>
						<th scope="col">{text.failed}</th>
						<th scope="col">{text.absentAmong}</th>
						<th scope="col" colSpan={2}>
							{text.passedShare}
						</th>
					</tr>
				</thead>
				<tbody>
					{subjects.map(({ name, students, passed, failed, absent }) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							<Numbers values={[students, passed, failed, absent]} />
							<td className="papers-number">{share(passed, students)}</td>
							<td className="papers-bar">
								<Bar part={passed} all={students} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{letters.length > 0 && (
				<table className="papers-table papers-counts papers-letters">
					<thead>
						<tr>
							<th scope="col">{text.grade}</th>
							{letters.map(({ letter }) => (
								<th key={letter} scope="col">
									{letter}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						<tr>
							<th scope="row">{text.candidates}</th>
							<Numbers values={letters.map(({ students }) => students)} />
						</tr>
						<tr>
							<th scope="row">{text.share}</th>
							{letters.map(({ letter, students }) => (
								<td key={letter} className="papers-number">
									{share(students, whole.students)}
								</td>
							))}
						</tr>
					</tbody>
				</table>
			)}
		</PaperFrame>
	);
};

const share = (part: number, all: number) => (all === 0 ? text.none : text.percent(Math.round((100 * part) / all)));

const CountRow = ({ name, students, passed, failed, topped }: { name: string } & Counts) => (
	<tr>
		<th scope="row">{name}</th>
		<Numbers values={[students, passed, failed]} />
		<td className="papers-number">{share(passed, students)}</td>
		{topped !== null && <Numbers values={[topped]} />}
	</tr>
);

const Numbers = ({ values }: { values: readonly number[] }) =>
	values.map((value, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed.
		<td key={index} className="papers-number">
			{toBengaliDigits(value)}
		</td>
	));

/** The number beside it says the same. */
const Bar = ({ part, all }: { part: number; all: number }) => (
	<svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none">
		<rect width="100" height="6" fill="#e2e2e2" />
		<rect width={all === 0 ? 0 : (100 * part) / all} height="6" fill="#1c6e4a" />
	</svg>
);
