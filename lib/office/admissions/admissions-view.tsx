import type { ReactNode } from "react";
import { Table } from "@/components/layout/column-heads";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { applicationStates } from "@/lib/contract/application-state";
import { studentPicturePath } from "@/lib/contract/paths";
import type { SchoolClass } from "@/lib/contract/students";
import { getClasses, getTaughtClasses } from "@/lib/school/structure";
import { listFileText } from "../applicant-list/text";
import { ChoiceField, TextField } from "../parts/act-field";
import { PageSteps, SubjectPage, subjectPage } from "../parts/office-template";
import { AcceptSeveral, type Applicant } from "./accept-several";
import { getDesk } from "./application";
import { listQueue, type Queue, type QueueFilter, type QueueRow, queryOf, readFilter } from "./queue";
import { batchText, consentStateText, deskText as text } from "./text";

const { columns } = text;

type TableProps = {
	rows: QueueRow[];
	classes: readonly SchoolClass[];
	/** Whether each row has a checkbox, for accepting several. */
	selects?: boolean;
};

/** A page of applications; on a phone each is a block. */
function AdmissionTable({ classes, rows, selects = false }: TableProps) {
	const all = <SelectBox label={batchText.selectAll(rows.length)}>{batchText.all}</SelectBox>;
	const select = { className: "admissions-select-cell", children: all };
	return (
		<Table className="office-table admissions-table" columns={[selects && select, ...Object.values(columns)]}>
			{rows.map((row) => (
				<AdmissionRow
					className={classes.find(({ id }) => id === row.class)?.class_name ?? text.noClass}
					key={row.id}
					row={row}
					selects={selects}
				/>
			))}
		</Table>
	);
}

/** The list around the table reads them (accept-several). @param id of the application; without it, all of the page */
const SelectBox = ({ id, label, children }: { id?: number; label: string; children?: ReactNode }) => (
	<label className="office-screen admissions-select">
		<input
			aria-label={children ? label : undefined}
			autoComplete="off"
			name={id ? "application" : "all"}
			type="checkbox"
			value={id}
		/>
		{children ?? <span className="office-said">{label}</span>}
	</label>
);

function AdmissionRow({ className, row, selects }: { className: string; row: QueueRow; selects: boolean }) {
	const { id, code, name, fatherName, createdAt, picture, doubles, consent } = row;
	return (
		<tr>
			{selects && (
				<td className="admissions-select-cell">
					<SelectBox id={id} label={batchText.select(name)} />
				</td>
			)}
			<td className="admissions-photo-cell">
				{picture ? (
					<img alt="" height={56} loading="lazy" src={studentPicturePath(picture)} width={56} />
				) : (
					<span aria-hidden="true" />
				)}
			</td>
			<th scope="row">
				<a href={`/admin/admissions/${id}`}>{name}</a>
				<span>
					{toBengaliDigits(code)} · {text.father(fatherName)}
				</span>
			</th>
			<td>{className}</td>
			<td>{formatDate(createdAt)}</td>
			<td>
				{consent !== "given" && (
					<span className="admissions-consent">{consentStateText.missing[consent ?? "unasked"]}</span>
				)}
				{doubles.length > 0 && <strong className="admissions-double">{text.likelyDouble(doubles.length)}</strong>}
			</td>
		</tr>
	);
}

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
