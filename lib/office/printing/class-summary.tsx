/** How a class did in a released exam: passed and failed by section and by subject, and how often each letter. */

import { Table } from "@/components/layout/column-heads";
import { toBengaliDigits } from "@/lib/bengali/digits";
import type { FrozenSheet, FrozenSubject } from "@/lib/contract/frozen-sheet";
import { isGraded, isJudged } from "../certificates/result-facts";
import { certificatePaperText } from "../certificates/text-fields";
import { groupBy } from "../lists/known";
import type { Exam } from "./choices";
import { type Desk, PaperFrame } from "./paper-frame";
import { printingText, paperText as text } from "./text";

/** Numbers of students; `topped` have the highest average of the scale, null without grades. */
type Counts = { students: number; passed: number; failed: number; topped: number | null };

type SubjectCounts = { name: string; students: number; passed: number; failed: number; absent: number };

export type ClassSummary = {
	/** The highest point of the scale; null without grades. */
	top: number | null;
	whole: Counts;
	sections: ({ id: number; name: string } & Counts)[];
	/** In the order of the sheets. Who is absent is among the failed. */
	subjects: SubjectCounts[];
	/** The best first; empty without grades. */
	letters: { letter: string; students: number }[];
};

function countSheets(sheets: readonly FrozenSheet[], top: number | null): Counts {
	const failed = sheets.filter((sheet) => sheet.failed > 0).length;
	const topped = top === null ? null : sheets.filter(({ gpa }) => gpa === top).length;
	const passed = sheets.filter((sheet) => sheet.failed === 0 && isJudged(sheet)).length;
	return { students: sheets.length, passed, failed, topped };
}

/** Sheets of before results were frozen have no reasons. */
const isFailed = ({ point, reason }: FrozenSubject) => reason !== null || point === 0;

function countSubject(name: string, all: readonly (FrozenSubject & Pick<FrozenSheet, "origin">)[]): SubjectCounts {
	const failed = all.filter(isFailed).length;
	const passed = all.filter(
		(subject) => !isFailed(subject) && (subject.origin === "marks" || isGraded(subject)),
	).length;
	const absent = all.filter(({ reason }) => reason === "absent").length;
	return { name, students: all.length, passed, failed, absent };
}

/** @param sheets those of one class and exam, by section */
export function summariseClass(sheets: readonly FrozenSheet[]): ClassSummary {
	const scale = sheets.find(({ rules }) => rules.scale)?.rules.scale ?? null;
	const top = scale?.[0]?.[2] ?? null;
	const sections = groupBy(sheets, ({ section }) => section.id);
	const subjects = groupBy(
		sheets.flatMap(({ origin, subjects: own }) => own.map((subject) => ({ ...subject, origin }))),
		({ name }) => name,
	);
	return {
		top,
		whole: countSheets(sheets, top),
		sections: [...sections.values()].map((own) => ({ ...own[0].section, ...countSheets(own, top) })),
		subjects: [...subjects].map(([name, all]) => countSubject(name, all)),
		letters: (scale ?? []).map(([, letter]) => ({
			letter,
			students: sheets.filter((sheet) => sheet.letter === letter).length,
		})),
	};
}

export type SummaryPaper = { exam: Exam; title: string; summary: ClassSummary };

/** Columns of sections and of subjects. */
const counted = [text.candidates, text.passed, text.failed];

/** How a class did in an exam: by section, by subject, by letter. */
export const ClassSummary = ({ exam, title, summary, school, signed }: SummaryPaper & Desk) => {
	const { letters, sections, subjects, top, whole } = summary;
	return (
		<PaperFrame
			form="list"
			label={title}
			lines={[title, text.examOf(exam)]}
			school={school}
			seal={certificatePaperText.bn.seal}
			signed={signed}
			signatures={[text.classTeacher, text.examiner, text.headTeacher]}
			title={printingText.papers["class-summary"].name}
		>
			<Table
				className="papers-table papers-counts"
				columns={[text.section, ...counted, text.passedShare, top !== null && text.topGpa(top)]}
			>
				{sections.map(({ id, name, ...counts }) => (
					<CountRow key={id} name={name} {...counts} />
				))}
				{sections.length > 1 && <CountRow name={text.whole} {...whole} />}
			</Table>
			<h3 className="papers-subtitle">{text.bySubject}</h3>
			<Table
				className="papers-table papers-counts"
				columns={[text.subject, ...counted, text.absentAmong, { colSpan: 2, children: text.passedShare }]}
			>
				{subjects.map(({ name, students, passed, failed, absent }) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						<Numbers values={[students, passed, failed, absent]} />
						<td className="papers-number">{share(passed, passed + failed)}</td>
						<td className="papers-bar">
							<Bar part={passed} all={passed + failed} />
						</td>
					</tr>
				))}
			</Table>
			{letters.length > 0 && (
				<Table
					className="papers-table papers-counts papers-letters"
					columns={[text.grade, ...letters.map(({ letter }) => letter)]}
				>
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
				</Table>
			)}
		</PaperFrame>
	);
};

const share = (part: number, all: number) => (all === 0 ? text.none : text.percent(Math.round((100 * part) / all)));

const CountRow = ({ name, students, passed, failed, topped }: { name: string } & Counts) => (
	<tr>
		<th scope="row">{name}</th>
		<Numbers values={[students, passed, failed]} />
		<td className="papers-number">{share(passed, passed + failed)}</td>
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
