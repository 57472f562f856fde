/**
 * The class of a result: that of the student's enrolment in the exam's year. Stored in a column of the result, so that
 * the access rule of exam accounts can query it.
 */
import {
	type CollectionAfterChangeHook,
	type CollectionAfterDeleteHook,
	type CollectionBeforeValidateHook,
	type PayloadRequest,
	ValidationError,
} from "payload";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { rows, type SQL, sql } from "@/lib/data/sql";
import { accountOf, classesOf } from "../access";

/** @param value a related record or its id, as a client may send it */
export function idOf(value: unknown): number | null {
	const id = Number(value && typeof value === "object" && "id" in value ? value.id : value);
	return Number.isSafeInteger(id) && id > 0 ? id : null;
}

async function findClass(student: number | null, exam: number | null, req: PayloadRequest): Promise<number | null> {
	const [found] = await rows<{ id: number }>(
		req.payload,
		sql`SELECT class_id AS id FROM enrolments
			WHERE student_id = ${student} AND year_id = (SELECT year_id FROM exams WHERE id = ${exam})`,
		req,
	);
	return found?.id ?? null;
}

/** Sets the class. Also refuses to an exam account results of students of other classes than those assigned to it. */
export const setClassOfResult: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
	const { student, exam } = { ...originalDoc, ...data };
	const found = await findClass(idOf(student), idOf(exam), req);
	const account = accountOf(req);
	if (account?.role === "exam" && (found === null || !classesOf(account).includes(found))) {
		const { errors, fields } = studentStaffText;
		const problem = { path: "student", label: fields.student, message: errors.notOwnClass };
		throw new ValidationError({ collection: "results", errors: [problem], req });
	}
	return { ...data, class: found };
};

/** Statement that sets the class of all results; also for results inserted by SQL. */
export const writeResultClasses = sql`UPDATE results SET class_id = (
	SELECT e.class_id FROM enrolments e JOIN exams x ON x.year_id = e.year_id
	WHERE e.student_id = results.student_id AND x.id = results.exam_id
)`;

const rewrite = (req: PayloadRequest, condition: SQL) =>
	rows(req.payload, sql`${writeResultClasses} WHERE ${condition}`, req);

/** Hook of enrolments. */
export const rewriteClassOnEnrolment: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
	await rewrite(req, sql`student_id IN (${idOf(doc.student)}, ${idOf(previousDoc?.student)})`);
};

/** Hook of enrolments. */
export const rewriteClassOnRemoval: CollectionAfterDeleteHook = async ({ doc, req }) => {
	await rewrite(req, sql`student_id = ${idOf(doc.student)}`);
};

/** Hook of exams: their year may have changed. */
export const rewriteClassOnExam: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
	if (operation === "update") await rewrite(req, sql`exam_id = ${doc.id}`);
};
