import { Table } from "@/components/layout/column-heads";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { getSettings } from "@/lib/school/settings";
import { getClasses } from "@/lib/school/structure";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { PrintButton } from "../parts/print";
import { type ListRow, listWhole, queryOf, readFilter } from "./queue";
import { deskText, listText as text } from "./text";

const path = "/admin/admissions";

/** `/admin/admissions/list`: the whole list of a state, to print. */
export const AdmissionsListView = subjectPage("admissions", async ({ view, staff: account, query }) => {
	const { page, ...filter } = readFilter(query);
	const [{ rows, total }, { school_name }, classes] = await Promise.all([
		listWhole(account, filter),
		getSettings(),
		getClasses(),
	]);
	const nameOf = (classId: number | null) => classes.find(({ id }) => id === classId)?.class_name;
	return (
		<SubjectPage
			view={view}
			above={[{ label: deskText.title, url: path }]}
			className="admissions-desk admissions-sheet"
			heading={null}
			title={deskText.printList}
		>
			<p className="admissions-school">{school_name}</p>
			<h1>{text.title(filter.state)}</h1>
			<p>
				{filter.class && `${deskText.search.class}: ${nameOf(filter.class)}। `}
				{text.subtitle(total, formatDate(new Date().toISOString()))}
			</p>
			{rows.length < total && <p role="alert">{text.tooMany(rows.length)}</p>}
			<p className="office-line office-targets office-screen admissions-links">
				<PrintButton>{text.print}</PrintButton>
				<a href={path + queryOf(filter)}>{text.back}</a>
			</p>
			<PrintedTable nameOf={nameOf} rows={rows} />
		</SubjectPage>
	);
});

type TableProps = { rows: ListRow[]; nameOf: (of: number | null) => string | undefined };

function PrintedTable({ nameOf, rows }: TableProps) {
	return (
		<div className="admissions-scroll">
			<Table columns={Object.values(text.columns)} className="office-table admissions-printed">
				{rows.map((row, index) => (
					<tr key={row.id}>
						<td>{toBengaliDigits(index + 1)}</td>
						<td className="admissions-number">{toBengaliDigits(row.code)}</td>
						<th scope="row" className="admissions-words">
							{row.name}
						</th>
						<td className="admissions-words">{row.fatherName}</td>
						<td>{nameOf(row.class)}</td>
						<td className="admissions-number">{row.dateOfBirth && toBengaliDigits(row.dateOfBirth)}</td>
						<td className="admissions-number">{row.mobile && toBengaliDigits(row.mobile)}</td>
						<td className="admissions-words">{row.reason}</td>
					</tr>
				))}
			</Table>
		</div>
	);
}
