import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { deskText, listFileText as text } from "@/lib/bengali/admissions-desk";
import { requireTaskPage } from "@/lib/office/guard";
import { OfficeTemplate } from "../office-template";
import { ApplicantList } from "./applicant-list";

const path = "/admin/admissions";

/** `/admin/admissions/import`: a list of selected applicants into the queue. */
export async function AdmissionsImportView(props: AdminViewServerProps) {
	await requireTaskPage(await headers(), "admissions", `${path}/import`);
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: deskText.title, url: path }, { label: text.link }]} />
			<Gutter className="admissions-desk">
				<h1>{text.title}</h1>
				<p>{text.explain}</p>
				<p className="admissions-links">
					<a download href="/office/applicant-list/template">
						{text.template}
					</a>
				</p>
				<ApplicantList />
			</Gutter>
		</OfficeTemplate>
	);
}
