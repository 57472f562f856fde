import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { requireTaskPage } from "../guard";
import { ListFilePage } from "../lists/list-file-page";
import { releaseText } from "../release/text";
import { OldResults } from "./old-results";
import { oldResultsText } from "./text";

/** `/admin/old-results`: results of before the system from a spreadsheet. */
export async function OldResultsView(props: AdminViewServerProps) {
	await requireTaskPage(await headers(), "old-results");
	return (
		<ListFilePage
			subject="old-results"
			parent={{ label: releaseText.title, url: "/admin/marks/release" }}
			text={oldResultsText}
			view={props}
		>
			<OldResults />
		</ListFilePage>
	);
}
