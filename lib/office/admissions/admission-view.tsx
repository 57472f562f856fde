import { notFound } from "next/navigation";
import { applicationWords } from "@/components/admission/application-sheet";
import { groupNames } from "@/lib/bengali/admission";
import { formatDate, formatMoment } from "@/lib/bengali/dates";
import type { Application } from "@/lib/contract/students";
import { studentStaffText } from "@/lib/office/words/students";
import { getSettings } from "@/lib/school/settings";
import { getClasses } from "@/lib/school/structure";
import { erasingText } from "../erasing/text";
import { mayDo } from "../guard";
import { CallButton } from "../parts/call-button";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { Pairs } from "../parts/pairs";
import { PrintButton } from "../parts/print";
import { StudentPicture } from "../students/student-photo";
import { type Consent, type DeskApplication, findDeskApplication, getDesk } from "./application";
import { AcceptForm, RefuseForm } from "./decision-forms";
import { type Desk, proposeSection } from "./desk";
import type { Double } from "./doubles";
import { queryOf } from "./queue";
import {
	acceptText,
	consentStateText,
	decisionText,
	deskText,
	doubleText,
	refuseText,
	applicationText as text,
} from "./text";

type DecisionProps = { application: DeskApplication; desk: Desk };

/** What can be decided on the application, or what was. */
function AdmissionDecision({ application, desk }: DecisionProps) {
	const { id, facts, decision, student, next } = application;
	const { state, by, at, reason } = decision;
	return (
		<section aria-label={decisionText.title} className="office-card office-screen office-snug admissions-decision">
			{state === "new" && (
				<>
					<AcceptForm desk={desk} id={id} section={proposeSection(desk, facts.present_class)} />
					<RefuseForm id={id} />
				</>
			)}
			{state === "admitted" && (
				<>
					<h2>{acceptText.admitted}</h2>
					{student && (
						<p>
							<a href={`/admin/collections/students/${student}`}>{acceptText.student}</a>
						</p>
					)}
				</>
			)}
			{state === "refused" && (
				<>
					<h2>{decisionText.refused}</h2>
					<p className="admissions-reason">{reason}</p>
					<CallButton
						body={{ id }}
						label={refuseText.takeBack}
						call="admissions/take-back"
						refreshesAlways
						sendingLabel={refuseText.sending}
					/>
				</>
			)}
			{by && at && <p className="office-quiet">{decisionText.by(by, formatMoment(at))}</p>}
			{next && (
				<p className="office-targets">
					<a href={`/admin/admissions/${next}`}>{acceptText.next}</a>
				</p>
			)}
		</section>
	);
}

/** All that the family has written. */
async function AdmissionFacts({ application }: { application: Application }) {
	const classes = await getClasses();
	const classOf = (classId: number) => classes.find(({ id }) => id === classId)?.class_name;
	return (
		<div className="admissions-groups">
			{applicationWords(application, classOf).map(({ group, facts }) => (
				<section key={group} aria-labelledby={`group-${group}`}>
					<h2 id={`group-${group}`}>{groupNames[group]}</h2>
					<Pairs
						pairs={facts.map(([label, value]) => [
							label,
							value || <span className="admissions-missing">{text.missing}</span>,
						])}
					/>
				</section>
			))}
		</div>
	);
}

const hrefOf = ({ state, id }: Double) =>
	state === null ? `/admin/collections/students/${id}` : `/admin/admissions/${id}`;

/** Links to applications and students that may be the same person. */
function AdmissionDoubles({ doubles }: { doubles: Double[] }) {
	if (doubles.length === 0) return null;
	return (
		<section
			aria-labelledby="doubles"
			className="office-note office-note--bad office-screen office-snug admissions-doubles"
		>
			<h2 id="doubles">{doubleText.title}</h2>
			<ul>
				{doubles.map((double) => (
					<li key={`${double.state}/${double.id}`}>
						<a href={hrefOf(double)}>{studentStaffText.titles.person(double.name, double.code, double.fatherName)}</a>{" "}
						<span>
							({double.state === null ? doubleText.student : doubleText.application(double.state)};{" "}
							{doubleText.same[double.same]})
						</span>
					</li>
				))}
			</ul>
			<p>{doubleText.explain}</p>
		</section>
	);
}

/** Whether a guardian has consented to what is kept, who, when and to which wording. */
function AdmissionConsent({ consent: { state, version, name, at } }: { consent: Consent }) {
	return (
		<section aria-labelledby="consent">
			<h2 id="consent">{consentStateText.title}</h2>
			{state === "given" ? (
				<p>
					{consentStateText.given(name ?? "", at ? formatMoment(at) : "")} {consentStateText.version(version)}
				</p>
			) : (
				<p>
					<strong>{consentStateText.missing[state ?? "unasked"]}.</strong>{" "}
					{consentStateText.explain[state ?? "unasked"]}
				</p>
			)}
		</section>
	);
}

/** `/admin/admissions/:id`: an application with all its facts, and the decision on it. */
export const AdmissionView = subjectPage("admissions", async ({ view, staff: account, id }) => {
	const application = id ? await findDeskApplication(id) : null;
	if (!application) notFound();
	const { facts, createdAt, decision, doubles, consent } = application;
	const [desk, { school_name, school_address }] = await Promise.all([getDesk(), getSettings()]);
	const path = "/admin/admissions";
	const list = path + queryOf({ state: decision.state, text: "", class: null });
	return (
		<SubjectPage
			view={view}
			above={[{ label: deskText.title, url: path }]}
			className="admissions-desk admissions-sheet"
			heading={null}
			title={facts.name}
		>
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
					<p className="office-line office-targets office-screen admissions-links">
						<PrintButton>{text.print}</PrintButton>
						<a href={`/admin/collections/applications/${id}`}>{text.edit}</a>
						{mayDo(account, "erasing") && <a href={`/admin/erase/applications/${id}`}>{erasingText.link}</a>}
						<a href={list}>{text.back}</a>
					</p>
				</div>
				<AdmissionDecision application={application} desk={desk} />
			</div>
		</SubjectPage>
	);
});
