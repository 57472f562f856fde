/** Schemas of the result calls. */
import { z } from "zod";
import { idField, optionalLine, studentCodeField } from "./input";
import { classSchema, refusal, sectionSchema, yearSchema } from "./students";

export const examTypes = ["semester", "monthly"] as const;
export const examType = z.enum(examTypes);
export type ExamType = z.infer<typeof examType>;

export const examSchema = z.object({ id: z.number(), name: z.string(), year: z.number(), exam_type: examType });
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

export const resultSchema = z.object({
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

export const resultSubjectSchema = z.object({
	subject_name: z.string(),
	month_marks: z.number().nullable(),
	semester_marks: z.number().nullable(),
	marks: z.number(),
	full_marks: z.number(),
	fourth_subject: z.boolean(),
	grade: z.string().optional(),
	point: z.number().optional(),
});
export type ResultSubject = z.infer<typeof resultSubjectSchema>;

export const resultAnswer = z.union([
	z.object({ success: z.literal(true), result: resultSchema, resultSubject: z.array(resultSubjectSchema) }),
	refusal,
]);
export type ResultAnswer = z.infer<typeof resultAnswer>;

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
export type FoundResult = { result: Result; subjects: ResultSubject[]; head: SheetHead; year: number };
