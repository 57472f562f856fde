/** Releases the results of an exam and class: computes them from the marks and stores them, in one transaction. */
import "server-only";
import { randomBytes } from "node:crypto";
import type { PayloadRequest } from "payload";
import { activityText } from "@/lib/bengali/office/activity";
import { releaseText } from "@/lib/bengali/office/release";
import { addEntry } from "@/lib/cms/activity/entries";
import type { Tag } from "@/lib/cms/cache-tags";
import { expireOnCommit } from "@/lib/cms/expire";
import { insertMany } from "@/lib/data/insert-many";
import type { ReleaseInput, TakeBackInput } from "@/lib/office/marks/schema";
import { invalidError, notFoundError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import type { Sheet } from "./compute";
import { findRelease } from "./releases";
import { lockMarks } from "./save";
import { type Exam, readClass, readExam } from "./setup";
import { type ClassSheets, readSheets } from "./sheets";

/** The list of released exams is cached with this tag. */
const releaseTags: Tag[] = ["exams"];

const refused = (message: string) => invalidError({ release: [message] });

/**
 * Stores the results and lets the public see them from `at` on, now without it. Results that are stored for this exam and
 * class are replaced. Without any mark the stored results are released as they are: they were typed by hand.
 * @param input `fingerprint` is that of the sheets that were shown
 * @throws SchoolError "notFound"; "invalid" if the results are released already, something has changed since they were
 * shown, a mark is too large, or there is nothing to release
 */
export async function release(
	{ exam: examId, class: classId, at, fingerprint }: ReleaseInput,
	by: SignedIn,
): Promise<void> {
	await inTransaction(async (req) => {
		await lockMarks(examId, req);
		const exam = await readExam(examId, req);
		const { name } = await readClass(classId, req);
		if (await findRelease(examId, classId, req)) throw refused(releaseText.already);
		const sheets = await readSheets(exam, classId, req);
		if (sheets.fingerprint !== fingerprint) throw refused(releaseText.moved);
		if (sheets.tooLarge.length > 0) throw refused(releaseText.tooLarge(sheets.tooLarge.length));
		if (sheets.sheets.length === 0 && sheets.stored === 0) throw refused(releaseText.nothing);
		if (sheets.sheets.length > 0) await writeResults(exam, classId, sheets, req);
		const now = new Date().toISOString();
		const row = {
			exam_id: examId,
			class_id: classId,
			at: at ?? now,
			made_at: now,
			staff_id: by.id,
			staff_name: by.name,
		};
		await insertMany(req.payload, "releases", [row], { req });
		const act = { action: "publish", kind: "exams", record: examId, title: exam.title } as const;
		await addEntry(req, by, { ...act, detail: activityText.tasks.released(name) });
		await expireOnCommit(req, releaseTags);
	});
}

/**
 * Hides released results from the public; their marks can be changed again.
 * @throws SchoolError "notFound" if the exam and class are not released
 */
export async function takeBack({ exam: examId, class: classId }: TakeBackInput, by: SignedIn): Promise<void> {
	await inTransaction(async (req) => {
		await lockMarks(examId, req);
		const taken = await query(
			sql`DELETE FROM releases WHERE exam_id = ${examId} AND class_id = ${classId} RETURNING id`,
			req,
		);
		if (taken.length === 0) throw notFoundError();
		const [exam, { name }] = [await readExam(examId, req), await readClass(classId, req)];
		const act = { action: "unpublish", kind: "exams", record: examId, title: exam.title } as const;
		await addEntry(req, by, { ...act, detail: activityText.tasks.takenBack(name) });
		await expireOnCommit(req, releaseTags);
	});
}

async function writeResults(exam: Exam, classId: number, { enrolled, sheets }: ClassSheets, req: PayloadRequest) {
	await query(sql`DELETE FROM results WHERE exam_id = ${exam.id} AND class_id = ${classId}`, req);
	const students = new Map(enrolled.map(({ enrolment, student }) => [enrolment, student]));
	const bySheet = new Map(sheets.map((sheet) => [students.get(sheet.enrolment) ?? 0, sheet]));
	const now = new Date().toISOString();
	const results = [...bySheet].map(([student, { position, total }]) => ({
		...{ student_id: student, exam_id: exam.id, class_id: classId, position, total },
		...{ created_at: now, updated_at: now },
	}));
	const written = await insertMany<{ id: number; student_id: number }>(req.payload, "results", results, {
		returning: ["id", "student_id"],
		req,
	});
	const subjects = written.flatMap(({ id, student_id }) => subjectRows(id, bySheet.get(student_id)));
	await insertMany(req.payload, "results_subjects", subjects, { req });
}

const subjectRows = (result: number, sheet: Sheet | undefined) =>
	(sheet?.subjects ?? []).map((subject, index) => ({
		...{ _parent_id: result, _order: index + 1, id: randomBytes(12).toString("hex") },
		...{ name: subject.name, month_marks: subject.month, semester_marks: subject.semester },
		...{ marks: subject.marks, full_marks: subject.full, fourth: subject.fourth, absent: subject.absent },
	}));
