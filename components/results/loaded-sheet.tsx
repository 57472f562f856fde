"use client";
import { useEffect } from "react";
import { TryAgain, Waiting } from "@/components/forms/loading";
import { sheetText as text } from "@/lib/bengali/results";
import { callApi } from "@/lib/browser/call";
import { keepLastResult } from "@/lib/browser/last-result";
import { useStore } from "@/lib/browser/store";
import { loginKey, readStored } from "@/lib/browser/stored-token";
import { useCall } from "@/lib/browser/use-call";
import { useLeave } from "@/lib/browser/use-leave";
import { usePathParts } from "@/lib/browser/use-path-parts";
import type { Result, ResultDetails, ResultSubject, SheetHead } from "@/lib/contract/results";
import { Sheet, SheetHeading, sheetWords } from "./sheet";
import styles from "./sheet.module.css";

type Part = "year" | "exam" | "class" | "student";
const route = "/student-result-publish/[year]/[exam]/[class]/[student]";

/** The grade sheet of the last search, from the store; redirects to the search when it is not there. */
export function LoadedSheet() {
	const { replace } = useLeave();
	const { year, exam, class: classId, student } = usePathParts<Part>(route);
	const result = useStore((store) => store.Result);
	const subjects = useStore((store) => store.ResultSubject);
	const details = useStore((store) => store.details);
	const address = result && [result.year_id, result.exam_id, result.class_id, result.student_id].join("/");
	const loaded = address === [year, exam, classId, student].join("/");

	useEffect(() => {
		if (!loaded) replace("/student-result");
	}, [loaded, replace]);

	if (!result || !details || !loaded) return <Waiting>{text.redirecting}</Waiting>;
	return (
		<>
			<Sheet
				result={result}
				subjects={subjects}
				details={details}
				heading={<LoadedHeading result={result} subjects={subjects} details={details} />}
			/>
			<p className={`buttons ${styles.actions} no-print`}>
				<button type="button" className="button" onClick={() => print()}>
					{text.print}
				</button>
				<a href="/student-result" className="button quiet">
					{text.again}
				</a>
			</p>
		</>
	);
}

type Loaded = { result: Result; subjects: ResultSubject[]; details: ResultDetails };

function LoadedHeading({ result, subjects, details }: Loaded) {
	const { student_id, year_id, exam_id } = result;
	const year = useStore((store) => store.ResultPage?.year.find(({ id }) => id === year_id)?.year);
	const proof = useStore((store) => store.proof);
	const { data, failure, again } = useCall<SheetHead>(
		`/api/student-detail/${student_id}/${year_id}/${exam_id}`,
		// With the proof of the search: the phone's IP address may have changed since.
		(path) => callApi(path, { body: { proof }, token: readStored(loginKey) }),
	);
	useEffect(() => {
		if (data)
			keepLastResult({ exam: data.exam_name, facts: sheetWords({ head: data, year, result, subjects, details }) });
	}, [data, year, result, subjects, details]);
	if (failure) return <TryAgain message={`${text.failed} ${failure.message}`} again={again} />;
	return data ? <SheetHeading head={data} year={year} /> : <Waiting>{text.loading}</Waiting>;
}
