import { notFound } from "next/navigation";
import { CallButton } from "../parts/call-button";
import { ListTable } from "../parts/column-heads";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import { type CorrectionPlan, resultNames } from "./operation";
import { resultNamesText as text } from "./text";

/** `/admin/result-names/:student`: names on released sheets that differ from the student's record, and the button. */
export const ResultNamesView = subjectPage("result-names", async ({ view, id: student }) => {
	const plan = student ? await orGone(resultNames.plan({ student, fingerprint: "" })) : "gone";
	if (plan === "gone") notFound();
	return (
		<SubjectPage view={view} className="result-names" title={text.title(plan.names.name)}>
			<p>{text.explanation}</p>
			<Corrections plan={plan} />
			<p>
				<a href={`/admin/collections/students/${plan.student}`}>{text.back}</a>
			</p>
		</SubjectPage>
	);
});

const namesOf = ({ name, father, mother }: CorrectionPlan["names"]) => [name, father, mother].join(" · ");

function Corrections({ plan: { student, names, corrections, fingerprint } }: { plan: CorrectionPlan }) {
	if (corrections.length === 0) return <p>{text.none}</p>;
	const { exam, before, after } = text.columns;
	return (
		<>
			<ListTable columns={[exam, before, after]}>
				{corrections.map((correction) => (
					<tr key={correction.id}>
						<th scope="row">{correction.exam}</th>
						<td>{namesOf(correction.before)}</td>
						<td>{namesOf(names)}</td>
					</tr>
				))}
			</ListTable>
			<p>{text.warning}</p>
			<CallButton
				body={{ student, fingerprint }}
				confirm={{ question: text.question(corrections.length), yes: text.yes, no: text.no }}
				label={text.correct(corrections.length)}
				call="result-names/correct"
			/>
		</>
	);
}
