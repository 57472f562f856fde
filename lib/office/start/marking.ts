/** How far the marks of the current exam are entered, by section. */
import "server-only";
import { readOverview } from "../marks/overview";
import type { MarksAccount } from "../marks/setup";

type SectionMarks = { id: number; title: string; href: string; entered: number; expected: number };

export type Marking = {
	exam: string;
	/** Of classes that are not released; those that are complete count only. */
	sections: SectionMarks[];
	complete: number;
};

/** Sections that are named; the page of the marks has all. */
const mostSections = 8;

/** @returns null while no mark of the exam is entered, or nothing of it is missing */
export async function readMarking(account: MarksAccount): Promise<Marking | null> {
	const overview = await readOverview(account);
	if (!overview) return null;
	const { exam, classes } = overview;
	const open = classes.filter(({ released }) => released === null);
	const sections = open.flatMap(({ name, sections: own }) =>
		own.map((section): SectionMarks => {
			const sum = (what: "entered" | "expected") => section.subjects.reduce((all, one) => all + one[what], 0);
			const counts = { entered: sum("entered"), expected: sum("expected") };
			const href = `/admin/marks?exam=${exam.id}&section=${section.id}`;
			return { id: section.id, title: `${name} – ${section.name}`, href, ...counts };
		}),
	);
	const due = sections.filter(({ expected }) => expected > 0);
	const missing = due.filter(({ entered, expected }) => entered < expected);
	if (missing.length === 0 || due.every(({ entered }) => entered === 0)) return null;
	return { exam: exam.title, sections: missing.slice(0, mostSections), complete: due.length - missing.length };
}
