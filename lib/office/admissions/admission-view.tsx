import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { formatDate } from "@/lib/bengali/dates";
import { getSettings } from "@/lib/school/settings";
import { erasingText } from "../erasing/text";
import { mayDo, requireTaskPage } from "../guard";
import { OfficeTemplate } from "../parts/office-template";
import { PrintButton } from "../parts/print-button";
import { recordSchema } from "../students/schema";
import { StudentPicture } from "../students/student-photo";
import { AdmissionConsent } from "./admission-consent";
import { AdmissionDecision } from "./admission-decision";
import { AdmissionDoubles } from "./admission-doubles";
import { AdmissionFacts } from "./admission-facts";
import { findDeskApplication, getDesk } from "./application";
import { queryOf } from "./filter";
import { deskText, applicationText as text } from "./text";

/** `/admin/admissions/:id`: an application with all its facts, and the decision on it. */
export async function AdmissionView(props: AdminViewServerProps) {
	const [, asked] = (props.params?.segments ?? []) as string[];
	const account = await requireTaskPage(await headers(), "admissions", `/admin/admissions/${asked}`);
	const params = recordSchema.safeParse({ id: asked });
	const application = params.success ? await findDeskApplication(params.data.id) : null;
	if (!application) notFound();
	const { id, facts, createdAt, decision, doubles, consent } = application;
	const [desk, { school_name, school_address }] = await Promise.all([getDesk(), getSettings()]);
	const path = "/admin/admissions";
	const list = path + queryOf({ state: decision.state, text: "", class: null });
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: deskText.title, url: path }, { label: facts.name }]} />
			<Gutter className={`admissions-desk admissions-sheet`}>
				<p className="admissions-school">{[school_name, school_address].filter(Boolean).join(", ")}</p>
				<div className="admissions-head">
					<h1>{facts.name}</h1>
					<p>
						{text.number(facts.code)} · {text.received(formatDate(createdAt))} ·{" "}
						<strong>{deskText.states[decision.state]}</strong>
					</p>
				</div>
				<div className="admissions-columns">
					<div className="admissions-photo">
						<StudentPicture name={facts.name} picture={facts.image} />
					</div>
					<div className="admissions-facts">
						<AdmissionDoubles doubles={doubles} />
						<AdmissionFacts application={facts} />
						<AdmissionConsent consent={consent} />
						<p className="admissions-links">
							<PrintButton>{text.print}</PrintButton>
							<a href={`/admin/collections/applications/${id}`}>{text.edit}</a>
							{mayDo(account, "erasing") && <a href={`/admin/erase/applications/${id}`}>{erasingText.link}</a>}
							<a href={list}>{text.back}</a>
						</p>
					</div>
					<AdmissionDecision application={application} desk={desk} />
				</div>
			</Gutter>
		</OfficeTemplate>
	);
}
