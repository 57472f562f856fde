import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { schoolDatesText } from "@/lib/bengali/school-dates";
import { requireTaskPage } from "../guard";
import { ListFilePage } from "../lists/list-file-page";
import { DateList } from "./date-list";
import { dateListText } from "./text";

/** `/admin/school-dates/import`: dates of the school year from a spreadsheet. */
export async function DateListView(props: AdminViewServerProps) {
	await requireTaskPage(await headers(), "date-list");
	return (
		<ListFilePage
			subject="date-list"
			parent={{ label: schoolDatesText.labels.plural, url: "/admin/collections/school-dates" }}
			text={dateListText}
			view={props}
		>
			<DateList />
		</ListFilePage>
	);
}
