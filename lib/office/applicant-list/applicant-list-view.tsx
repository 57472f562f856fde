import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { deskText } from "../admissions/text";
import { requireTaskPage } from "../guard";
import { ListFilePage } from "../lists/list-file-page";
import { ApplicantList } from "./applicant-list";
import { listFileText } from "./text";

const path = "/admin/admissions";

/** `/admin/admissions/import`: a list of selected applicants into the queue. */
export async function ApplicantListView(props: AdminViewServerProps) {
	await requireTaskPage(await headers(), "applicant-list");
	return (
		<ListFilePage
			subject="applicant-list"
			parent={{ label: deskText.title, url: path }}
			text={listFileText}
			view={props}
		>
			<ApplicantList />
		</ListFilePage>
	);
}
