"use client";

import { formatMonthName } from "@/lib/bengali/dhaka";
import { TextField } from "../parts/act-field";
import { ChoiceField } from "../parts/choice-field";
import type { PrintingErrors } from "./found";
import type { PrintingForm } from "./schema";
import { listColumns, usualColumns } from "./shared";
import { longestBlank, mostBlanks, paperText, printingText as text } from "./text";

type Props = { typed: PrintingForm; errors: PrintingErrors };

const months = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, title: formatMonthName(index + 1) }));

/** @property month that it is now */
export const MonthField = ({ typed, errors, month }: Props & { month: number }) => (
	<ChoiceField
		label={text.month}
		errors={errors.month}
		options={months}
		name="month"
		defaultValue={typed.month || month}
	/>
);

/** The columns of a class list, and the headings of its blank ones. */
export function ColumnFields({ typed, errors }: Props) {
	const chosen: readonly string[] = typed.columns.length > 0 ? typed.columns : usualColumns;
	return (
		<>
			<fieldset className="printing-form-classes" aria-describedby="columns-hint">
				<legend>{text.columns}</legend>
				<p id="columns-hint" role={errors.columns && "alert"} className={errors.columns && "students-error"}>
					{errors.columns?.[0] ?? text.columnsHint}
				</p>
				{/* Without a column that is sent, the usual ones are meant. */}
				<input type="hidden" name="column" value="name" />
				{listColumns
					.filter((column) => column !== "name")
					.map((column) => (
						<label key={column}>
							<input type="checkbox" name="column" value={column} defaultChecked={chosen.includes(column)} />
							{paperText[column]}
						</label>
					))}
			</fieldset>
			<fieldset className="printing-form-rooms" aria-describedby="blanks-hint">
				<legend>{text.blanks}</legend>
				<p id="blanks-hint" role={errors.blanks && "alert"} className={errors.blanks && "students-error"}>
					{errors.blanks?.[0] ?? text.blanksHint}
				</p>
				{Array.from({ length: mostBlanks }, (_, index) => (
					<TextField
						key={text.blank(index + 1)}
						label={text.blank(index + 1)}
						defaultValue={typed.blanks[index] ?? ""}
						maxLength={longestBlank}
						name="blank"
					/>
				))}
			</fieldset>
		</>
	);
}
