import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { formatDate } from "@/lib/bengali/dates";
import { requireTaskPage } from "../guard";
import { OfficeTemplate } from "../parts/office-template";
import { PrintButton } from "../parts/print-button";
import { readChecklist } from "./checklist";
import { ChecklistTable } from "./checklist-table";
import { checklistText as texts } from "./text";

/** `/admin/checklist`: the directorate's checklist, whole, on one printed page. */
export async function ChecklistView(props: AdminViewServerProps) {
	const staff = await requireTaskPage(await headers(), "checklist");
	const items = await readChecklist(staff);
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: texts.title }]} />
			<Gutter className="checklist-sheet">
				<h1>{texts.title}</h1>
				<p>{texts.explanation}</p>
				<p>{texts.printedAt(formatDate(new Date().toISOString()))}</p>
				<ChecklistTable items={items} />
				<PrintButton>{texts.print}</PrintButton>
			</Gutter>
		</OfficeTemplate>
	);
}
