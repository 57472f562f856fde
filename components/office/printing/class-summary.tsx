import { toBengaliDigits } from "@/lib/bengali/digits";
import { printingText, paperText as text } from "@/lib/bengali/office/printing";
import type { Counts } from "@/lib/office/printing/class-summary";
import type { Paper, School } from "@/lib/office/printing/papers";
import { Letterhead } from "./letterhead";
import { Signatures } from "./signatures";

type Props = Extract<Paper, { kind: "class-summary" }> & { school: School };

/** How a class did in an exam: by section, by subject, by letter. */
export const ClassSummary = ({ exam, title, summary, school }: Props) => {
	const { letters, sections, subjects, top, whole } = summary;
	const most = Math.max(1, ...letters.map(({ students }) => students));
	return (
		<section className="papers-sheet" aria-label={title}>
			<Letterhead
				school={school}
				title={printingText.papers["class-summary"].name}
				lines={[`${exam.name} · ${toBengaliDigits(exam.year)} · ${title}`]}
			/>
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
			<h2 className="papers-subtitle">{text.bySubject}</h2>
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
				<>
					<h2 className="papers-subtitle">{text.byLetter}</h2>
					<table className="papers-table papers-counts">
						<tbody>
							{letters.map(({ letter, students }) => (
								<tr key={letter}>
									<th scope="row">{letter}</th>
									<Numbers values={[students]} />
									<td className="papers-number">{share(students, whole.students)}</td>
									<td className="papers-bar">
										<Bar part={students} all={most} />
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</>
			)}
			<Signatures names={[text.classTeacher, text.examiner, text.headTeacher]} />
		</section>
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
