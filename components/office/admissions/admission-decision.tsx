import { formatMoment } from "@/lib/bengali/dates";
import { acceptText, decisionText as text } from "@/lib/bengali/office/admissions";
import type { DeskApplication, Place } from "@/lib/office/admissions/application";
import type { SectionSize } from "@/lib/office/slips/slips";
import type { EnrolmentChoices } from "@/lib/office/students/schema";
import { AcceptForm } from "./accept-form";
import { RefuseForm } from "./refuse-form";
import { TakeBackButton } from "./take-back-button";

type Props = { application: DeskApplication; choices: EnrolmentChoices; place: Place; sizes: SectionSize[] };

/** What can be decided on the application, or what was. */
export function AdmissionDecision({ application, choices, place, sizes }: Props) {
	const { id, decision, student, next } = application;
	const { state, by, at, reason } = decision;
	return (
		<section aria-label={text.title} className="admissions-decision">
			{state === "new" && (
				<>
					<AcceptForm choices={choices} id={id} place={place} sizes={sizes} />
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
					<TakeBackButton id={id} />
				</>
			)}
			{by && at && <p className="admissions-quiet">{text.by(by, formatMoment(at))}</p>}
			{next && (
				<p className="admissions-next">
					<a href={`/admin/admissions/${next}`}>{acceptText.next}</a>
				</p>
			)}
		</section>
	);
}
