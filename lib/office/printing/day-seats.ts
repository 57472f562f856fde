/** The seats of one day of an exam: who sits on it, by its routine, in the halls that stand there or in rooms of the form. */
import "server-only";
import { formatTimes } from "@/lib/bengali/exam-routines";
import { formatSpan } from "@/lib/bengali/school-year";
import { notLeft } from "@/lib/cms/students/leaving";
import type { Sitting } from "@/lib/contract/exam-routines";
import { sql } from "@/lib/school/query";
import { readStored } from "../exam-routine/routine";
import { inClasses, type Pupil, readRoster } from "../students/roster";
import { type Exam, findExam, Refused } from "./found";
import type { InputOf, Room } from "./schema";
import { alternate, type FilledRoom, fillRooms } from "./seats";
import { readSittings } from "./sittings";
import { printingText } from "./text";

const { errors } = printingText;

/** A student at a time of the day. */
type Sitter = { pupil: Pupil } & Pick<Sitting, "starts" | "ends" | "hall">;

type Filled = FilledRoom<Pupil> & { when: string };

const byClass = (pupils: readonly Pupil[]): Pupil[][] =>
	[...new Set(pupils.map((pupil) => pupil.class.id))].map((id) => pupils.filter((pupil) => pupil.class.id === id));

/** Each hall has those whose routine names it. */
function inHalls(sitters: readonly Sitter[]): FilledRoom<Pupil>[] {
	const homeless = sitters.filter(({ hall }) => hall === null).map(({ pupil }) => pupil.class.name);
	if (homeless.length > 0) throw new Refused({ rooms: [errors.noHalls([...new Set(homeless)])] });
	return [...new Set(sitters.map(({ hall }) => hall ?? ""))].map((name) => {
		const own = sitters.filter(({ hall }) => hall === name).map(({ pupil }) => pupil);
		return { name, seats: own.length, seated: alternate(byClass(own)) };
	});
}

function inRooms(sitters: readonly Sitter[], rooms: readonly Room[]): FilledRoom<Pupil>[] {
	const filled = fillRooms(alternate(byClass(sitters.map(({ pupil }) => pupil))), rooms);
	if ("missing" in filled) throw new Refused({ rooms: [errors.tooFewSeats(filled.missing)] });
	return filled;
}

/** @returns the rooms of each time of the day, the earliest first */
export async function planDay({ date, rooms }: InputOf<"day-seats">): Promise<{ exam: Exam; rooms: Filled[] }> {
	const exam = await findExam(date.exam);
	const { sittings } = await readStored(date.exam);
	const classes = [...new Set(sittings.filter(({ day }) => day === date.day).map((one) => one.class))];
	if (classes.length === 0) throw new Refused({ date: [errors.day] });
	const pupils = await readRoster(exam.yearId, sql`${inClasses(classes)} AND ${notLeft()}`);
	if (pupils.length === 0) throw new Refused({ date: [errors.noStudents] });
	const sittingsOf = await readSittings(date.exam, exam.yearId, pupils);
	const times = new Map<string, Sitter[]>();
	for (const pupil of pupils) {
		const own = sittingsOf(pupil).filter(({ day }) => day === date.day);
		// Of alternatives at the same time a student sits one.
		for (const [starts, { ends, hall }] of new Map(own.map((one) => [one.starts, one])))
			times.set(starts ?? "", [...(times.get(starts ?? "") ?? []), { pupil, starts, ends, hall }]);
	}
	const filled = [...times]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.flatMap(([, sitters]) => {
			const [{ starts = null, ends = null } = {}] = sitters;
			const when = [formatSpan(date.day, date.day), formatTimes(starts, ends)].filter(Boolean).join(", ");
			return (rooms.length > 0 ? inRooms(sitters, rooms) : inHalls(sitters)).map((room) => ({ ...room, when }));
		});
	return { exam, rooms: filled };
}
