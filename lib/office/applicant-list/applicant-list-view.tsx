import { deskText } from "../admissions/text";
import { listFilePage } from "../lists/list-file-page";
import { listFileText } from "./text";

/** `/admin/admissions/import`: a list of selected applicants into the queue. */
export const ApplicantListView = listFilePage("applicant-list", {
	parent: { label: deskText.title, url: "/admin/admissions" },
	text: listFileText,
});
