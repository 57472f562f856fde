import useSWR from "swr";
import { TryAgain } from "@/components/forms/try-again";
import { Waiting } from "@/components/forms/waiting";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { sheetText as text } from "@/lib/bengali/results";
import { ask } from "@/lib/browser/call";
import { useStore } from "@/lib/browser/store";
import { askedOnce } from "@/lib/browser/use-kept";
import type { Result, SheetHead } from "@/lib/contract/results";
import styles from "./sheet.module.css";

/** Whose sheet it is, and of which exam. */
export function SheetHeading({ result }: { result: Result }) {
	const { student_id, year_id, exam_id } = result;
	const year = useStore((store) => store.ResultPage?.year.find(({ id }) => id === year_id)?.year);
	const { data, error, isValidating, mutate } = useSWR<SheetHead, Error>(
		`/api/student-detail/${student_id}/${year_id}/${exam_id}`,
		(call: string) => ask<SheetHead>(call),
		askedOnce,
	);
	if (!data && !isValidating && error) {
		return <TryAgain message={`${text.failed} ${error.message}`} again={() => void mutate()} />;
	}
	if (!data) return <Waiting>{text.loading}</Waiting>;

	const { student, class: of, section, exam_name, roll } = data;
	const facts = [
		[text.name, student.name],
		[text.code, toBengaliDigits(student.code)],
		[text.father, student.fathers_name],
		[text.mother, student.mothers_name],
		[text.class, of.class_name],
		[text.section, section.section_name],
		[text.roll, toBengaliDigits(roll)],
		[text.year, year === undefined ? text.none : toBengaliDigits(year)],
	];
	return (
		<>
			<h2 className={styles.exam}>{exam_name}</h2>
			<dl className={styles.facts}>
				{facts.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</>
	);
}
