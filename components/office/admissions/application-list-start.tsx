import { headers } from "next/headers";
import { deskText } from "@/lib/bengali/office/admissions";
import { findStaffFor } from "@/lib/office/guard";

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
