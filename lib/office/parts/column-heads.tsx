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
