"use client";
import { OpenCirculars } from "@/components/circulars/open-circulars";
import { Waiting } from "@/components/forms/waiting";
import { profileText as text } from "@/lib/bengali/student-area";
import { logOut } from "@/lib/browser/tokens";
import { useCall } from "@/lib/browser/use-call";
import { usePathParts } from "@/lib/browser/use-path-parts";
import { useSession } from "@/lib/browser/use-session";
import type { CircularsAnswer } from "@/lib/contract/circulars";
import { circularsPath, passwordPath } from "@/lib/contract/paths";
import type { PictureAnswer, Student } from "@/lib/contract/students";
import { CallFailure } from "./call-failure";
import { DataRequests } from "./data-requests";
import { PictureChange } from "./picture-change";
import styles from "./profile.module.css";
import { ProfileFacts } from "./profile-facts";

/** The logged-in student's record and picture upload. */
export function Profile() {
	const { studentid } = usePathParts<"studentid">("/profile/[studentid]");
	const id = encodeURIComponent(studentid);
	const { token, callWithToken } = useSession({ number: studentid });
	const { data, failure, again, change } = useCall<{ data: Student }>(
		token ? `/api/student-get/${id}` : null,
		(call) => callWithToken(call, { method: "GET" }),
		token,
	);
	const circulars = useCall<CircularsAnswer>(
		token ? circularsPath(id) : null,
		(call) => callWithToken(call, { method: "GET" }),
		token,
	);
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
