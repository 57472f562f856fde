import { headers } from "next/headers";
import { findStaffFor } from "../guard";
import { deskText } from "./text";

/** Above the list of applications, where their facts are corrected: the way to the decisions. */
export async function ApplicationListStart() {
	const account = await findStaffFor(await headers(), "admissions");
	return (
		account && (
			<p className="student-list-links">
				<a href="/admin/admissions">{deskText.title}</a>
			</p>
		)
	);
}
