import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { getSettings } from "@/lib/school/settings";
import { getClasses } from "@/lib/school/structure";
import { requireTaskPage } from "../guard";
import { ColumnHeads } from "../parts/column-heads";
import { OfficeTemplate } from "../parts/office-template";
import { PrintButton } from "../parts/print-button";
import { queryOf, readFilter } from "./filter";
import { type ListRow, listWhole } from "./queue";
import { deskText, listText as text } from "./text";

const path = "/admin/admissions";

/** `/admin/admissions/list`: the whole list of a state, to print. */
export async function AdmissionsListView(props: AdminViewServerProps) {
	const account = await requireTaskPage(await headers(), "admissions", `${path}/list`);
	const { page, ...filter } = readFilter(props.searchParams ?? {});
	const [{ rows, total }, { school_name }, classes] = await Promise.all([
		listWhole(account, filter),
		getSettings(),
		getClasses(),
	]);
	const nameOf = (of: number | null) => classes.find(({ id }) => id === of)?.class_name;
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: deskText.title, url: path }, { label: deskText.printList }]} />
			<Gutter className={`admissions-desk admissions-sheet`}>
				<p className="admissions-school">{school_name}</p>
				<h1>{text.title(filter.state)}</h1>
				<p>
					{filter.class && `${deskText.search.class}: ${nameOf(filter.class)}। `}
					{text.subtitle(total, formatDate(new Date().toISOString()))}
				</p>
				{rows.length < total && <p role="alert">{text.tooMany(rows.length)}</p>}
				<p className="admissions-links">
					<PrintButton>{text.print}</PrintButton>
					<a href={path + queryOf(filter)}>{text.back}</a>
				</p>
				<PrintedTable nameOf={nameOf} rows={rows} />
			</Gutter>
		</OfficeTemplate>
	);
}

type TableProps = { rows: ListRow[]; nameOf: (of: number | null) => string | undefined };

function PrintedTable({ nameOf, rows }: TableProps) {
	return (
		<div className="admissions-scroll">
			<table className="admissions-printed">
				<ColumnHeads columns={Object.values(text.columns)} />
				<tbody>
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
				</tbody>
			</table>
		</div>
	);
}
