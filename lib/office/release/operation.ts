/** Releasing the results of an exam and class: they are computed from the marks and frozen; and hiding them again. */
import "server-only";
import { formatMoment } from "@/lib/bengali/dates";
import { storeResults } from "@/lib/cms/students/stored-results";
import { insertMany } from "@/lib/data/insert-many";
import { invalidError, notFoundError, SchoolError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { activityText } from "../activity/text";
import type { SignedIn } from "../guard";
import { lockMarks } from "../marks/save";
import { type Exam, readClass, readExam } from "../marks/setup";
import { releaseProblem } from "../marks/sheets";
import { oldResultsText } from "../old-results/text";
import { takeBack } from "../operations/apply";
import type { Operation, Plan } from "../operations/operation";
import type { ReleaseInput, TakeBackInput } from "./calls";
import { findRelease, type Prepared, prepareRelease } from "./releases";
import { releaseText } from "./text";

type ReleasePlan = Plan &
	Pick<ReleaseInput, "at"> &
	Pick<Prepared, "frozen" | "typed"> & { exam: Exam; class: { id: number; name: string } };

type Changes = { exam: number; class: number; at: string };

/** Name of the class, and the time that was asked for; releases of earlier versions have no time. */
type Facts = { class: string; at?: string | null };

/** Titles of the exam and the class. */
type Answer = { exam: string; class: string };

const refused = (message: string) => invalidError({ release: [message] });

/**
 * Freezes the results and lets the public see them from `at` on, now without it. A result of this exam that was taken
 * back is written anew, in the same row. Where no marks are entered, results typed by hand are released as they are.
 */
export const release: Operation<ReleaseInput, ReleasePlan, Changes, Facts, Answer> = {
	subject: "release",
	isGrave: true,
	// The list of released exams is cached.
	tags: ["exams"],

	lock: ({ exam }, req) => lockMarks(exam, req),

	/** @throws SchoolError also if the results are released already, a mark is too large, or there is nothing to release */
	async plan({ exam: examId, class: classId, at }, req) {
		const exam = await readExam(examId, req);
		const ofClass = await readClass(classId, req);
		if (await findRelease(examId, classId, req)) throw refused(releaseText.already);
		const { of, frozen, typed, fingerprint } = await prepareRelease(exam, classId, req);
		const problem = releaseProblem(of);
		if (problem) throw refused(problem);
		if (frozen.length + typed.length === 0) throw refused(releaseText.nothing);
		return { at, exam, class: ofClass, frozen, typed, fingerprint };
	},

	moved: () => refused(releaseText.moved),

	async apply({ at: asked, exam, class: ofClass, frozen, typed }, { req, id, at: now }) {
		const at = asked ?? now;
		const results = [...frozen, ...typed].map(({ student, sheet }) => ({ student, sheet, operation: id }));
		await storeResults(req.payload, results, req);
		const row = { exam_id: exam.id, class_id: ofClass.id, at, operation_id: id };
		await insertMany(req.payload, "releases", [row], { req });
		const changes = { exam: exam.id, class: ofClass.id, at };
		const answer = { exam: exam.title, class: ofClass.name };
		return { title: exam.title, count: results.length, facts: { class: ofClass.name, at: asked }, changes, answer };
	},

	/** The marks can be changed again; the results stay stored, so that printed sheets are recognised. */
	async takeBack({ exam }, { req, id }) {
		await lockMarks(exam, req);
		await query(sql`DELETE FROM releases WHERE operation_id = ${id}`, req);
		return [];
	},

	told: {
		kind: "exams",
		action: "publish",
		detail: ({ facts: { class: schoolClass, at } }) =>
			at && at > new Date().toISOString()
				? activityText.tasks.releasedLater(schoolClass, formatMoment(at))
				: activityText.tasks.released(schoolClass),
		takenBack: { action: "unpublish", detail: ({ facts }) => activityText.tasks.takenBack(facts.class) },
	},
};

/**
 * Hides released results from the public.
 * @throws SchoolError "notFound" if the exam and class are not released, "invalid" if a list of old results did that
 */
export async function takeReleaseBack({ exam, class: classId }: TakeBackInput, by: SignedIn): Promise<void> {
	const found = await findRelease(exam, classId);
	if (!found) throw notFoundError();
	if (found.subject === "old-results") throw new SchoolError("invalid", oldResultsText.undoHint);
	await takeBack(release, found.operation, by);
}
