/** The dry run: what an import would do to each row of a file, and why rows are refused. */
import "server-only";
import { setImmediate as yieldToOthers } from "node:timers/promises";
import { normalise, withLineEnds } from "@/lib/bengali/normalise";
import { findSubject, joinSubjects, splitSubjects } from "@/lib/office/teaching/choice-rows";
import { isOptional, noStudy, type Offered, type Study, takenBy } from "@/lib/office/teaching/taken-by";
import { groupNames, type Religion } from "@/lib/office/words/person-choices";
import { labelOf } from "../lists/form";
import type { FileRow } from "../lists/read";
import { rowFaults as faults, type ImportColumn, type StudyColumn } from "../lists/text";
import { fingerprintOf } from "../operations/operation";
import { teachingText } from "../teaching/text";
import { type Claim, duplicateFinder, type MissingSection, matcher, placeResolver, seatOf, takenRolls } from "./match";
import { placeReasons, type ReadStudent, type RowValues, readRow, studentForm } from "./row";
import {
	type Person,
	type PersonField,
	type Place,
	personFieldNames,
	type Stored,
	type StoredEnrolment,
	type StoredStudent,
} from "./stored";
import { importText } from "./text";

type Base = { line: number };

export type NewEntry = Base & { kind: "new"; code: number | undefined; person: Person; place: Place; study: Study };
export type ChangedEntry = Base & {
	kind: "changed";
	student: StoredStudent;
	/** Changed fields with their new values. */
	person: Partial<Record<PersonField, string>>;
	/** The enrolment if it or what the student takes changes, and the stored one. */
	place: { from: StoredEnrolment | null; to: Place; study: Study } | null;
};
type SameEntry = Base & { kind: "same"; student: StoredStudent; place: Place | null };
/** `missing`: the section for want of which the row is refused. */
export type RefusedEntry = Base & { kind: "refused"; reasons: string[]; missing?: MissingSection };
export type Entry = NewEntry | ChangedEntry | SameEntry | RefusedEntry;
export type EntryKind = Entry["kind"];

export type Plan = {
	/** In the order of the file. */
	entries: Entry[];
	/** Hash of the plan: differs if the import would now write or refuse anything else. */
	fingerprint: string;
};

/** Rows between two pauses for other requests. */
const atOnce = 500;

/** Stored texts may come from forms that do not normalise. */
const sameText = (stored: string | null, text: string) => stored !== null && withLineEnds(normalise(stored)) === text;

function personOf(values: RowValues): Person {
	return Object.fromEntries(personFieldNames.map((field) => [field, values[field] ?? null])) as Person;
}

function changedFields(values: RowValues, stored: Person): ChangedEntry["person"] {
	const changed = personFieldNames.flatMap((field) => {
		const value = values[field];
		return value === undefined || sameText(stored[field], value) ? [] : [[field, value] as const];
	});
	return Object.fromEntries(changed);
}

/** A section of which the class was changed, in an earlier release, has enrolments of the former one. */
export const isSamePlace = (a: Place, b: Place) => a.section === b.section && a.roll === b.roll && a.class === b.class;

type Known = { line: number; values: RowValues; student: StoredStudent; place: Place | null; study: Study };
type Unknown = { line: number; values: RowValues; student: null; place: Place; study: Study };
type Accepted = Known | Unknown;
type Refusal = Pick<RefusedEntry, "reasons" | "missing">;

function entryOf(row: Accepted, seats: Map<string, StoredEnrolment>): Entry {
	const { line, values, study } = row;
	if (!row.student) return { line, kind: "new", code: values.code, person: personOf(values), place: row.place, study };
	const { student, place } = row;
	const person = changedFields(values, student.person);
	const from = (place && seats.get(seatOf(student.id, place.year))) ?? null;
	const moves = place !== null && !(from && isSamePlace(from.place, place) && isSameStudy(from.study, study));
	if (!moves && Object.keys(person).length === 0) return { line, kind: "same", student, place };
	return { line, kind: "changed", student, person, place: moves ? { from, to: place, study } : null };
}

/** @returns the calendar years that a file names, whose enrolments must be read */
export const yearsOf = (rows: readonly ReadStudent[]): number[] => [
	...new Set(rows.flatMap((row) => ("values" in row && row.values.year) || [])),
];

/** Reads the cells of all rows, with pauses for other requests. */
export async function readRows(fileRows: readonly FileRow<ImportColumn>[]): Promise<ReadStudent[]> {
	const read: ReadStudent[] = [];
	for (const row of fileRows) {
		read.push(readRow(row));
		if (read.length % atOnce === 0) await yieldToOthers();
	}
	return read;
}

/** @returns what the import would do */
export async function makePlan(rows: readonly ReadStudent[], stored: Stored): Promise<Plan> {
	const match = matcher(stored);
	const resolve = placeResolver(stored);
	const findDuplicate = duplicateFinder();
	const seats = new Map(
		stored.enrolments.map((enrolment) => [seatOf(enrolment.student, enrolment.place.year), enrolment]),
	);
	const studyOf = studyResolver(stored, seats);
	const refused = new Map<number, Refusal>();
	const accepted: Accepted[] = [];
	for (const row of rows) {
		const judged = judge(row);
		if ("reasons" in judged) refused.set(row.line, judged);
		else accepted.push(judged);
		if ((accepted.length + refused.size) % atOnce === 0) await yieldToOthers();
	}
	const claims = accepted.filter((row): row is Accepted & Claim => row.place !== null);
	for (const [line, reason] of takenRolls(claims, stored)) refused.set(line, { reasons: [reason] });

	const entries = [
		...accepted.filter(({ line }) => !refused.has(line)).map((row) => entryOf(row, seats)),
		...[...refused].map(([line, { reasons, missing }]) => ({ line, kind: "refused" as const, reasons, missing })),
	].sort((a, b) => a.line - b.line);
	await yieldToOthers();
	return { entries, fingerprint: fingerprintOf(entries) };

	function judge(row: ReadStudent): Accepted | Refusal {
		if ("reasons" in row) return row;
		const { line, values } = row;
		const found = match(values);
		const place = resolve(values);
		const reasons = [found, place].flatMap((part) => (part && "reason" in part ? [part.reason] : []));
		const missing = place && "missing" in place ? place.missing : undefined;
		if (reasons.length > 0 || "reason" in found || (place && "reason" in place)) return { reasons, missing };
		const { student } = found;
		const duplicate = findDuplicate(line, values, student);
		if (duplicate) return { reasons: [duplicate] };
		const taken = place ? studyOf(values, student, place) : { study: noStudy };
		if ("reasons" in taken) return taken;
		const { study } = taken;
		if (student) return { line, values, student, place, study };
		return place ? { line, values, student, place, study } : { reasons: placeReasons() };
	}
}

type Resolved = { study: Study } | { reasons: string[] };

/**
 * @param seats the stored enrolments by {@link seatOf}
 * @returns a function that says what a student will take. Empty cells leave what is stored; who comes into another class
 * begins without group and subjects, because those of each class are its own.
 */
function studyResolver({ offered }: Stored, seats: ReadonlyMap<string, StoredEnrolment>) {
	return (values: RowValues, student: StoredStudent | null, place: Place): Resolved => {
		const seat = student && seats.get(seatOf(student.id, place.year));
		const had = seat && seat.place.class === place.class ? seat.study : noStudy;
		const { group, fourth, chosen } = values;
		if (group === undefined && fourth === undefined && chosen === undefined) return { study: had };
		const subjects = offered.get(place.year)?.get(place.class) ?? [];
		const optional = subjects.filter(isOptional);
		const reasons: string[] = [];
		const find = (column: StudyColumn, word: string): number[] => {
			const found = findSubject(word, optional);
			if (!found) reasons.push(`${labelOf(studentForm, column)}: ${teachingText.notFound(word)}`);
			return found ? [found.id] : [];
		};
		const study = {
			group: group ?? had.group,
			chosen: chosen === undefined ? had.chosen : splitSubjects(chosen).flatMap((word) => find("chosen", word)),
			fourth: fourth === undefined ? had.fourth : (find("fourth", fourth)[0] ?? null),
		};
		if (reasons.length > 0) return { reasons };
		const religion = (values.religion ?? student?.person.religion ?? null) as Religion | null;
		const { faults: impossible } = takenBy(subjects, { ...study, religion });
		return impossible.length > 0 ? { reasons: impossible.map(faults.study) } : { study };
	};
}

/** @returns whether both say the same, in whatever order the subjects were chosen */
const isSameStudy = (a: Study, b: Study): boolean =>
	a.group === b.group &&
	a.fourth === b.fourth &&
	a.chosen.length === b.chosen.length &&
	a.chosen.every((id) => b.chosen.includes(id));

/** @returns a study in words, by column; "" for what is empty */
export function studyWords(study: Study, subjects: readonly Offered[]): Record<StudyColumn, string> {
	const nameOf = (id: number | null) => subjects.find((subject) => subject.id === id)?.name ?? "";
	return {
		group: study.group ? groupNames[study.group] : "",
		chosen: joinSubjects(study.chosen.map(nameOf).filter(Boolean)),
		fourth: nameOf(study.fourth),
	};
}

/** @property missing the section that can be added at once */
export type Cause = { text: string; rows: number; missing?: MissingSection };

/** Causes that are listed; the table of rows has all. */
const most = 10;

/** @returns the causes of more than one row, and the sections that are missing, those of most rows first */
export function causesOf(entries: readonly Entry[]): Cause[] {
	const causes = new Map<string, Cause>();
	for (const entry of entries) {
		if (entry.kind !== "refused") continue;
		const { missing } = entry;
		const texts = missing ? [importText.plan.missing(missing.className, missing.name)] : entry.reasons;
		for (const text of texts) {
			const cause = causes.get(text) ?? { text, rows: 0, missing };
			causes.set(text, { ...cause, rows: cause.rows + 1 });
		}
	}
	return [...causes.values()]
		.filter(({ rows, missing }) => rows > 1 || missing)
		.sort((a, b) => b.rows - a.rows)
		.slice(0, most);
}
