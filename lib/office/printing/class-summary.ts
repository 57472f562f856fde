/** How a class did in a released exam: passed and failed by section and by subject, and how often each letter. Pure. */
import type { FrozenSheet, FrozenSubject } from "@/lib/contract/frozen-sheet";

/** Numbers of students; `topped` have the highest average of the scale, null without grades. */
export type Counts = { students: number; passed: number; failed: number; topped: number | null };

type SubjectCounts = { name: string; students: number; passed: number; failed: number; absent: number };

export type ClassSummary = {
	/** The highest point of the scale; null without grades. */
	top: number | null;
	whole: Counts;
	sections: ({ id: number; name: string } & Counts)[];
	/** In the order of the sheets. Who is absent is among the failed. */
	subjects: SubjectCounts[];
	/** The best first; empty without grades. */
	letters: { letter: string; students: number }[];
};

function countSheets(sheets: readonly FrozenSheet[], top: number | null): Counts {
	const failed = sheets.filter((sheet) => sheet.failed > 0).length;
	const topped = top === null ? null : sheets.filter(({ gpa }) => gpa === top).length;
	return { students: sheets.length, passed: sheets.length - failed, failed, topped };
}

/** Sheets of before results were frozen have no reasons. */
const isFailed = ({ point, reason }: FrozenSubject) => reason !== null || point === 0;

function countSubject(name: string, all: readonly FrozenSubject[]): SubjectCounts {
	const failed = all.filter(isFailed).length;
	const absent = all.filter(({ reason }) => reason === "absent").length;
	return { name, students: all.length, passed: all.length - failed, failed, absent };
}

/** @param sheets those of one class and exam, by section */
export function summariseClass(sheets: readonly FrozenSheet[]): ClassSummary {
	const scale = sheets.find(({ rules }) => rules.scale)?.rules.scale ?? null;
	const top = scale?.[0]?.[2] ?? null;
	const sections = new Map(sheets.map(({ section }) => [section.id, section]));
	const subjects = new Map<string, FrozenSubject[]>();
	for (const subject of sheets.flatMap((sheet) => sheet.subjects))
		subjects.set(subject.name, [...(subjects.get(subject.name) ?? []), subject]);
	return {
		top,
		whole: countSheets(sheets, top),
		sections: [...sections.values()].map(({ id, name }) => {
			const own = sheets.filter(({ section }) => section.id === id);
			return { id, name, ...countSheets(own, top) };
		}),
		subjects: [...subjects].map(([name, all]) => countSubject(name, all)),
		letters: (scale ?? []).map(([, letter]) => ({
			letter,
			students: sheets.filter((sheet) => sheet.letter === letter).length,
		})),
	};
}
