import type { ReactNode } from "react";
import { Table } from "@/components/layout/column-heads";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { studentPicturePath } from "@/lib/contract/paths";
import type { SchoolClass } from "@/lib/contract/students";
import type { QueueRow } from "./queue";
import { batchText, consentStateText, deskText as text } from "./text";

const { columns } = text;

type Props = {
	rows: QueueRow[];
	classes: readonly SchoolClass[];
	/** Whether each row has a checkbox, for accepting several. */
	selects?: boolean;
};

/** A page of applications; on a phone each is a block. */
export function AdmissionTable({ classes, rows, selects = false }: Props) {
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
