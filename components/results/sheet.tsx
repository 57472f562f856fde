import type { ReactNode } from "react";
import { Facts } from "@/components/layout/facts";
import { SheetCode } from "@/components/verify/sheet-code";
import { classTitle } from "@/lib/bengali/class-title";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { toOrdinal } from "@/lib/bengali/ordinal";
import { sheetText as text } from "@/lib/bengali/results";
import { countedFull } from "@/lib/contract/counted-full";
import { resultCodePath, resultTextPath } from "@/lib/contract/paths";
import type { FoundResult, Result, ResultDetails, ResultSubject, SheetHead } from "@/lib/contract/results";
import { MarksTable, shownMark } from "./marks-table";
import styles from "./sheet.module.css";

type Props = {
	result: Result;
	subjects: ResultSubject[];
	details: ResultDetails;
	/** A {@link SheetHeading}, or a placeholder while it loads. */
	heading: ReactNode;
	/** Null where a paper has signatures and code around it. */
	foot?: null;
};

/** Printed lines of subjects, two parts in each, up to which they are higher, so that a page is filled. */
const mostRoomy = 9;

/** A grade sheet, for screen and print. */
export function Sheet({ result, subjects, details, heading, foot }: Props) {
	const lines = subjects.reduce((sum, { parts }) => sum + Math.max(1, parts.length / 2), 0);
	return (
		<article className={lines > mostRoomy ? styles.sheet : `${styles.sheet} ${styles.roomy}`} data-paper="">
			{heading}
			<MarksTable type={result.exam_type} subjects={subjects} details={details.subjects} />
			<Facts facts={summaryOf(result, subjects, details)} className={styles.summary} />
			{details.imported && <p>{text.imported}</p>}
			{details.scale && <Scale scale={details.scale} />}
			<p className="no-print">
				<a className="button quiet" href={resultTextPath(result.student_id, result.year_id, result.exam_id)}>
					{result.gpa === undefined ? text.asText : text.how}
				</a>
			</p>
			{foot !== null && (
				<div className={styles.foot}>
					<span className={styles.signature}>{text.classTeacher}</span>
					<SheetCode src={resultCodePath(result.student_id, result.year_id, result.exam_id)} />
					<span className={styles.signature}>{text.headTeacher}</span>
				</div>
			)}
		</article>
	);
}

/** The letters with their marks, as boards print them; on paper alone. */
const Scale = ({ scale }: { scale: NonNullable<ResultDetails["scale"]> }) => (
	<p className={styles.scale}>
		{text.scale}{" "}
		{scale.map(({ from, grade, point }, index) => (
			<span key={grade}>{text.band(grade, from, scale[index - 1]?.from ?? null, point)}</span>
		))}
	</p>
);

type Words = [name: string, value: string];

function headWords({ student, class: schoolClass, section, roll }: SheetHead, year: number | undefined): Words[] {
	return [
		[text.name, student.name],
		[text.code, toBengaliDigits(student.code)],
		[text.father, student.fathers_name],
		[text.mother, student.mothers_name],
		[text.class, classTitle(schoolClass.class_name)],
		[text.section, section.section_name],
		[text.roll, toBengaliDigits(roll)],
		[text.year, year === undefined ? text.none : toBengaliDigits(year)],
	];
}

/** @returns what a sheet says, in words: the student, each subject's marks, the totals */
export const sheetWords = ({
	head,
	year,
	result,
	subjects,
	details,
}: Omit<FoundResult, "year"> & { year?: number }) => [
	...headWords(head, year),
	...subjects.map((subject, index): Words => {
		const { subject_name, marks, full_marks, grade } = subject;
		const mark = shownMark(subject, marks, details.subjects[index]);
		return [subject_name, toBengaliDigits([`${mark} / ${full_marks ?? text.none}`, grade].filter(Boolean).join(" · "))];
	}),
	...summaryOf(result, subjects, details),
];

/** Student and exam of a grade sheet. */
export function SheetHeading({ head, year }: { head: SheetHead; year: number | undefined }) {
	return (
		<>
			<h2 className={styles.exam}>{head.exam_name}</h2>
			<Facts facts={headWords(head, year)} className={styles.facts} />
		</>
	);
}

/** Totals; GPA and grade are omitted where the school does not grade. */
function summaryOf(result: Result, subjects: ResultSubject[], details: ResultDetails): Words[] {
	const { total_marks, position, gpa, grade } = result;
	const { placed, gpa_without_fourth: without } = details;
	const full = countedFull(subjects, details);
	return [
		[text.total, toBengaliDigits(`${total_marks} / ${full}`)],
		[text.position, placeOf(position, placed)],
		...(gpa === undefined ? [] : [[text.gpa, toBengaliDigits(gpa.toFixed(2))] satisfies Words]),
		...(without === null ? [] : [[text.gpaWithoutFourth, toBengaliDigits(without.toFixed(2))] satisfies Words]),
		...(grade === undefined ? [] : [[text.grade, grade] satisfies Words]),
	];
}

function placeOf(position: number | null, placed: number | null): string {
	if (position === null) return text.none;
	return placed === null ? toOrdinal(position) : text.placed(toOrdinal(position), placed);
}
