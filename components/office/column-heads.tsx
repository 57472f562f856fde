import type { ReactNode } from "react";

/** The head of a table. @param children more cells after those of the columns */
export const ColumnHeads = ({ columns, children }: { columns: readonly string[]; children?: ReactNode }) => (
	<thead>
		<tr>
			{columns.map((column) => (
				<th key={column} scope="col">
					{column}
				</th>
			))}
			{children}
		</tr>
	</thead>
);
