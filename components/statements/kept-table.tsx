import { Table } from "@/components/layout/column-heads";
import { type KeptRow, privacyText } from "@/lib/bengali/privacy";
import styles from "./kept-table.module.css";

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
