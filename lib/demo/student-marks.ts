/** The invented marks: the same in every demo school. Pure. */
import type { ExamKind } from "@/lib/office/values/study";

type Marked = { code: number; classId: number; section: number; roll: number };

type Examined = {
	name: string;
	papers: readonly { code: string; parts: readonly { code: string; full: number }[] }[];
};

/** `index` is the number of the exam. */
type Exam = { type: ExamKind; isOpen?: true; index: number };

type DrawnMark = { subject: number; paper: string; part: string; mark: number | "absent" };

/** What happens to students of a class with groups, by roll. Without paper or part all of them are meant. */
const events: readonly {
	roll: number;
	types: readonly ExamKind[];
	subject: string;
	paper?: string;
	part?: string;
	mark: number | "absent";
}[] = [
	// Enough marks for the subject, and too few in one part.
	{ roll: 5, types: ["half-yearly", "semester"], subject: "গণিত", part: "mcq", mark: 6 },
	{ roll: 10, types: ["annual"], subject: "তথ্য ও যোগাযোগ প্রযুক্তি", part: "practical", mark: 5 },
	{ roll: 11, types: ["annual"], subject: "ইংরেজি", paper: "2", mark: "absent" },
	{ roll: 14, types: ["half-yearly"], subject: "তথ্য ও যোগাযোগ প্রযুক্তি", part: "practical", mark: "absent" },
	// In both of the exams that are combined.
	{ roll: 17, types: ["half-yearly", "annual"], subject: "গণিত", mark: "absent" },
];

/** Class nine. */
const classWithEqualPlaces = 11;
/** The second of these rolls has the totals of the first: the same marks, but those of joined papers exchanged. */
const equalRolls = [2, 8] as const;

/** About half of a section. */
const firstRolls = 18;

/**
 * @param subjects those that the student takes, as they are examined
 * @returns their marks, without the cells of an open exam that are still empty
 */
export function drawMarks(
	student: Marked,
	exam: Exam,
	subjects: readonly (Examined & { id: number; place: number })[],
): DrawnMark[] {
	const [first, second] = equalRolls;
	const isSecond = student.classId === classWithEqualPlaces && student.roll === second;
	const seed = isSecond ? student.code - second + first : student.code;
	const chance = seededRandom(seed * 10 + exam.index);
	// Most marks are good; some barely pass or fail.
	const talent = 0.28 + 0.66 * Math.sqrt(seededRandom(seed)()) + 0.08 * (chance() - 0.5);
	const marked = (full: number) => Math.max(0, Math.min(full, Math.round(full * (talent + 0.3 * (chance() - 0.6)))));
	const own = student.classId >= classWithEqualPlaces ? events.filter(({ roll }) => roll === student.roll) : [];
	return subjects
		.filter(({ place }) => !exam.isOpen || isEntered(student, place))
		.flatMap(({ id, name, papers }) =>
			(isSecond ? papers.toReversed() : papers).flatMap((paper) =>
				paper.parts.map((part) => {
					const drawn = marked(part.full);
					const event = own.find(
						({ types, subject, ...only }) =>
							types.includes(exam.type) &&
							subject.normalize("NFC") === name &&
							(!only.paper || only.paper === paper.code) &&
							(!only.part || only.part === part.code),
					);
					return { subject: id, paper: paper.code, part: part.code, mark: event?.mark ?? drawn };
				}),
			),
		);
}

/** Of a section's subjects a third is entered, a third for the first rolls, and a third not yet. */
function isEntered({ section, roll, classId }: Marked, place: number): boolean {
	const turn = (place + section + classId) % 3;
	return turn === 0 || (turn === 1 && roll <= firstRolls);
}

/** @returns seeded random numbers from 0 to 1 (mulberry32), so that every demo school is the same */
function seededRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}
