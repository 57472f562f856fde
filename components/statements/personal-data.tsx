import { Table } from "@/components/layout/column-heads";
import { type KeptRow, privacyText } from "@/lib/bengali/privacy";
import { erasedParts, keptParts, erasingText as text } from "@/lib/office/erasing/text";
import styles from "./personal-data.module.css";

const { columns } = privacyText;

/** What is kept, what for, how long, who sees it. On phones each row is a list, with the column's name before each cell. */
export function KeptTable({ rows }: { rows: readonly KeptRow[] }) {
	return (
		<Table className={styles.table} columns={Object.values(columns)}>
			{rows.map(({ what, why, time, who }) => (
				<tr key={what}>
					<th scope="row">{what}</th>
					<td data-label={columns.why}>{why}</td>
					<td data-label={columns.time}>{time}</td>
					<td data-label={columns.who}>{who}</td>
				</tr>
			))}
		</Table>
	);
}

/** What goes and what stays when a student's data is erased: the same lists as in the back office. */
export function ErasingLists({ months }: { months: number }) {
	return (
		<>
			<h3>{text.goes}</h3>
			<ul>
				{Object.entries(erasedParts).map(([part, words]) => (
					<li key={part}>{words}</li>
				))}
			</ul>
			<h3>{text.stays}</h3>
			<ul>
				{Object.entries(keptParts).map(([part, words]) => (
					<li key={part}>{words}</li>
				))}
			</ul>
			<p>{text.staysWhy}</p>
			<p>{text.none}</p>
			<p>{text.applicant}</p>
			<p>{text.backupsPublic(months)}</p>
		</>
	);
}
