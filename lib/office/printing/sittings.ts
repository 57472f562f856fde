/** What students sit in an exam, by its routine; and the seats of one day of it. */
import "server-only";
import { formatTimes } from "@/lib/bengali/exam-routines";
import { formatSpan } from "@/lib/bengali/school-year";
import { notLeft } from "@/lib/cms/students/leaving";
import type { Sitting } from "@/lib/contract/exam-routines";
import type { Offered, Taken } from "@/lib/office/teaching/taken-by";
import { sql } from "@/lib/school/query";
import { readStored } from "../exam-routine/routine";
import { nameKey } from "../lists/cells";
import { groupBy } from "../lists/known";
import { withoutExempt } from "../marks/stored";
import { readSubjects, readTaken } from "../marks/subjects";
import { inClasses, type Pupil, readRoster } from "../students/roster";
import { type Exam, findExam, Refused } from "./choices";
import type { InputOf, Room } from "./schema";
import { alternate, type FilledRoom, fillRooms } from "./seat-plan";
import { printingText } from "./text";

export type SittingsOf = (pupil: Pick<Pupil, "enrolment" | "class">) => Sitting[];

/** @returns the subject that a routine means: by its name, with which the name of a paper may begin */
function subjectOf<T extends Pick<Offered, "name">>(written: string, offered: readonly T[]): T | undefined {
	const key = nameKey(written);
	return [...offered]
		.sort((a, b) => b.name.length - a.name.length)
		.find(({ name }) => key === nameKey(name) || key.startsWith(`${nameKey(name)} `));
}

/**
 * @param exam its routine may be a draft
 * @param year id of the record
 * @returns a function that finds what a student sits, by day and time, without subjects that the student does not take.
 * Names of a routine that are no subjects of the class are of all, and so are all while a student's choice is open.
 */
export async function readSittings(exam: number, year: number, pupils: readonly Pupil[]): Promise<SittingsOf> {
	const { sittings } = await readStored(exam);
	const here = new Set(pupils.map((pupil) => pupil.class.id));
	const taught = new Map<number, { offered: Offered[]; taken: Map<number, Taken> }>();
	for (const id of new Set(sittings.map((sitting) => sitting.class))) {
		if (!here.has(id)) continue;
		const offered = await readSubjects(year, id);
		taught.set(id, { offered, taken: await readTaken(offered, year, inClasses([id])) });
	}
	return ({ enrolment, class: { id } }) => {
		const { offered = [], taken } = taught.get(id) ?? {};
		const own = taken?.get(enrolment);
		return sittings.filter((sitting) => {
			if (sitting.class !== id) return false;
			const subject = subjectOf(sitting.subject, offered);
			return !subject || !own || own.faults.length > 0 || own.takes.has(subject.id);
		});
	};
}

const { errors } = printingText;

/** A student at a time of the day. */
type Sitter = { pupil: Pupil } & Pick<Sitting, "starts" | "ends" | "hall">;

type Filled = FilledRoom<Pupil> & { when: string };

const byClass = (pupils: readonly Pupil[]): Pupil[][] => [...groupBy(pupils, (pupil) => pupil.class.id).values()];

/** Each hall has those whose routine names it. */
function inHalls(sitters: readonly Sitter[]): FilledRoom<Pupil>[] {
	const homeless = sitters.filter(({ hall }) => hall === null).map(({ pupil }) => pupil.class.name);
	if (homeless.length > 0) throw new Refused({ rooms: [errors.noHalls([...new Set(homeless)])] });
	return [...new Set(sitters.map(({ hall }) => hall ?? ""))].map((name) => {
		const own = sitters.filter(({ hall }) => hall === name).map(({ pupil }) => pupil);
		return { name, seats: own.length, seated: alternate(byClass(own)) };
	});
}

/** @param groups of which neighbours are not. @throws Refused with too few seats */
function inRooms(groups: readonly (readonly Pupil[])[], rooms: readonly Room[]): FilledRoom<Pupil>[] {
	const filled = fillRooms(alternate(groups), rooms);
	if ("missing" in filled) throw new Refused({ rooms: [errors.tooFewSeats(filled.missing)] });
	return filled;
}

const readCandidates = async (exam: number, year: number, classes: readonly number[]): Promise<Pupil[]> =>
	withoutExempt(exam, await readRoster(year, sql`${inClasses(classes)} AND ${notLeft()}`));

/** @returns the rooms of a whole exam, in which its classes sit */
export async function planSeats(
	year: number,
	{ exam, classes, rooms }: InputOf<"seat-plan">,
): Promise<FilledRoom<Pupil>[]> {
	const pupils = await readCandidates(exam, year, classes);
	if (pupils.length === 0) throw new Refused({ classes: [errors.noStudents] });
	return inRooms(
		classes.map((id) => pupils.filter((pupil) => pupil.class.id === id)),
		rooms,
	);
}

/** @returns the rooms of each time of the day, the earliest first */
export async function planDay({ date, rooms }: InputOf<"day-seats">): Promise<{ exam: Exam; rooms: Filled[] }> {
	const exam = await findExam(date.exam);
	const { sittings } = await readStored(date.exam);
	const classes = [...new Set(sittings.filter(({ day }) => day === date.day).map((sitting) => sitting.class))];
	if (classes.length === 0) throw new Refused({ date: [errors.day] });
	const pupils = await readCandidates(date.exam, exam.yearId, classes);
	if (pupils.length === 0) throw new Refused({ date: [errors.noStudents] });
	const sittingsOf = await readSittings(date.exam, exam.yearId, pupils);
	const sitters = pupils.flatMap((pupil): Sitter[] => {
		const own = sittingsOf(pupil).filter(({ day }) => day === date.day);
		// Of alternatives at the same time a student sits one.
		return [...new Map(own.map((sitting) => [sitting.starts, { ...sitting, pupil }])).values()];
	});
	const filled = [...groupBy(sitters, ({ starts }) => starts ?? "")]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.flatMap(([, sitters]) => {
			const [{ starts, ends }] = sitters;
			const when = [formatSpan(date.day, date.day), formatTimes(starts, ends)].filter(Boolean).join(", ");
			const own = byClass(sitters.map(({ pupil }) => pupil));
			return (rooms.length > 0 ? inRooms(own, rooms) : inHalls(sitters)).map((room) => ({ ...room, when }));
		});
	return { exam, rooms: filled };
}
