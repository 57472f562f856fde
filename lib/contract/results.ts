/** Schemas of the result calls. */
import { z } from "zod";
import { idField, optionalLine, studentCodeField } from "./input";
import { classSchema, refusal, sectionSchema, yearSchema } from "./students";

const examTypes = ["semester", "monthly"] as const;
const examType = z.enum(examTypes);
export type ExamType = z.infer<typeof examType>;

/** @param type of an exam @returns its type in the calls, which know two */
export const callTypeOf = (type: string): ExamType => (type === "monthly" ? "monthly" : "semester");

const examSchema = z.object({ id: z.number(), name: z.string(), year: z.number(), exam_type: examType });
export type Exam = z.infer<typeof examSchema>;

/** `year` is the calendar year in both lists, not its id. */
export const resultChoicesAnswer = z.object({
	exams: z.array(examSchema),
	year: z.array(yearSchema),
	class: z.array(classSchema),
});
export type ResultChoices = z.infer<typeof resultChoicesAnswer>;

/** Proof that the visitor knows the student: the date of birth, dd-mm-yyyy, or the roll. */
const proofField = optionalLine(20);

/** The proof alone, for calls that name the student in their path. */
export const proofSchema = z.object({ proof: proofField });

export const resultSearchSchema = z.object({
	exam_name: idField,
	year: idField,
	class: idField,
	studentId: studentCodeField,
	proof: proofField,
});
export type ResultSearch = z.output<typeof resultSearchSchema>;

const resultSchema = z.object({
	student_id: z.number(),
	position: z.number().nullable(),
	total_marks: z.number(),
	year_id: z.number(),
	exam_id: z.number(),
	exam_type: examType,
	class_id: z.number(),
	gpa: z.number().optional(),
	grade: z.string().optional(),
});
export type Result = z.infer<typeof resultSchema>;

const resultSubjectSchema = z.object({
	subject_name: z.string(),
	month_marks: z.number().nullable(),
	semester_marks: z.number().nullable(),
	marks: z.number(),
	full_marks: z.number(),
	fourth_subject: z.boolean(),
	/** Empty for a subject without parts; `marks` is null when absent, `pass_marks` null where there is none. */
	parts: z.array(
		z.object({
			name: z.string(),
			marks: z.number().nullable(),
			full_marks: z.number(),
			pass_marks: z.number().nullable(),
		}),
	),
	grade: z.string().optional(),
	point: z.number().optional(),
});
export type ResultSubject = z.infer<typeof resultSubjectSchema>;

/** What else a sheet says. */
const resultDetailsSchema = z.object({
	/** The grade point average that the student would have without the fourth subject. */
	gpa_without_fourth: z.number().nullable(),
	/** How many students have a position; null where that is unknown. */
	placed: z.number().nullable(),
	/** Whether the result is of before the system, from the school's books. */
	imported: z.boolean(),
	/** By which letters were given, the best first; null where the school gives no grades. */
	scale: z.array(z.object({ from: z.number(), grade: z.string(), point: z.number() })).nullable(),
	/** In the order of the subjects. */
	subjects: z.array(
		z.object({
			/** Whether the subject changes total and average. */
			counted: z.boolean(),
			/** Why the subject is failed, and the names of the parts that were not passed. */
			reason: z.enum(["absent", "part", "total"]).nullable(),
			failed_parts: z.array(z.string()),
			/** The exams that a combined one is made of. */
			exams: z.array(z.object({ name: z.string(), marks: z.number().nullable(), full_marks: z.number() })),
		}),
	),
});
export type ResultDetails = z.infer<typeof resultDetailsSchema>;
export type SubjectDetails = ResultDetails["subjects"][number];

export const resultAnswer = z.union([
	z.object({
		success: z.literal(true),
		result: resultSchema,
		resultSubject: z.array(resultSubjectSchema),
		details: resultDetailsSchema,
	}),
	refusal,
]);
export type ResultAnswer = z.infer<typeof resultAnswer>;

/** What a student has achieved in the exam that was released last; null without a released result. */
export const newestResultAnswer = z.object({
	data: z
		.object({
			exam_name: z.string(),
			exam_id: z.number(),
			year_id: z.number(),
			/** The calendar year. */
			year: z.number(),
			gpa: z.number().optional(),
			grade: z.string().optional(),
		})
		.nullable(),
});
export type NewestResultAnswer = z.infer<typeof newestResultAnswer>;

export const sheetParams = z.object({ student: studentCodeField, year_id: idField, exam_id: idField });
export const sheetAnswer = z.object({
	student: z.object({ code: z.number(), name: z.string(), fathers_name: z.string(), mothers_name: z.string() }),
	class: classSchema,
	section: sectionSchema.pick({ id: true, section_name: true }),
	exam_name: z.string(),
	roll: z.number(),
});
export type SheetHead = z.infer<typeof sheetAnswer>;

/** All data of a grade sheet, for a search without JavaScript. */
export type FoundResult = {
	result: Result;
	subjects: ResultSubject[];
	details: ResultDetails;
	head: SheetHead;
	year: number;
};
