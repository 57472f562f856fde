/** The sheets of an exam and class as they would be released now. */
import "server-only";
import { createHash } from "node:crypto";
import type { PayloadRequest } from "payload";
import { query, sql } from "@/lib/school/query";
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
	/** Results of the class that are stored now: those of an earlier release, or typed by hand. */
	stored: number;
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
	const [results] = await query<{ count: number | string }>(
		sql`SELECT count(*) AS count FROM results WHERE exam_id = ${exam.id} AND class_id = ${classId}`,
		req,
	);
	return {
		...computed,
		subjects,
		enrolled,
		emptyCells: computed.sheets.reduce((sum, { empty }) => sum + empty, 0),
		stored: Number(results?.count),
		fingerprint: fingerprintOf(computed.sheets, enrolled, Number(results?.count)),
	};
}

function fingerprintOf(sheets: Sheet[], enrolled: Enrolled[], stored: number): string {
	return createHash("sha256")
		.update(JSON.stringify([sheets, enrolled, stored]))
		.digest("base64url");
}
