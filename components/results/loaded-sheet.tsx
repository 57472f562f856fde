"use client";
import { useParams } from "next/navigation";
import { useEffect } from "react";
import { TryAgain } from "@/components/forms/try-again";
import { Waiting } from "@/components/forms/waiting";
import { NavLink } from "@/components/layout/nav-link";
import { sheetText as text } from "@/lib/bengali/results";
import { useStore } from "@/lib/browser/store";
import { useCall } from "@/lib/browser/use-call";
import { useLeave } from "@/lib/browser/use-leave";
import type { Result, SheetHead } from "@/lib/contract/results";
import { Sheet, SheetHeading } from "./sheet";
import styles from "./sheet.module.css";

type Parts = Record<"year" | "exam" | "class" | "student", string>;

/** The result that was searched for; whoever comes without one goes to search (spec section 2). */
export function LoadedSheet() {
	const { replace } = useLeave();
	const { year, exam, class: classId, student } = useParams<Parts>();
	const result = useStore((store) => store.Result);
	const subjects = useStore((store) => store.ResultSubject);
	const address = result && [result.year_id, result.exam_id, result.class_id, result.student_id].join("/");
	const loaded = address === [year, exam, classId, student].join("/");

	useEffect(() => {
		if (!loaded) replace("/student-result");
	}, [loaded, replace]);

	if (!result || !loaded) return <Waiting>{text.redirecting}</Waiting>;
	return (
		<>
			<Sheet result={result} subjects={subjects} heading={<LoadedHeading result={result} />} />
			<p className={`${styles.actions} no-print`}>
				<button type="button" className="button" onClick={() => print()}>
					{text.print}
				</button>
				<NavLink href="/student-result" className="button quiet">
					{text.again}
				</NavLink>
			</p>
		</>
	);
}

function LoadedHeading({ result: { student_id, year_id, exam_id } }: { result: Result }) {
	const year = useStore((store) => store.ResultPage?.year.find(({ id }) => id === year_id)?.year);
	const { data, failure, again } = useCall<SheetHead>(`/api/student-detail/${student_id}/${year_id}/${exam_id}`);
	if (failure) return <TryAgain message={`${text.failed} ${failure.message}`} again={again} />;
	return data ? <SheetHeading head={data} year={year} /> : <Waiting>{text.loading}</Waiting>;
}
