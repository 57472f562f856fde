import type { ReactNode } from "react";

type Props = { columns: readonly string[]; before?: ReactNode; children?: ReactNode };

/** The head of a table. @param before cells before those of the columns. @param children cells after them */
export const ColumnHeads = ({ columns, before, children }: Props) => (
	<thead>
		<tr>
			{before}
			{columns.map((column) => (
				<th key={column} scope="col">
					{column}
				</th>
			))}
			{children}
		</tr>
	</thead>
);

type TableProps = { columns: readonly string[]; className?: string | undefined; children: ReactNode };

/** @param children its rows */
export const Table = ({ columns, className, children }: TableProps) => (
	<table className={className}>
		<ColumnHeads columns={columns} />
		<tbody>{children}</tbody>
	</table>
);

/** A table with the look of Payload's lists, which a small window scrolls. */
export const ListTable = ({ columns, className, children }: TableProps) => (
	<div className={["table", className].filter(Boolean).join(" ")}>
		<Table columns={columns}>{children}</Table>
	</div>
);
