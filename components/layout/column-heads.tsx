import type { ComponentProps, ReactNode } from "react";

/** A heading: its words, or all that its cell has; null for a column without one, false for no column. */
type Column = string | ComponentProps<"th"> | null | false;

/** The head of a table. */
export const ColumnHeads = ({ columns }: { columns: readonly Column[] }) => (
	<thead>
		<tr>
			{columns.map((column, index) => {
				if (column === false) return null;
				const cell = typeof column === "string" ? { children: column } : column;
				// biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed, and two may have the same heading.
				return cell ? <th key={index} scope="col" {...cell} /> : <td key={index} />;
			})}
		</tr>
	</thead>
);

type TableProps = {
	columns: readonly Column[];
	caption?: string;
	className?: string | undefined;
	children: ReactNode;
};

/** @param children its rows */
export const Table = ({ columns, caption, className, children }: TableProps) => (
	<table className={className}>
		{caption && <caption>{caption}</caption>}
		<ColumnHeads columns={columns} />
		<tbody>{children}</tbody>
	</table>
);
