"use client";
import { useParams } from "next/navigation";
import { NavLink } from "@/components/layout/nav-link";
import { detailsText } from "@/lib/bengali/admission";
import { useStudentRecord } from "@/lib/browser/use-student-record";
import type { Application } from "@/lib/contract/students";
import styles from "./application-details.module.css";
import { ApplicationSheet } from "./application-sheet";

/** An application as its own family sees it (spec section 2): to check, print and confirm. */
export function ApplicationDetails() {
	const { student_id } = useParams<{ student_id: string }>();
	const { data, failure, leaving, retry } = useStudentRecord<{ student: Application }>(
		`/api/student/student-details/${student_id}`,
	);
	if (failure && !leaving) {
		return (
			<div role="alert">
				<p>{failure}</p>
				<button type="button" className="button" onClick={retry}>
					{detailsText.retry}
				</button>
			</div>
		);
	}
	if (!data) return <p role="status">{leaving ? detailsText.login : detailsText.waiting}</p>;
	return (
		<>
			<ApplicationSheet application={data.student} />
			<div className={`${styles.tools} no-print`}>
				<NavLink href="/" className="button">
					{detailsText.confirm}
				</NavLink>
				<button type="button" className="button quiet" onClick={() => print()}>
					{detailsText.print}
				</button>
			</div>
		</>
	);
}
