import { headers } from "next/headers";
import { findStaffFor } from "../guard";
import { importText } from "../import/text";
import { SearchFocus } from "../parts/search-focus";
import { sectionRosterText } from "../section-roster/text";
import { sectionSlipText } from "../slips/text";

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
