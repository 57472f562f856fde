import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { consentStateText, deskText as text } from "@/lib/bengali/office/admissions";
import { studentPicturePath } from "@/lib/contract/paths";
import type { SchoolClass } from "@/lib/contract/students";
import type { QueueRow } from "@/lib/office/admissions/queue";
import { ColumnHeads } from "../column-heads";

const { columns } = text;

type Props = { rows: QueueRow[]; classes: readonly SchoolClass[] };

/** A page of applications; on a phone each is a block. */
export function AdmissionTable({ classes, rows }: Props) {
	return (
		<table className="admissions-table">
			<ColumnHeads columns={Object.values(columns)} />
			<tbody>
				{rows.map((row) => (
					<AdmissionRow
						className={classes.find(({ id }) => id === row.class)?.class_name ?? text.noClass}
						key={row.id}
						row={row}
					/>
				))}
			</tbody>
		</table>
	);
}

function AdmissionRow({ className, row }: { className: string; row: QueueRow }) {
	const { id, code, name, fatherName, createdAt, picture, doubles, consent } = row;
	return (
		<tr>
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
