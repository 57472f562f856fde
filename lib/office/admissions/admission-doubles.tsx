import { studentStaffText } from "@/lib/bengali/staff-students";
import type { Double } from "./doubles";
import { doubleText as text } from "./text";

const hrefOf = ({ state, id }: Double) =>
	state === null ? `/admin/collections/students/${id}` : `/admin/admissions/${id}`;

/** Links to applications and students that may be the same person. */
export function AdmissionDoubles({ doubles }: { doubles: Double[] }) {
	if (doubles.length === 0) return null;
	return (
		<section aria-labelledby="doubles" className="admissions-doubles">
			<h2 id="doubles">{text.title}</h2>
			<ul>
				{doubles.map((double) => (
					<li key={`${double.state}/${double.id}`}>
						<a href={hrefOf(double)}>{studentStaffText.titles.person(double.name, double.code, double.fatherName)}</a>{" "}
						<span>
							({double.state === null ? text.student : text.application(double.state)}; {text.same[double.same]})
						</span>
					</li>
				))}
			</ul>
			<p>{text.explain}</p>
		</section>
	);
}
