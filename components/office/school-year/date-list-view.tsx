import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { dateListText as text } from "@/lib/bengali/date-list";
import { schoolDatesText } from "@/lib/bengali/school-dates";
import { requireTaskPage } from "@/lib/office/guard";
import { OfficeTemplate } from "../office-template";
import { DateList } from "./date-list";

/** `/admin/school-dates/import`: dates of the school year from a spreadsheet. */
export async function DateListView(props: AdminViewServerProps) {
	await requireTaskPage(await headers(), "dates", "/admin/school-dates/import");
	return (
		<OfficeTemplate {...props}>
			<SetStepNav
				nav={[{ label: schoolDatesText.labels.plural, url: "/admin/collections/school-dates" }, { label: text.link }]}
			/>
			<Gutter className="admissions-desk">
				<h1>{text.title}</h1>
				<p>{text.explain}</p>
				<p className="admissions-links">
					<a download href="/office/date-list/template">
						{text.template}
					</a>
				</p>
				<DateList />
			</Gutter>
		</OfficeTemplate>
	);
}
