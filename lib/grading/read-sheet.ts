import type { z } from "zod";
import { type JsonFault, memberOf, type Path, parseJson } from "./json";
import { type SubjectOutline, subjectOutline } from "./marks-reader";
import { type Fault, isCombined, placeOf } from "./place";
import type { Sheet, Student, Subject } from "./sheet";
import { sheetSchema, studentSchema, subjectSchema } from "./sheet-schema";
import { readStudent, type SheetOutline } from "./student-reader";
import { gradingText } from "./text";

const text = gradingText.faults;

type ReadSheet = { sheet: Sheet; faults?: undefined } | { sheet?: undefined; faults: Fault[] };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Faults of a schema, with their places in the sheet. */
const faultsOf = (error: z.ZodError | undefined, path: Path, sheet: unknown): Fault[] =>
	(error?.issues ?? []).flatMap((issue): Fault[] => {
		const at = [...path, ...issue.path.map((key) => (typeof key === "number" ? key : String(key)))];
		if (issue.code !== "unrecognized_keys") return [{ ...placeOf(at, sheet), text: issue.message }];
		return issue.keys.map((key) => ({ ...placeOf([...at, key], sheet), text: text.unknownField }));
	});

const jsonFaults = (faults: readonly JsonFault[], sheet: unknown): Fault[] =>
	faults.map(({ path, fault }) => ({
		...placeOf(path, sheet),
		text: fault === "twice" ? text.twice : text.places,
	}));

/** Faults of items whose name an earlier one has. */
function repeated(items: readonly unknown[], list: "subjects" | "students", name: "code" | "id", sheet: unknown) {
	const names = new Set<unknown>();
	return items.flatMap((item, index): Fault[] => {
		const own = memberOf(item, name);
		if (typeof own !== "string") return [];
		const isTwice = names.has(own);
		names.add(own);
		return isTwice ? [{ ...placeOf([list, index, name], sheet), text: text.twice }] : [];
	});
}

function readSubjects(raw: readonly unknown[], sheet: unknown) {
	const faults = repeated(raw, "subjects", "code", sheet);
	const subjects: Subject[] = [];
	const outlines = new Map<string, SubjectOutline | null>();
	raw.forEach((item, index) => {
		const { data, error } = subjectSchema.safeParse(item);
		if (data) subjects.push(data);
		for (const fault of faultsOf(error, ["subjects", index], sheet)) faults.push(fault);
		const code = memberOf(item, "code");
		if (typeof code === "string" && !outlines.has(code))
			outlines.set(code, subjectOutline.safeParse(item).data ?? null);
	});
	return { subjects, outlines, faults };
}

function readStudents(raw: readonly unknown[], outline: SheetOutline, sheet: unknown) {
	const faults = repeated(raw, "students", "id", sheet);
	const students: Student[] = [];
	raw.forEach((item, index) => {
		const path = ["students", index];
		const { data, error } = studentSchema.safeParse(item);
		const read = readStudent(item, placeOf(path, sheet), outline);
		for (const fault of [...faultsOf(error, path, sheet), ...(read?.faults ?? [])]) faults.push(fault);
		if (data && read) students.push({ ...read.student, id: data.id });
	});
	return { students, faults };
}

/** Names of exams that can be read even if their weights are wrong. */
const examNames = (value: unknown): string[] | null =>
	isCombined(value) ? Object.keys(Object(memberOf(value, "exams"))) : null;

/**
 * Reads a sheet as JSON: docs/grading.md.
 * @returns the sheet, or all that is wrong with it, from the top to the bottom
 */
export function readSheet(json: string): ReadSheet {
	let value: unknown;
	let faults: Fault[];
	try {
		const parsed = parseJson(json);
		value = parsed.value;
		faults = jsonFaults(parsed.faults, value);
	} catch {
		return { faults: [{ text: text.notJson }] };
	}
	const { data, error } = sheetSchema.safeParse(value);
	const exams = examNames(value);
	const { subjects, outlines, faults: ofSubjects } = readSubjects(listOf(memberOf(value, "subjects")), value);
	const outline = { subjects: outlines, exams };
	const { students, faults: ofStudents } = readStudents(listOf(memberOf(value, "students")), outline, value);
	faults = [...faults, ...faultsOf(error, [], value), ...ofSubjects, ...ofStudents];
	if (!data || faults.length > 0) return { faults };
	const { scale, rounding, placeFailed, exams: weights } = data;
	return {
		sheet: { scale, rounding, placeFailed, weights: weights ? [...weights.values()] : null, subjects, students },
	};
}
