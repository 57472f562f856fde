"use client";
import { useParams, useRouter } from "next/navigation";
import { useEffect } from "react";
import { Waiting } from "@/components/forms/waiting";
import { NavLink } from "@/components/layout/nav-link";
import { sheetText } from "@/lib/bengali/results";
import { useStore } from "@/lib/browser/store";
import { MarksTable } from "./marks-table";
import styles from "./sheet.module.css";
import { SheetHeading } from "./sheet-heading";
import { SheetSummary } from "./sheet-summary";

type Parts = Record<"year" | "exam" | "class" | "student", string>;

/** The result that was searched for; whoever comes without one goes to search (spec section 2). */
export function GradeSheet() {
	const router = useRouter();
	const { year, exam, class: classId, student } = useParams<Parts>();
	const result = useStore((store) => store.Result);
	const subjects = useStore((store) => store.ResultSubject);
	const address = result && [result.year_id, result.exam_id, result.class_id, result.student_id].join("/");
	const loaded = address === [year, exam, classId, student].join("/");

	useEffect(() => {
		if (!loaded) router.replace("/student-result");
	}, [loaded, router]);

	if (!result || !loaded) return <Waiting>{sheetText.redirecting}</Waiting>;
	return (
		<>
			<article className={styles.sheet}>
				<SheetHeading result={result} />
				<MarksTable type={result.exam_type} subjects={subjects} />
				<SheetSummary result={result} subjects={subjects} />
				<div className={styles.signatures}>
					<span>{sheetText.classTeacher}</span>
					<span>{sheetText.headTeacher}</span>
				</div>
			</article>
			<p className={`${styles.actions} no-print`}>
				<button type="button" className="button" onClick={() => print()}>
					{sheetText.print}
				</button>
				<NavLink href="/student-result" className="button quiet">
					{sheetText.again}
				</NavLink>
			</p>
		</>
	);
}
