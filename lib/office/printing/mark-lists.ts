/** Blank lists of marks: of each subject those who take it, with its parts as the grid of marks has them. */
import "server-only";
import { gridParts } from "../marks/grid";
import { readExam } from "../marks/setup";
import { readExemptions } from "../marks/stored";
import { readExamined, readSubjects } from "../marks/subjects";
import { readTaken } from "../marks/takers";
import { bySection, inPlace, type Pupil } from "../students/roster";
import type { InputOf } from "./schema";
import { printingText } from "./text";

export type MarkList = {
	/** Of section and subject. */
	key: string;
	/** Class and section. */
	title: string;
	subject: string;
	/** `name` is "" where the subject has one part. */
	parts: { name: string; full: number }[];
	members: Pupil[];
};

const { errors } = printingText;

type Input = InputOf<"mark-list">;

/**
 * @param pupils of one class, by section and roll
 * @returns the lists by section, of one subject or of all; or what is wrong with the choice, by field
 */
export async function readMarkLists(
	{ year, place, exam, subject }: Input,
	pupils: readonly Pupil[],
): Promise<MarkList[] | { errors: { subject: string[] } }> {
	const refuse = (message: string) => ({ errors: { subject: [message] } });
	const offered = await readSubjects(year, pupils[0]?.class.id ?? 0);
	if (subject && !offered.some(({ id }) => id === subject)) return refuse(errors.subject);
	const examined = exam ? await readExamined(await readExam(exam), offered) : offered;
	const asked = examined.filter(({ id }) => !subject || id === subject);
	if (asked.length === 0) return refuse(subject ? errors.notExamined : errors.noSubjects);
	const taken = await readTaken(offered, year, inPlace(place));
	const out = exam ? await readExemptions(exam) : new Set<number>();
	const lists = bySection(pupils, (pupil) => pupil).flatMap(({ id, title, members }) =>
		asked.map((one) => ({
			...{ key: `${id}/${one.id}`, title, subject: one.name, parts: gridParts(one) },
			members: members.filter(({ enrolment }) => taken.get(enrolment)?.takes.has(one.id) && !out.has(enrolment)),
		})),
	);
	const filled = lists.filter(({ members }) => members.length > 0);
	return filled.length > 0 ? filled : refuse(errors.nobodyTakes);
}
