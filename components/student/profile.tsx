"use client";
import { OpenCirculars } from "@/components/circulars/open-circulars";
import { Waiting } from "@/components/forms/loading";
import { useClassNames } from "@/components/layout/class-names";
import { Facts } from "@/components/layout/facts";
import { childrenText, profileText as text } from "@/lib/bengali/student-area";
import { loginPath } from "@/lib/browser/login-redirect";
import { logOut, useTokens } from "@/lib/browser/tokens";
import { usePathParts } from "@/lib/browser/use-path-parts";
import { useAnswer, useSession } from "@/lib/browser/use-session";
import type { CircularsAnswer } from "@/lib/contract/circulars";
import { childrenPath, circularsPath, passwordPath, studentPath } from "@/lib/contract/paths";
import type { PictureAnswer, Student } from "@/lib/contract/students";
import { CallFailure } from "./call-failure";
import { ChildSwitch } from "./child-switch";
import { DataRequests } from "./data-requests";
import { personFacts } from "./person-facts";
import { PictureChange } from "./picture-change";
import styles from "./profile.module.css";

/** The student's page below the links to the other children whose logins this phone has. */
export function Profile() {
	const { studentid } = usePathParts<"studentid">("/profile/[studentid]");
	return (
		<>
			<ChildSwitch number={studentid} />
			<Own studentid={studentid} />
		</>
	);
}

/** The logged-in student's record and picture upload. */
function Own({ studentid }: { studentid: string }) {
	const id = encodeURIComponent(studentid);
	const session = useSession({ number: studentid });
	const { token, callWithToken } = session;
	const { data, failure, again, change } = useAnswer<{ data: Student }>(studentPath(id), session);
	const circulars = useAnswer<CircularsAnswer>(circularsPath(id), session);
	const isOnly = useTokens()?.children.length === 1;
	if (failure) return <CallFailure what={text.failed} error={failure} again={again} />;
	if (!data || !token) return <Waiting>{text.loading}</Waiting>;

	const changePicture = async (image: string): Promise<string> => {
		const answer = await callWithToken<PictureAnswer>(`/api/profile-picture-change/${id}`, { body: { image } });
		await change((now) => ({ data: { ...now.data, image: answer.data.image } }));
		return answer.message;
	};
	return (
		<>
			<OpenCirculars {...circulars} />
			<div className={styles.profile}>
				<div className={styles.side}>
					<PictureChange student={data.data} change={changePicture} />
					<p className={`${styles.actions} no-print`}>
						<a href={passwordPath(data.data.code)} className="button quiet">
							{text.password}
						</a>
						{isOnly && (
							<a href={loginPath(childrenPath, "add")} className="button quiet">
								{childrenText.add}
							</a>
						)}
						<button type="button" className="button quiet" onClick={() => logOut(token)}>
							{text.leave}
						</button>
					</p>
				</div>
				<div>
					<ProfileFacts student={data.data} />
					<DataRequests number={studentid} token={token} callWithToken={callWithToken} />
				</div>
			</div>
		</>
	);
}

const groups = [
	["student", ["name", "code", "date_of_birth", "date_of_birth_no", "gender"]],
	["school", ["present_class", "permanent_class", "permanent_school_name"]],
	["family", ["fathers_name", "father_mobile_no", "mothers_name", "mothers_mobile_no"]],
	[
		"address",
		["present_address_details", "present_address_thana", "permanent_address_details", "permanent_address_thana"],
	],
] as const;

function ProfileFacts({ student }: { student: Student }) {
	return (
		<div>
			{personFacts(student, groups, text.fields, useClassNames()).map(({ group, facts }) => (
				<section key={group} className={styles.group}>
					<h2>{text.groups[group]}</h2>
					<Facts facts={facts} missing={text.missing} className={styles.facts} />
				</section>
			))}
		</div>
	);
}
