/** Seats of an exam: neighbours are of different classes, as far as the numbers allow. */

import { Table } from "@/components/layout/column-heads";
import { toBengaliDigits } from "@/lib/bengali/digits";
import type { Room } from "@/lib/office/printing/schema";
import { countClasses, type Pupil } from "../students/roster";
import type { Exam } from "./choices";
import { type Desk, inSheets, PaperFrame } from "./paper-frame";
import { paperText as text } from "./text";

/**
 * Takes one of the largest remaining group that is not the last one's, so that as few neighbours as possible are of one
 * group: none, unless a group is larger than all others together and one more.
 * @param groups each in its own order, which is kept
 */
export function alternate<T>(groups: readonly (readonly T[])[]): T[] {
	const left = groups.map((group) => [...group]);
	const seated: T[] = [];
	let last = -1;
	for (;;) {
		const choices = left.map((group, index) => ({ index, count: group.length })).filter(({ count }) => count > 0);
		const others = choices.filter(({ index }) => index !== last);
		const [best] = (others.length > 0 ? others : choices).sort((a, b) => b.count - a.count || a.index - b.index);
		const next = best && left[best.index]?.shift();
		if (!best || next === undefined) return seated;
		seated.push(next);
		last = best.index;
	}
}

export type FilledRoom<T> = Room & { seated: T[] };

/**
 * Fills the rooms in their order; rooms that stay empty are left out.
 * @returns the rooms, or how many seats are missing
 */
export function fillRooms<T>(people: readonly T[], rooms: readonly Room[]): FilledRoom<T>[] | { missing: number } {
	const all = rooms.reduce((sum, { seats }) => sum + seats, 0);
	if (all < people.length) return { missing: people.length - all };
	let first = 0;
	return rooms.flatMap((room) => {
		const seated = people.slice(first, first + room.seats);
		first += seated.length;
		return seated.length > 0 ? [{ ...room, seated }] : [];
	});
}

/** `when`: of the seats of one day. */
export type SeatsPaper = { exam: Exam; rooms: (FilledRoom<Pupil> & { when?: string })[] };

/** Seats in one of the two columns of a sheet. */
const perColumn = 28;

/** Seats of a sheet up to which its rows are higher, to be read from further away. */
const mostRoomy = 40;

type Seat = { seat: number; pupil: Pupil };

/** For the door of each room: who sits where. */
export const SeatPlan = ({ exam, rooms, school }: SeatsPaper & Desk) =>
	rooms.flatMap(({ name, seats, seated, when = "" }) => {
		const numbered = seated.map((pupil, index) => ({ seat: index + 1, pupil }));
		return inSheets(numbered, perColumn * 2).map((sheet) => (
			<PaperFrame
				key={`${when}/${name}/${sheet[0]?.seat}`}
				form="door"
				lines={[`${text.seatPlan}: ${text.examOf(exam)}`, text.roomSeats(seated.length, seats)]}
				school={school}
				title={name}
			>
				<p className="papers-note papers-centred">{[...(when ? [when] : []), ...countClasses(seated)].join(" · ")}</p>
				<div className={sheet.length > mostRoomy ? "papers-seats" : "papers-seats papers-roomy"}>
					{inSheets(sheet, Math.min(perColumn, Math.ceil(sheet.length / 2))).map((column) => (
						<SeatTable key={column[0]?.seat} seats={column} />
					))}
				</div>
			</PaperFrame>
		));
	});

const SeatTable = ({ seats }: { seats: Seat[] }) => (
	<Table className="papers-table" columns={[text.seat, text.class, text.roll, text.name]}>
		{seats.map(({ seat, pupil: { name, roll, section, ...pupil } }) => (
			<tr key={seat}>
				<td className="papers-number">{toBengaliDigits(seat)}</td>
				<td className="papers-place">
					{pupil.class.name} {section.name}
				</td>
				<td className="papers-number">{toBengaliDigits(roll)}</td>
				<th scope="row">{name}</th>
			</tr>
		))}
	</Table>
);
