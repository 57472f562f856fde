"use client";
import { useParams } from "next/navigation";
import { Waiting } from "@/components/forms/waiting";
import { NavLink } from "@/components/layout/nav-link";
import { CallFailure } from "@/components/student/call-failure";
import { detailsText } from "@/lib/bengali/admission";
import { useOwnApplication } from "@/lib/browser/use-own-application";
import styles from "./application-details.module.css";
import { ApplicationSheet } from "./application-sheet";

/** An application as its own family sees it (spec section 2): to check, print and confirm. */
export function ApplicationDetails() {
	const { student_id } = useParams<{ student_id: string }>();
	const { application, failure, again } = useOwnApplication(student_id);
	if (failure) return <CallFailure what={detailsText.failed} error={failure} again={again} />;
	if (!application) return <Waiting>{detailsText.waiting}</Waiting>;
	return (
		<>
			<ApplicationSheet application={application} />
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
