import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { oldResultsText } from "@/lib/bengali/office/old-results";
import { releaseText } from "@/lib/bengali/office/release";
import { requireTaskPage } from "@/lib/office/guard";
import { ListFilePage } from "../lists/list-file-page";
import { OldResults } from "./old-results";

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
