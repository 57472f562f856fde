/** Reads the marks of a student: each belongs to a part of a subject that the student takes, and none is missing. */
import { z } from "zod";
import { isObject, memberOf } from "./json";
import { type Fault, type MarkLevel, markLevels, type Place } from "./place";
import type { Mark, SubjectMarks } from "./sheet";
import { amount } from "./sheet-schema";
import { gradingText } from "./text";

const text = gradingText.faults;

/** The part of a subject that marks are checked against; also read from a subject that has other faults. */
export const subjectOutline = z.object({
	code: z.string(),
	counted: z.boolean().catch(true),
	papers: z.array(
		z.object({
			code: z.string(),
			parts: z.array(z.object({ code: z.string(), full: z.number().catch(Number.POSITIVE_INFINITY) })),
		}),
	),
});
export type SubjectOutline = z.infer<typeof subjectOutline>;

/** By code; null for a subject of which not even that can be read. */
export type Outlines = ReadonlyMap<string, SubjectOutline | null>;

const isMissing = (value: unknown) => value === undefined || value === null;

/** @returns a fault for each mark below a name that must not be there; for the name itself where there is none */
function misplaced(value: unknown, place: Place, [level, ...rest]: readonly MarkLevel[], why: string): Fault[] {
	const members = level && isObject(value) ? Object.entries(value) : [];
	if (!level || members.length === 0) return [{ ...place, text: why }];
	return members.flatMap(([name, inner]) => misplaced(inner, { ...place, [level]: name }, rest, why));
}

/** @returns the members of an object of names; a fault where something else stands */
function membersOf(value: unknown, place: Place, faults: Fault[]): [string, unknown][] {
	if (isObject(value)) return Object.entries(value);
	if (!isMissing(value)) faults.push({ ...place, text: text.object });
	return [];
}

/** @returns a fault for each mark that belongs to no part of a subject that is taken */
function findStrays(marks: unknown, place: Place, takes: ReadonlySet<string>, subjects: Outlines): Fault[] {
	const faults: Fault[] = [];
	const tell = (found: Fault[]) => {
		for (const fault of found) faults.push(fault);
	};
	for (const [subject, papers] of membersOf(marks, place, faults)) {
		const ofSubject = { ...place, subject };
		const outline = subjects.get(subject);
		if (outline === undefined) tell(misplaced(papers, ofSubject, ["paper", "part"], text.unknownSubject));
		else if (!takes.has(subject)) tell(misplaced(papers, ofSubject, ["paper", "part"], text.notTaken));
		else if (outline)
			for (const [paper, parts] of membersOf(papers, ofSubject, faults)) {
				const found = outline.papers.find(({ code }) => code === paper);
				if (!found) tell(misplaced(parts, { ...ofSubject, paper }, ["part"], text.unknownPaper));
				else
					for (const [part] of membersOf(parts, { ...ofSubject, paper }, faults))
						if (!found.parts.some(({ code }) => code === part))
							faults.push({ ...ofSubject, paper, part, text: text.unknownPart });
			}
	}
	return faults;
}

/** @returns the mark, or why it is none */
function readMark(value: unknown, full: number): { mark: Mark } | { texts: string[] } {
	if (isMissing(value)) return { texts: [text.missing] };
	if (value === "absent") return { mark: value };
	if (typeof value !== "number") return { texts: [text.mark] };
	const { data: mark, error } = amount.safeParse(value);
	if (error) return { texts: error.issues.map(({ message }) => message) };
	return mark > full ? { texts: [text.aboveFull] } : { mark };
}

function readPaper(given: unknown, paper: SubjectOutline["papers"][number], place: Place, faults: Fault[]) {
	const parts = new Map<string, Mark>();
	for (const { code, full } of paper.parts) {
		const read = readMark(memberOf(given, code), full);
		if ("mark" in read) parts.set(code, read.mark);
		else for (const why of read.texts) faults.push({ ...place, paper: paper.code, part: code, text: why });
	}
	return parts;
}

/**
 * @param marks of one exam, as they were read
 * @param place the student and the exam
 * @returns the marks of the subjects that are taken, which are not complete if there are faults
 */
export function readMarks(marks: unknown, place: Place, takes: ReadonlySet<string>, subjects: Outlines) {
	const faults = findStrays(marks, place, takes, subjects);
	const read = new Map<string, SubjectMarks>();
	for (const subject of takes) {
		const given = memberOf(marks, subject);
		const ofSubject = { ...place, subject };
		const papers = subjects.get(subject)?.papers ?? [];
		read.set(
			subject,
			new Map(papers.map((paper) => [paper.code, readPaper(memberOf(given, paper.code), paper, ofSubject, faults)])),
		);
	}
	return { marks: read, faults };
}

/** @returns a fault for each mark of an exam that does not exist */
export const unknownExamFaults = (marks: unknown, place: Place): Fault[] =>
	misplaced(marks, place, markLevels(false), text.unknownExam);
