/** The data that the back office shows beside a student's form: picture, enrolments, results. */
import "server-only";
import { addEntry } from "@/lib/cms/activity/entries";
import type { ApplicationState } from "@/lib/contract/application-state";
import { parseSheet } from "@/lib/contract/frozen-sheet";
import { resultTextPath } from "@/lib/contract/paths";
import { studentStaffText } from "@/lib/office/words/students";
import { notFoundError } from "@/lib/school/errors";
import { inTransaction, type Numeric, query, sql } from "@/lib/school/query";
import { joinReleaseNow, releasedNow } from "@/lib/school/releases";
import { findSchoolYear, getClasses, getSections, getYears } from "@/lib/school/structure";
import { setPicture } from "@/lib/school/students";
import { listOfStudent } from "../certificates/register";
import { certificatesText } from "../certificates/text";
import { requireInUse } from "../data-requests/restriction";
import type { SignedIn } from "../guard";
import { placeValue, printingPath } from "../printing/schema";
import { printingText } from "../printing/text";
import type { EnrolmentChoices, StudentPlace, StudentRecord } from "./schema";
import { recordText } from "./text";

/** @throws SchoolError "notFound" */
export async function getStudentRecord(id: number): Promise<StudentRecord> {
	type Student = {
		code: Numeric;
		name: string;
		picture: string | null;
		has_password: Numeric;
		father: string;
		father_mobile: string | null;
		mother: string;
		mother_mobile: string | null;
	};
	const [[student], enrolments, results, applications, requests] = await Promise.all([
		query<Student>(sql`
			SELECT code, name, picture, CASE WHEN password_hash IS NULL THEN 0 ELSE 1 END AS has_password,
				father_name AS father, father_mobile, mother_name AS mother, mother_mobile
			FROM students WHERE id = ${id}`),
		findEnrolments(id),
		findResults(id),
		findApplications(id),
		query(sql`
			SELECT r.id FROM data_requests r JOIN students s ON s.code = r.code WHERE s.id = ${id} AND r.state = 'open'`),
	]);
	if (!student) throw notFoundError();
	const { code, name, picture, has_password, father, mother } = student;
	return {
		...{ id, code: Number(code), name, picture, hasPassword: Number(has_password) === 1 },
		guardians: [
			{ of: "father", name: father, mobile: student.father_mobile || null },
			{ of: "mother", name: mother, mobile: student.mother_mobile || null },
		],
		...{ enrolments, results, applications, requests: requests.length },
		papers: await findPapers(id, enrolments[0]),
		certificates: await findCertificates(id),
	};
}

/** @returns the application for admission, which has the student's number */
async function findApplications(student: number): Promise<StudentRecord["applications"]> {
	type Row = { id: number; state: ApplicationState; at: string | Date };
	const rows = await query<Row>(sql`
		SELECT a.id, CAST(a.status AS text) AS state, a.created_at AS at
		FROM applications a JOIN students s ON s.code = a.code WHERE s.id = ${student}`);
	return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }));
}

/** Exams to come, of which admit cards are offered. */
const mostExams = 3;

/** @param place the newest. @returns admit cards of exams whose results are not released, and the list of the section */
async function findPapers(student: number, place?: StudentPlace): Promise<StudentRecord["papers"]> {
	if (!place) return [];
	const exams = await query<{ id: number; name: string }>(sql`
		SELECT x.id, x.name FROM exams x
		WHERE x.year_id = ${place.yearId} AND x.type <> 'combined' AND NOT ${releasedNow(sql`x.id`, sql`${place.classId}`)}
		ORDER BY x.id DESC LIMIT ${mostExams}`);
	const { papers } = printingText;
	const of = placeValue({ of: "section", id: place.sectionId });
	return [
		...exams.map(({ id, name }) => ({
			title: `${papers["admit-cards"].name}: ${name}`,
			path: printingPath({ paper: "admit-cards", exam: id, place: of, student }),
		})),
		{
			title: `${papers["class-list"].name}: ${place.section}`,
			path: printingPath({ paper: "class-list", year: place.yearId, place: of }),
		},
	];
}

async function findCertificates(student: number): Promise<StudentRecord["certificates"]> {
	const { register, of } = certificatesText;
	return (await listOfStudent(student)).map(({ id, kind, number, year, date, state }) => ({
		title: recordText.certificates.paper(of(kind, number, year), date, register.states[state]),
		path: `/admin/printing/certificates/${id}`,
	}));
}

/** @returns the newest year first */
async function findEnrolments(student: number): Promise<StudentRecord["enrolments"]> {
	type Row = Omit<StudentPlace, "roll" | "year"> & { year: Numeric; roll: Numeric };
	const rows = await query<Row>(sql`
		SELECT e.id, y.year, s.title AS section, e.roll, y.id AS "yearId", e.class_id AS "classId", s.id AS "sectionId"
		FROM enrolments e JOIN years y ON y.id = e.year_id JOIN sections s ON s.id = e.section_id
		WHERE e.student_id = ${student} ORDER BY y.year DESC`);
	return rows.map((row) => ({ ...row, year: Number(row.year), roll: Number(row.roll) }));
}

/** @returns the newest exam first */
async function findResults(student: number): Promise<StudentRecord["results"]> {
	const rows = await query<{ id: number; sheet: string; released: number | null }>(sql`
		SELECT r.id, r.sheet, w.operation_id AS released FROM results r LEFT ${joinReleaseNow()}
		WHERE r.student_id = ${student} ORDER BY r.id DESC`);
	const found = rows.map(({ id, sheet, released }) => ({ id, ...parseSheet(sheet), published: released !== null }));
	return found
		.sort(({ exam: a }, { exam: b }) => b.year.year - a.year.year || b.id - a.id)
		.map(({ id, student: { code }, exam, class: schoolClass, section, total, subjects, position, published }) => ({
			...{ id, total, position, published },
			sheet: published ? resultTextPath(code, exam.year.id, exam.id) : null,
			print: published
				? printingPath({
						...{ paper: "grade-sheets", exam: exam.id, student },
						place: placeValue({ of: "section", id: section.id }),
					})
				: null,
			exam: studentStaffText.titles.exam(exam.name, String(exam.year.year)),
			class: schoolClass.name,
			full: subjects.reduce((sum, { counted, full }) => sum + (counted ? full : 0), 0),
		}));
}

/** @returns the years, and the sections by class */
export async function getEnrolmentChoices(): Promise<EnrolmentChoices> {
	const [years, present, classes, sections] = await Promise.all([
		getYears(),
		findSchoolYear(),
		getClasses(),
		getSections(),
	]);
	const classOf = (id: number) => classes.find((schoolClass) => schoolClass.id === id)?.class_name ?? "";
	return {
		years,
		present: present?.id,
		sections: sections.map(({ id, section_name, class_id }) => ({
			id,
			title: studentStaffText.titles.section(section_name, classOf(class_id)),
		})),
	};
}

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
