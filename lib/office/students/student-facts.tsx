import { toBengaliDigits } from "@/lib/bengali/digits";
import type { StudentRecord } from "./schema";
import { recordText as text } from "./text";

type Props = Pick<StudentRecord, "name" | "code" | "enrolments" | "guardians">;

/** Who the student is: name, newest place, and the guardians with their telephones. */
export function StudentFacts({ name, code, enrolments: [place], guardians }: Props) {
	return (
		<div className="students-facts">
			<h2>{name}</h2>
			<p>
				{place ? text.place(place.year, place.section, place.roll) : text.noEnrolment} · {text.code(code)}
			</p>
			<dl>
				{guardians.map(({ of, name: own, mobile }) => (
					<div key={of}>
						<dt>{text.guardians[of]}</dt>
						<dd>
							{own}{" "}
							{mobile ? (
								<a
									className="students-link"
									aria-label={text.call(own, toBengaliDigits(mobile))}
									href={`tel:${mobile}`}
								>
									{toBengaliDigits(mobile)}
								</a>
							) : (
								<span className="students-quiet">{text.noMobile}</span>
							)}
						</dd>
					</div>
				))}
			</dl>
			<p className="students-quiet">{text.inUse}</p>
		</div>
	);
}
