/** Releasing the results of an exam and class: they are computed from the marks and stored; and hiding them again. */
import "server-only";
import { randomBytes } from "node:crypto";
import type { PayloadRequest } from "payload";
import { activityText } from "@/lib/bengali/office/activity";
import { releaseText } from "@/lib/bengali/office/release";
import { insertMany } from "@/lib/data/insert-many";
import { invalidError, notFoundError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import type { Sheet } from "../marks/compute";
import { lockMarks } from "../marks/save";
import { type Exam, readClass, readExam } from "../marks/setup";
import { type ClassSheets, readSheets } from "../marks/sheets";
import { takeBack } from "../operations/apply";
import type { Operation, Plan } from "../operations/operation";
import { findRelease } from "./releases";
import type { ReleaseInput, TakeBackInput } from "./schema";

type ReleasePlan = Plan &
	Pick<ReleaseInput, "at"> & { exam: Exam; class: { id: number; name: string }; of: ClassSheets };

type Changes = { exam: number; class: number; at: string };

/** Name of the class. */
type Facts = { class: string };

const refused = (message: string) => invalidError({ release: [message] });

/**
 * Stores the results and lets the public see them from `at` on, now without it. Results that are stored for this exam and
 * class are replaced. Without any mark the stored results are released as they are: they were typed by hand.
 */
export const release: Operation<ReleaseInput, ReleasePlan, Changes, Facts> = {
	subject: "release",
	// The list of released exams is cached.
	tags: ["exams"],

	lock: ({ exam }, req) => lockMarks(exam, req),

	/** @throws SchoolError also if the results are released already, a mark is too large, or there is nothing to release */
	async plan({ exam: examId, class: classId, at }, req) {
		const exam = await readExam(examId, req);
		const ofClass = await readClass(classId, req);
		if (await findRelease(examId, classId, req)) throw refused(releaseText.already);
		const of = await readSheets(exam, classId, req);
		if (of.tooLarge.length > 0) throw refused(releaseText.tooLarge(of.tooLarge.length));
		if (of.sheets.length === 0 && of.stored === 0) throw refused(releaseText.nothing);
		return { at, exam, class: ofClass, of, fingerprint: of.fingerprint };
	},

	moved: () => refused(releaseText.moved),

	async apply(plan, { req, id, at: now }) {
		const { exam, class: ofClass, of } = plan;
		const at = plan.at ?? now;
		if (of.sheets.length > 0) await writeResults(exam, ofClass.id, of, req);
		const row = { exam_id: exam.id, class_id: ofClass.id, at, operation_id: id };
		await insertMany(req.payload, "releases", [row], { req });
		const changes = { exam: exam.id, class: ofClass.id, at };
		return { title: exam.title, count: of.sheets.length || of.stored, facts: { class: ofClass.name }, changes };
	},

	/** The marks can be changed again; the results stay stored until the next release. */
	async takeBack({ exam }, { req, id }) {
		await lockMarks(exam, req);
		await query(sql`DELETE FROM releases WHERE operation_id = ${id}`, req);
		return [];
	},

	told: {
		kind: "exams",
		action: "publish",
		detail: ({ facts }) => activityText.tasks.released(facts.class),
		takenBack: { action: "unpublish", detail: ({ facts }) => activityText.tasks.takenBack(facts.class) },
	},
};

/**
 * Hides released results from the public.
 * @throws SchoolError "notFound" if the exam and class are not released
 */
export async function takeReleaseBack({ exam, class: classId }: TakeBackInput, by: SignedIn): Promise<void> {
	const found = await findRelease(exam, classId);
	if (!found) throw notFoundError();
	await takeBack(release, found.operation, by);
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
