import { Table } from "@/components/layout/column-heads";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { countClasses, type Pupil } from "../students/roster";
import type { Desk } from "./desk";
import { PaperFrame } from "./paper-frame";
import type { Paper } from "./papers";
import { inSheets } from "./sheets";
import { paperText as text } from "./text";

type Props = Extract<Paper, { kind: "seat-plan" | "day-seats" }> & Desk;

/** Seats in one of the two columns of a sheet. */
const perColumn = 28;

/** Seats of a sheet up to which its rows are higher, to be read from further away. */
const mostRoomy = 40;

type Seat = { seat: number; pupil: Pupil };

/** For the door of each room: who sits where. */
export const SeatPlan = ({ exam, rooms, school }: Props) =>
	rooms.flatMap(({ name, seats, seated, ...room }) => {
		const when = "when" in room ? room.when : "";
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
