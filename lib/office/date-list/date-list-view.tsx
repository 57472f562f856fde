import { listFilePage } from "../lists/list-file-page";
import { dateListText, schoolDatesText } from "./text";

/** `/admin/school-dates/import`: dates of the school year from a spreadsheet. */
export const DateListView = listFilePage("date-list", {
	parent: { label: schoolDatesText.labels.plural, url: "/admin/collections/school-dates" },
	text: dateListText,
});
