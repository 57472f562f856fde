import "server-only";
import { studentText } from "@/lib/bengali/students";
import { done, type OfficeCalls, officeCall } from "../calls";
import { enrolStudent, getNextRoll } from "./enrolments";
import { changePhoto, getStudentRecord } from "./record";
import { enrolSchema, photoSchema, recordAnswer, rollAnswer, rollQuery } from "./schema";
import { enrolText } from "./text";

export const calls: OfficeCalls<"students"> = {
	enrol: officeCall({
		input: enrolSchema,
		answer: recordAnswer,
		run: async ({ input: { id, ...place }, who }) => {
			await enrolStudent(id, place, who);
			return { ...done(enrolText.done), record: await getStudentRecord(id) };
		},
	}),
	"next-roll": officeCall({
		method: "GET",
		input: rollQuery,
		answer: rollAnswer,
		run: async ({ input: { year, section } }) => ({ success: true as const, roll: await getNextRoll(year, section) }),
	}),
	photo: officeCall({
		file: "picture",
		input: photoSchema,
		answer: recordAnswer,
		run: async ({ input: { id, image }, who }) => {
			await changePhoto(id, image, who);
			return { ...done(studentText.picture.changed), record: await getStudentRecord(id) };
		},
	}),
};
