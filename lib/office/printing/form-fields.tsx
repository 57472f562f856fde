"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { formatMonthName } from "@/lib/bengali/dhaka";
import { machineText } from "@/lib/bengali/digits";
import { ChoiceField, TextField } from "../parts/act-field";
import type { PrintingChoices, PrintingErrors } from "./choices";
import type { PrintingForm, Room } from "./schema";
import { listColumns, usualColumns } from "./shared";
import { longestBlank, mostBlanks, mostRooms, paperText, printingText as text } from "./text";

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
				<p id="columns-hint" role={errors.columns && "alert"} className={errors.columns && "office-hint office-error"}>
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
				<p id="blanks-hint" role={errors.blanks && "alert"} className={errors.blanks && "office-hint office-error"}>
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

type SeatProps = Props & {
	/** Classes with students in the year, to choose from; none if a routine says who sits. */
	classes: PrintingChoices["places"];
	hint: string;
};

/** Rows of the form at first. */
const firstRows = 3;

const seatsOf = ({ seats }: { seats: string }) => Number.parseInt(machineText(seats), 10) || 0;

/** The classes of an exam, and its rooms with their seats. */
export function SeatFields({ classes, typed, errors, hint }: SeatProps) {
	const [chosen, setChosen] = useState(typed.classes);
	const [rooms, setRooms] = useState<Record<keyof Room, string>[]>(() =>
		Array.from(
			{ length: Math.max(firstRows, typed.rooms.length) },
			(_, row) => typed.rooms[row] ?? { name: "", seats: "" },
		),
	);
	const change = (row: number, part: Partial<Record<keyof Room, string>>) =>
		setRooms(rooms.map((room, index) => (index === row ? { ...room, ...part } : room)));
	const needed = classes.filter(({ id }) => chosen.includes(String(id))).reduce((sum, { count }) => sum + count, 0);
	return (
		<>
			{classes.length > 0 && (
				<fieldset className="printing-form-classes" aria-describedby={errors.classes && "classes-error"}>
					<legend>{text.classes}</legend>
					{classes.map(({ id, class: code, name, count }) => (
						<label key={code}>
							<input
								type="checkbox"
								name="class"
								value={id}
								checked={chosen.includes(String(id))}
								onChange={({ target }) =>
									setChosen(target.checked ? [...chosen, String(id)] : chosen.filter((other) => other !== String(id)))
								}
							/>
							{text.option(name, count)}
						</label>
					))}
					{errors.classes && (
						<p id="classes-error" role="alert" className="office-hint office-error">
							{errors.classes[0]}
						</p>
					)}
				</fieldset>
			)}
			<fieldset className="printing-form-rooms" aria-describedby={errors.rooms && "rooms-error"}>
				<legend>{text.rooms}</legend>
				<p>{hint}</p>
				{rooms.map((room, row) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that stays the same.
					<div key={row} className="printing-form-room">
						<input
							className="office-control"
							aria-label={text.room(row + 1)}
							autoComplete="off"
							name="room"
							onChange={({ target }) => change(row, { name: target.value })}
							placeholder={text.roomHint}
							type="text"
							value={room.name}
						/>
						<input
							className="office-control"
							aria-label={text.seats(row + 1)}
							autoComplete="off"
							inputMode="numeric"
							name="seats"
							onChange={({ target }) => change(row, { seats: target.value })}
							placeholder={text.seatsHint}
							type="text"
							value={room.seats}
						/>
					</div>
				))}
				{errors.rooms && (
					<div id="rooms-error" role="alert" className="office-hint office-error">
						{errors.rooms.map((message) => (
							<p key={message}>{message}</p>
						))}
					</div>
				)}
				<div className="office-line printing-form-rooms-foot">
					{rooms.length < mostRooms && (
						<Button
							buttonStyle="secondary"
							margin={false}
							onClick={() => setRooms([...rooms, { name: "", seats: "" }])}
							size="small"
							type="button"
						>
							{text.addRoom}
						</Button>
					)}
					{classes.length > 0 && (
						<output>
							{text.needed(
								needed,
								rooms.reduce((sum, room) => sum + seatsOf(room), 0),
							)}
						</output>
					)}
				</div>
			</fieldset>
		</>
	);
}
