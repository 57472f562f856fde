import { applicationWords } from "@/components/admission/application-words";
import { groupNames } from "@/lib/bengali/admission";
import type { Application } from "@/lib/contract/students";
import { getClasses } from "@/lib/school/structure";
import { applicationText as text } from "./text";

/** All that the family has written. */
export async function AdmissionFacts({ application }: { application: Application }) {
	const classes = await getClasses();
	const classOf = (of: number) => classes.find(({ id }) => id === of)?.class_name;
	return (
		<div className="admissions-groups">
			{applicationWords(application, classOf).map(({ group, facts }) => (
				<section key={group} aria-labelledby={`group-${group}`}>
					<h2 id={`group-${group}`}>{groupNames[group]}</h2>
					<dl>
						{facts.map(([label, value]) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{value || <span className="admissions-missing">{text.missing}</span>}</dd>
							</div>
						))}
					</dl>
				</section>
			))}
		</div>
	);
}
