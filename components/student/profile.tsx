"use client";
import { useParams } from "next/navigation";
import { Waiting } from "@/components/forms/waiting";
import { NavLink } from "@/components/layout/nav-link";
import { profileText as text } from "@/lib/bengali/student-area";
import { useProfile } from "@/lib/browser/use-profile";
import { CallFailure } from "./call-failure";
import { PictureChange } from "./picture-change";
import styles from "./profile.module.css";
import { ProfileFacts } from "./profile-facts";

export function Profile() {
	const { studentid } = useParams<{ studentid: string }>();
	const { student, failure, again, changePicture, leave } = useProfile(studentid);
	if (failure) return <CallFailure what={text.failed} error={failure} again={again} />;
	if (!student) return <Waiting>{text.loading}</Waiting>;
	return (
		<div className={styles.profile}>
			<div className={styles.side}>
				<PictureChange student={student} change={changePicture} />
				<p className={`${styles.actions} no-print`}>
					<NavLink href={`/change-password/${student.code}`} className="button quiet">
						{text.password}
					</NavLink>
					<button type="button" className="button quiet" onClick={leave}>
						{text.leave}
					</button>
				</p>
			</div>
			<ProfileFacts student={student} />
		</div>
	);
}
