import { headers } from "next/headers";
import { importText } from "@/lib/bengali/office/import";
import { sectionRosterText } from "@/lib/bengali/office/section-roster";
import { sectionSlipText } from "@/lib/bengali/office/slips";
import { findStaffFor } from "@/lib/office/guard";
import { SearchFocus } from "../search-focus";

const links = [
	["/admin/section-roster", sectionRosterText.link],
	["/admin/slips", sectionSlipText.link],
	["/admin/import", importText.open],
] as const;

/** Above the list of students: what is done with many of them. Also puts the cursor into the search box. */
export async function StudentListStart() {
	const account = await findStaffFor(await headers(), "students");
	return (
		<>
			<SearchFocus />
			{account && (
				<p className="student-list-links">
					{links.map(([href, name]) => (
						<a key={href} href={href}>
							{name}
						</a>
					))}
				</p>
			)}
		</>
	);
}
