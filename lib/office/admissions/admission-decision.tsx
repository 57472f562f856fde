import { formatMoment } from "@/lib/bengali/dates";
import { CallButton } from "../parts/call-button";
import type { DeskApplication } from "./application";
import { AcceptForm, RefuseForm } from "./decision-forms";
import { type Desk, proposeSection } from "./desk";
import { acceptText, refuseText, decisionText as text } from "./text";

type Props = { application: DeskApplication; desk: Desk };

/** What can be decided on the application, or what was. */
export function AdmissionDecision({ application, desk }: Props) {
	const { id, facts, decision, student, next } = application;
	const { state, by, at, reason } = decision;
	return (
		<section aria-label={text.title} className="office-card office-screen admissions-decision">
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
					<h2>{text.refused}</h2>
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
			{by && at && <p className="office-quiet">{text.by(by, formatMoment(at))}</p>}
			{next && (
				<p className="office-targets">
					<a href={`/admin/admissions/${next}`}>{acceptText.next}</a>
				</p>
			)}
		</section>
	);
}
