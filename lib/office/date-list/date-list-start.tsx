import { headers } from "next/headers";
import { schoolYearText } from "@/lib/bengali/school-year";
import { calendarPath } from "@/lib/contract/paths";
import { findStaffFor } from "../guard";
import { dateListText } from "./text";

/** Above the list of the school year's dates: many of them from a spreadsheet, and the page that shows them. */
export async function DateListStart() {
	const account = await findStaffFor(await headers(), "date-list");
	return (
		account && (
			<p className="office-row date-list-links">
				<a href="/admin/school-dates/import">{dateListText.link}</a>
				<a href={calendarPath()}>{schoolYearText.onSite}</a>
			</p>
		)
	);
}
