"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { machineText } from "@/lib/bengali/digits";
import type { PrintingChoices } from "./choices";
import type { PrintingErrors } from "./found";
import type { PrintingForm, Room } from "./schema";
import { mostRooms, printingText as text } from "./text";

type Props = {
	/** Classes with students in the year, to choose from; none if a routine says who sits. */
	classes: PrintingChoices["places"];
	typed: PrintingForm;
	errors: PrintingErrors;
	hint: string;
};

/** Rows of the form at first. */
const firstRows = 3;

const seatsOf = ({ seats }: { seats: string }) => Number.parseInt(machineText(seats), 10) || 0;

/** The classes of an exam, and its rooms with their seats. */
export function SeatFields({ classes, typed, errors, hint }: Props) {
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
									setChosen(target.checked ? [...chosen, String(id)] : chosen.filter((one) => one !== String(id)))
								}
							/>
							{text.option(name, count)}
						</label>
					))}
					{errors.classes && (
						<p id="classes-error" role="alert" className="students-error">
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
					<div id="rooms-error" role="alert" className="students-error">
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
