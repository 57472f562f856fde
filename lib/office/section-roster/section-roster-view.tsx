import { idField } from "@/lib/contract/input";
import { SectionField, YearField } from "../parts/act-field";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { getSectionSizes } from "../slips/slips";
import { getEnrolmentChoices } from "../students/record";
import { type Roster, readRoster } from "./roster";
import { SectionRoster } from "./section-roster";
import { sectionRosterText as text } from "./text";

/** `/admin/section-roster`: the choice of a section, and its list to edit. */
export const SectionRosterView = subjectPage("section-roster", async ({ view, query }) => {
	const isAsked = query.year !== undefined || query.section !== undefined;
	const [year, section] = [idField.safeParse(query.year).data, idField.safeParse(query.section).data];
	const [{ years, present, sections }, sizes, roster] = await Promise.all([
		getEnrolmentChoices(),
		getSectionSizes(),
		year && section ? readRoster({ year, section }) : null,
	]);
	const known = years.filter(({ id }) => sizes.some((size) => size.year === id));
	const filled = sections.filter(({ id }) => sizes.some((size) => size.section === id));
	return (
		<SubjectPage view={view} className="office-flow">
			{known.length === 0 ? (
				<p>{text.empty}</p>
			) : (
				<form action="/admin/section-roster" className="office-choices">
					<YearField defaultValue={year ?? present} name="year" years={known} />
					<SectionField defaultValue={section ?? ""} name="section" options={filled} required />
					<button className="btn btn--style-primary btn--size-medium" type="submit">
						{text.open}
					</button>
				</form>
			)}
			{isAsked && !roster && <p role="alert">{text.gone}</p>}
			{roster && <Opened roster={roster} />}
		</SubjectPage>
	);
});

function Opened({ roster }: { roster: Roster }) {
	const { rows, section, year } = roster;
	if (rows.length === 0) return <p>{text.noStudents}</p>;
	return (
		<>
			<h2>{text.of(section.title, year.year)}</h2>
			<p className="office-quiet">{text.explanation}</p>
			{/* Another key after each save: the list then begins anew. */}
			<SectionRoster key={JSON.stringify(rows.map(({ enrolment, values }) => [enrolment, values]))} roster={roster} />
		</>
	);
}
