import { headers } from "next/headers";
import type { UIFieldServerProps } from "payload";
import { recordText } from "@/lib/bengali/student-office";
import { requireStaffPage } from "@/lib/office/guard";
import { getEnrolmentChoices, getStudentRecord } from "@/lib/office/student-record";
import { StudentPanel } from "./student-panel";

/** In a student's form: picture, enrolments and results on one screen, and the acts. */
export async function StudentRecord({ id }: UIFieldServerProps) {
	await requireStaffPage(await headers());
	if (id === undefined) return <p className="field-type">{recordText.afterSaving}</p>;
	const [record, choices] = await Promise.all([getStudentRecord(Number(id)), getEnrolmentChoices()]);
	return <StudentPanel choices={choices} record={record} />;
}
