import { applicationStates } from "@/lib/contract/application-state";
import type { SchoolClass } from "@/lib/contract/students";
import { getClasses, getTaughtClasses } from "@/lib/school/structure";
import { listFileText } from "../applicant-list/text";
import { TextField } from "../parts/act-field";
import { ChoiceField } from "../parts/choice-field";
import { PageSteps, SubjectPage, subjectPage } from "../parts/office-template";
import { AcceptSeveral, type Applicant } from "./accept-several";
import { AdmissionTable } from "./admission-table";
import { getDesk } from "./application";
import { queryOf, readFilter } from "./filter";
import { listQueue, type Queue, type QueueFilter, type QueueRow } from "./queue";
import { deskText as text } from "./text";

const path = "/admin/admissions";

type AdmissionSearchProps = { filter: QueueFilter; counts: Queue["counts"]; classes: readonly SchoolClass[] };

/** The states with their counts, the search, and what is done with the whole list. */
function AdmissionSearch({ filter, counts, classes }: AdmissionSearchProps) {
	const { search } = text;
	const isSearch = filter.text !== "" || filter.class !== null;
	return (
		<>
			<nav aria-label={text.stateLabel} className="office-line office-targets admissions-states">
				{applicationStates.map((state) => (
					<a
						key={state}
						aria-current={state === filter.state ? "page" : undefined}
						href={path + queryOf({ ...filter, state })}
					>
						{text.count(text.states[state], counts[state])}
					</a>
				))}
			</nav>
			<search>
				<form action={path} className="office-choices admissions-search">
					{filter.state !== "new" && <input name="state" type="hidden" value={filter.state} />}
					<TextField
						defaultValue={filter.text}
						enterKeyHint="search"
						label={search.label}
						name="text"
						placeholder={search.placeholder}
						type="search"
					/>
					<ChoiceField
						defaultValue={filter.class ?? ""}
						empty={search.allClasses}
						label={search.class}
						name="class"
						options={classes.map(({ id, class_name: title }) => ({ id, title }))}
					/>
					<button className="btn btn--style-secondary btn--size-medium" type="submit">
						{search.submit}
					</button>
				</form>
			</search>
			<p className="office-line office-targets office-screen admissions-links">
				{isSearch && <a href={path + queryOf({ ...filter, text: "", class: null })}>{search.clear}</a>}
				<a href={`${path}/list${queryOf(filter)}`}>{text.printList}</a>
				<a href={`${path}/import`}>{listFileText.link}</a>
				<a href="/admin/globals/admission">{text.days}</a>
			</p>
		</>
	);
}

/** `/admin/admissions`: the applications of a state. */
export const AdmissionsView = subjectPage("admissions", async ({ view, staff: account, query }) => {
	const { page: asked, ...filter } = readFilter(query);
	const [{ rows, counts, page, pages }, classes, desk] = await Promise.all([
		listQueue(account, filter, asked),
		getClasses(),
		getDesk(),
	]);
	const isSearch = filter.text !== "" || filter.class !== null;
	return (
		<SubjectPage view={view} className="admissions-desk">
			<AdmissionSearch classes={await getTaughtClasses()} counts={counts} filter={filter} />
			{rows.length > 0 && filter.state === "new" && (
				<AcceptSeveral applicants={applicantsOf(rows, classes)} desk={desk}>
					<AdmissionTable classes={classes} rows={rows} selects />
				</AcceptSeveral>
			)}
			{rows.length > 0 && filter.state !== "new" && <AdmissionTable classes={classes} rows={rows} />}
			{rows.length === 0 && <p className="admissions-none">{isSearch ? text.notFound : text.none[filter.state]}</p>}
			<PageSteps hrefOf={(to) => path + queryOf(filter, to)} page={page} pages={pages} />
		</SubjectPage>
	);
});

/** What accepting several has to know of them. */
const applicantsOf = (rows: QueueRow[], classes: readonly SchoolClass[]): Applicant[] =>
	rows.map(({ id, class: schoolClass, consent, doubles }) => ({
		...{ id, class: schoolClass },
		className: classes.find((known) => known.id === schoolClass)?.class_name ?? text.noClass,
		hasConsent: consent === "given",
		hasDoubles: doubles.length > 0,
	}));
