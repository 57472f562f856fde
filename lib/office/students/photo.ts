import "server-only";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { addEntry } from "@/lib/cms/activity/entries";
import { inTransaction } from "@/lib/school/query";
import { setPicture } from "@/lib/school/students";
import { requireInUse } from "../data-requests/restriction";
import type { SignedIn } from "../guard";
import { getStudentRecord } from "./record";

const { fields, titles } = studentStaffText;

/**
 * Replaces a student's picture, and records that in the activity log.
 * @param image a file or a data URL
 * @throws SchoolError "notFound" for an unknown student, "invalid" for a picture that cannot be used, and for a restricted
 * student
 */
export async function changePhoto(id: number, image: string | File, by: SignedIn): Promise<void> {
	const { name, code } = await getStudentRecord(id);
	await requireInUse(id);
	await setPicture(id, image);
	await inTransaction((req) =>
		addEntry(req, by, {
			action: "update",
			kind: "students",
			record: id,
			title: titles.student(name, code),
			detail: fields.picture,
		}),
	);
}
