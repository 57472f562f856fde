import { type KeptRow, privacyText } from "@/lib/bengali/privacy";
import styles from "./kept-table.module.css";

const { columns } = privacyText;
const names = ["what", "why", "time", "who"] as const satisfies readonly (keyof KeptRow)[];

/** What is kept, what for, how long, who sees it. On phones each row is a list, with the column's name before each cell. */
export function KeptTable({ rows }: { rows: readonly KeptRow[] }) {
	return (
		<table className={styles.table}>
			<thead>
				<tr>
					{names.map((name) => (
						<th key={name} scope="col">
							{columns[name]}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ what, why, time, who }) => (
					<tr key={what}>
						<th scope="row">{what}</th>
						<td data-label={columns.why}>{why}</td>
						<td data-label={columns.time}>{time}</td>
						<td data-label={columns.who}>{who}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
