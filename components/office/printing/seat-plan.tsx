import { toBengaliDigits } from "@/lib/bengali/digits";
import { paperText as text } from "@/lib/bengali/office/printing";
import type { Paper, School } from "@/lib/office/printing/papers";
import { countClasses, type Pupil } from "@/lib/office/students/roster";
import { ColumnHeads } from "../column-heads";
import { Letterhead } from "./letterhead";
import { inSheets } from "./sheets";

type Props = Extract<Paper, { kind: "seat-plan" }> & { school: School };

/** Seats in one of the two columns of a sheet. */
const perColumn = 28;

type Seat = { seat: number; pupil: Pupil };

/** For the door of each room: who sits where. */
export const SeatPlan = ({ exam, rooms, school }: Props) =>
	rooms.flatMap(({ name, seats, seated }) => {
		const numbered = seated.map((pupil, index) => ({ seat: index + 1, pupil }));
		return inSheets(numbered, perColumn * 2).map((sheet) => (
			<section key={`${name}/${sheet[0]?.seat}`} className="papers-sheet" aria-label={name}>
				<Letterhead school={school} lines={[`${text.seatPlan}: ${exam.name} · ${toBengaliDigits(exam.year)}`]} />
				<h2 className="papers-room">{name}</h2>
				<p className="papers-note">{[text.roomSeats(seated.length, seats), ...countClasses(seated)].join(" · ")}</p>
				<div className="papers-seats">
					{inSheets(sheet, Math.min(perColumn, Math.ceil(sheet.length / 2))).map((column) => (
						<SeatTable key={column[0]?.seat} seats={column} />
					))}
				</div>
			</section>
		));
	});

const SeatTable = ({ seats }: { seats: Seat[] }) => (
	<table className="papers-table">
		<ColumnHeads columns={[text.seat, text.class, text.roll, text.name]} />
		<tbody>
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
		</tbody>
	</table>
);
