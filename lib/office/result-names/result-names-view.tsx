import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { idField } from "@/lib/contract/input";
import { requireTaskPage } from "../guard";
import { ColumnHeads } from "../parts/column-heads";
import { OfficeTemplate } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import { CorrectButton } from "./correct-button";
import { type CorrectionPlan, resultNames } from "./operation";
import { resultNamesText as text } from "./text";

/** `/admin/result-names/:student`: names on released sheets that differ from the student's record, and the button. */
export async function ResultNamesView(props: AdminViewServerProps) {
	const [, asked] = (props.params?.segments ?? []) as string[];
	await requireTaskPage(await headers(), "result-names", `/admin/result-names/${asked}`);
	const student = idField.safeParse(asked).data;
	const plan = student ? await orGone(resultNames.plan({ student, fingerprint: "" })) : "gone";
	if (plan === "gone") notFound();
	const title = text.title(plan.names.name);
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: title }]} />
			<Gutter className="result-names">
				<h1>{title}</h1>
				<p>{text.explanation}</p>
				<Corrections plan={plan} />
				<p>
					<a href={`/admin/collections/students/${plan.student}`}>{text.back}</a>
				</p>
			</Gutter>
		</OfficeTemplate>
	);
}

const namesOf = ({ name, father, mother }: CorrectionPlan["names"]) => [name, father, mother].join(" · ");

function Corrections({ plan: { student, names, corrections, fingerprint } }: { plan: CorrectionPlan }) {
	if (corrections.length === 0) return <p>{text.none}</p>;
	const { exam, before, after } = text.columns;
	return (
		<>
			<div className="table">
				<table>
					<ColumnHeads columns={[exam, before, after]} />
					<tbody>
						{corrections.map((one) => (
							<tr key={one.id}>
								<th scope="row">{one.exam}</th>
								<td>{namesOf(one.before)}</td>
								<td>{namesOf(names)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<p>{text.warning}</p>
			<CorrectButton count={corrections.length} fingerprint={fingerprint} student={student} />
		</>
	);
}
