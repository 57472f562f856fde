import { listFilePage } from "../lists/list-file-page";
import { releaseText } from "../release/text";
import { oldResultsText } from "./text";

/** `/admin/old-results`: results of before the system from a spreadsheet. */
export const OldResultsView = listFilePage("old-results", {
	parent: { label: releaseText.title, url: "/admin/marks/release" },
	text: oldResultsText,
	done: "/admin/collections/results",
});
