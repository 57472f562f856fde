/** Reads the marks of a student: each belongs to a part of a subject that the student takes, and none is missing. */
import { z } from "zod";
import { gradingText } from "@/lib/bengali/grading";
import { isObject, memberOf } from "./json";
import { type Fault, type MarkLevel, markLevels, type Place } from "./place";
import type { Mark, SubjectMarks } from "./sheet";
import { amount } from "./sheet-schema";

const text = gradingText.faults;

/** As much of a subject as marks are checked against; also read of one that is refused for something else. */
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

type Entry = { place: Place; value: unknown };

/** @returns what stands at the given levels of names; earlier where there are no more names */
function entriesOf(value: unknown, place: Place, [level, ...rest]: readonly MarkLevel[]): Entry[] {
	if (!level || !isObject(value)) return [{ place, value }];
	const members = Object.entries(value);
	if (members.length === 0) return [{ place, value }];
	return members.flatMap(([name, inner]) => entriesOf(inner, { ...place, [level]: name }, rest));
}

/** @returns why there can be no mark at this place */
function strayText({ subject, paper, part }: Place, takes: ReadonlySet<string>, subjects: Outlines) {
	if (subject === undefined) return null;
	const outline = subjects.get(subject);
	if (outline === undefined) return text.unknownSubject;
	if (!takes.has(subject)) return text.notTaken;
	if (outline === null || paper === undefined) return null;
	const found = outline.papers.find(({ code }) => code === paper);
	if (!found) return text.unknownPaper;
	return part === undefined || found.parts.some(({ code }) => code === part) ? null : text.unknownPart;
}

const isMissing = (value: unknown) => value === undefined || value === null;

function findStrays(marks: unknown, place: Place, takes: ReadonlySet<string>, subjects: Outlines): Fault[] {
	return entriesOf(marks, place, markLevels(false)).flatMap((entry): Fault[] => {
		const stray = strayText(entry.place, takes, subjects);
		if (stray) return [{ ...entry.place, text: stray }];
		const isMark = entry.place.part !== undefined;
		return isMark || isObject(entry.value) || isMissing(entry.value) ? [] : [{ ...entry.place, text: text.object }];
	});
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

/** @returns one fault for each mark of an exam that does not exist */
export const unknownExamFaults = (marks: unknown, place: Place): Fault[] =>
	entriesOf(marks, place, markLevels(false)).map((entry) => ({ ...entry.place, text: text.unknownExam }));
