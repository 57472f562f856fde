/** The sheets of an exam and class as they would be released now. */
import "server-only";
import { createHash } from "node:crypto";
import type { PayloadRequest } from "payload";
import { sql } from "@/lib/school/query";
import { inPlace, readRoster } from "../students/roster";
import { type Candidate, computeSheets, type Sheet, type Sheets, type Subject } from "./compute";
import { type Exam, readRules, readSubjects } from "./setup";
import { cellKey, readMarks } from "./stored";

export type Enrolled = {
	enrolment: number;
	student: number;
	section: number;
	sectionName: string;
	roll: number;
	name: string;
};

export type ClassSheets = Sheets & {
	subjects: Subject[];
	enrolled: Enrolled[];
	/** Cells without a mark on the sheets; those of a fourth subject only where the student has another mark in it. */
	emptyCells: number;
	/** Changes with everything that would be released. */
	fingerprint: string;
};

async function readEnrolled(year: number, classId: number, req?: PayloadRequest): Promise<Enrolled[]> {
	const pupils = await readRoster(year, inPlace({ of: "class", id: classId }), req);
	return pupils.map(({ id, enrolment, section, roll, name }) => ({
		...{ enrolment, student: id, section: section.id, sectionName: section.name, roll, name },
	}));
}

/** @param req request whose transaction the reads join */
export async function readSheets(exam: Exam, classId: number, req?: PayloadRequest): Promise<ClassSheets> {
	const subjects = await readSubjects(classId, exam.type, req);
	const enrolled = await readEnrolled(exam.year, classId, req);
	const marks = await readMarks(exam.id, sql`e.year_id = ${exam.year} AND e.class_id = ${classId}`, req);
	const candidates: Candidate[] = enrolled.map(({ enrolment, section }) => ({
		enrolment,
		section,
		markOf: (subject, part) => marks.get(cellKey({ enrolment, subject, part }))?.mark ?? null,
	}));
	const computed = computeSheets(subjects, candidates, await readRules(exam.type));
	return {
		...computed,
		subjects,
		enrolled,
		emptyCells: computed.sheets.reduce((sum, { empty }) => sum + empty, 0),
		fingerprint: fingerprintOf(computed.sheets, enrolled),
	};
}

function fingerprintOf(sheets: Sheet[], enrolled: Enrolled[]): string {
	return createHash("sha256")
		.update(JSON.stringify([sheets, enrolled]))
		.digest("base64url");
}
