/**
 * All data that the school stores about a student, with the labels of the forms; without the hashes of passwords and
 * tokens.
 */
import "server-only";
import type { Application } from "@/lib/cms/payload-types";
import { personFields } from "@/lib/cms/students/person-fields";
import type { ApplicationState } from "@/lib/contract/application-state";
import { personValue } from "@/lib/office/words/person-values";
import { studentStaffText } from "@/lib/office/words/students";
import { notFoundError } from "@/lib/school/errors";
import { records } from "@/lib/school/query";
import { getClasses } from "@/lib/school/structure";
import { consentStateText } from "../admissions/text";
import {
	moment,
	readActivity,
	readCards,
	readCertificates,
	readCirculars,
	readEnrolments,
	readImports,
	readLogins,
	readMarkChanges,
	readMarks,
	readRequests,
	readResults,
	shown,
	type Table,
} from "./tables";
import { studentDataText as text } from "./text";

/** Named values, or a table. */
export type Part = { title: string; facts: [string, string][] } | Table;

type StudentData = {
	name: string;
	/** File names. */
	pictures: string[];
	parts: Part[];
};

const { fields, statuses, thanas } = studentStaffText;
const { parts } = text;

type Doc = Record<string, unknown>;

/** @returns the fields of a student or an applicant, by label */
function personFacts(doc: Doc, classes: ReadonlyMap<number, string>): [string, string][] {
	const names = personFields.flatMap((field) => ("name" in field ? [field.name as keyof typeof fields] : []));
	return names.map((name) => [fields[name], shownValue(name, doc[name], classes)]);
}

function shownValue(name: string, value: unknown, classes: ReadonlyMap<number, string>): string {
	if (name.endsWith("Class")) return classes.get(Number(value)) ?? "";
	if (name.endsWith("Thana")) return thanas[value as keyof typeof thanas] ?? "";
	return personValue(name, shown(value));
}

const timesOf = ({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }): [string, string][] => [
	[text.created, moment(createdAt)],
	[text.changed, moment(updatedAt)],
];

/** Who has consented to what is kept, when and to which wording. */
function consentFacts({ consent, consentName, consentAt, consentVersion }: Application): [string, string][] {
	if (consent !== "given") return [[consentStateText.title, consentStateText.missing[consent ?? "unasked"]]];
	const given = consentStateText.given(consentName ?? "", consentAt ? moment(consentAt) : "");
	return [[consentStateText.title, `${given} ${consentStateText.version(consentVersion ?? null)}`]];
}

/**
 * @param id of the student's record
 * @throws SchoolError "notFound"
 */
export async function readStudentData(id: number): Promise<StudentData> {
	const payload = await records();
	const student = await payload.findByID({
		collection: "students",
		id,
		depth: 0,
		disableErrors: true,
		showHiddenFields: true,
	});
	if (!student) throw notFoundError();
	const [classes, { docs: applications }] = await Promise.all([
		getClasses().then((all) => new Map(all.map((schoolClass) => [schoolClass.id, schoolClass.class_name]))),
		payload.find({
			collection: "applications",
			where: { code: { equals: student.code } },
			depth: 0,
			pagination: false,
		}),
	]);
	const record: [string, string][] = [
		[fields.code, String(student.code)],
		...personFacts(student as never, classes),
		[text.password, student.passwordHash ? text.passwordKept : ""],
		[text.erased, student.erasedAt ? moment(student.erasedAt) : ""],
		[text.restricted, student.restrictedAt ? moment(student.restrictedAt) : ""],
		...timesOf(student),
	];
	const sent = applications.map((application): Part => {
		const { code, status, reason, decidedAt } = application;
		const decision: [string, string][] = [
			[fields.status, statuses[status as ApplicationState]],
			[fields.reason, shown(reason)],
			[text.decided, decidedAt ? moment(decidedAt) : ""],
		];
		const facts = [
			...personFacts(application as never, classes),
			...decision,
			...consentFacts(application),
			...timesOf(application),
		];
		return { title: parts.application(code), facts };
	});
	const codes = applications.map((application) => application.id);
	return {
		name: student.name,
		pictures: [...new Set([student, ...applications].flatMap(({ picture }) => picture ?? []))],
		parts: [
			{ title: parts.record, facts: record },
			...sent,
			await readEnrolments(id),
			await readResults(id),
			await readMarks(id),
			await readMarkChanges(id),
			await readCertificates(id),
			await readCards(id),
			await readImports(id),
			await readLogins(id, codes),
			await readRequests(Number(student.code)),
			await readCirculars(id),
			await readActivity(id, codes),
		],
	};
}
