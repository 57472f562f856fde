import { useId } from "react";
import { Table } from "@/components/layout/column-heads";
import { type Cells, type Column, cellKey, columns } from "./shared";
import { examRoutineOfficeText as text } from "./text";

type Props = {
	rows: { id: number; cells: Cells; understood: string }[];
	/** By the cells' keys. */
	errors: Record<string, string[] | undefined>;
	classes: string[];
	set: (index: number, part: Partial<Cells>) => void;
	remove: (index: number) => void;
};

/** A row for each subject of a class; what is refused is said at its cell, and below a date how it is understood. */
export function RoutineTable({ rows, errors, classes, set, remove }: Props) {
	const id = useId();
	const cell = (index: number, column: Column, { cells, understood }: Props["rows"][number]) => {
		const key = cellKey(index, column);
		const [fault] = errors[key] ?? [];
		const note = fault ?? (column === "date" ? understood : "");
		return (
			<td key={column}>
				<input
					aria-describedby={note ? id + key : undefined}
					aria-invalid={fault !== undefined}
					aria-label={text.cell(index + 1, text.columns[column])}
					autoComplete="off"
					className="office-control"
					list={column === "class" ? id : undefined}
					onChange={({ target }) => set(index, { [column]: target.value })}
					placeholder={text.examples[column]}
					value={cells[column]}
				/>
				{note && (
					<p className={fault ? "office-hint office-error" : "office-hint"} id={id + key}>
						{note}
					</p>
				)}
			</td>
		);
	};
	return (
		<>
			<datalist id={id}>
				{classes.map((name) => (
					<option key={name} value={name} />
				))}
			</datalist>
			<Table className="exam-routine" columns={[...columns.map((column) => text.columns[column]), text.remove]}>
				{rows.map((row, index) => (
					<tr key={row.id}>
						{columns.map((column) => cell(index, column, row))}
						<td>
							<button aria-label={text.removeRow(index + 1)} onClick={() => remove(index)} type="button">
								×
							</button>
						</td>
					</tr>
				))}
			</Table>
		</>
	);
}
