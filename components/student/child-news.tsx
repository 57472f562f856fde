import { TryAgain, Waiting } from "@/components/forms/loading";
import { type Fact, Facts } from "@/components/layout/facts";
import { dataRequestText } from "@/lib/bengali/data-requests";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { formatSpan, schoolYearText } from "@/lib/bengali/school-year";
import { childrenText as text } from "@/lib/bengali/student-area";
import type { useChild } from "@/lib/browser/use-child";
import type { OpenCircular } from "@/lib/contract/circulars";
import type { DataRequest } from "@/lib/contract/data-requests";
import { circularHash, itemPath, resultTextPath } from "@/lib/contract/paths";
import type { NewestResultAnswer } from "@/lib/contract/results";
import type { NextExam } from "@/lib/school/school-dates";
import styles from "./children.module.css";

type Props = ReturnType<typeof useChild> & {
	number: string;
	/** Of the child's class. */
	exam?: NextExam;
};

/** What the school asks of a child's family, what the family waits for, the next exam and the newest result. */
export function ChildNews({ number, student, circulars, result, requests, exam, loading, failure, again }: Props) {
	const waiting = requests?.filter(({ state }) => state === "open") ?? [];
	const facts: Fact[] = [];
	if (student) facts.push([text.exam, exam ? examText(exam) : text.noExam]);
	const newest = result && <Result number={number} {...result} />;
	if (result !== undefined) facts.push([text.result, newest ?? text.noResult]);
	if (waiting.length > 0) facts.push([text.requests, waiting.map(requestText).join("\n")]);
	return (
		<>
			{failure && <TryAgain message={`${text.failed} ${failure.message}`} again={again} />}
			{loading && <Waiting>{text.loading}</Waiting>}
			{circulars && <Asked circulars={circulars} />}
			<Facts className={styles.facts} facts={facts} />
		</>
	);
}

function Asked({ circulars }: { circulars: OpenCircular[] }) {
	if (circulars.length === 0) return <p>{text.nothingAsked}</p>;
	return (
		<div className={styles.asked}>
			<h3>{text.asked}</h3>
			<p>{text.circulars(circulars.length)}</p>
			<ul className="plain">
				{circulars.map(({ id, name }) => (
					<li key={id}>
						<a href={itemPath("notice", name) + circularHash}>{name}</a>
					</li>
				))}
			</ul>
		</div>
	);
}

function examText({ name, from, to, isOngoing, sittings = [] }: NextExam): string {
	const now = isOngoing ? ` (${from === to ? schoolYearText.today : schoolYearText.ongoing})` : "";
	return [name, `${formatSpan(from, to)}${now}`, ...sittings].join("\n");
}

const requestText = ({ kind, until }: DataRequest): string =>
	text.request(dataRequestText.kinds[kind], formatDate(until));

type Newest = NonNullable<NewestResultAnswer["data"]>;

function Result({ number, exam_name, exam_id, year_id, year, gpa, grade = "" }: Newest & { number: string }) {
	return (
		<>
			<a href={resultTextPath(Number(number), year_id, exam_id)}>
				{exam_name}, {toBengaliDigits(year)}
			</a>
			{gpa !== undefined && `\n${text.gpa(gpa, grade)}`}
		</>
	);
}
