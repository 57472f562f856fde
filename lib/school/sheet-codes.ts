/**
 * Codes of printed papers: a signed token for each, and the check whether a paper is still current. The token holds a
 * digest of the printed content, so sheets printed before a release that changed them are reported as outdated. That of a
 * grade sheet names the row of the student and exam, which stays over all releases.
 */
import "server-only";
import {
	createSheetToken,
	isCurrent,
	readSheetToken,
	type SheetContent,
	type SheetKind,
} from "@/lib/auth/sheet-tokens";
import { deriveKey } from "@/lib/cms/secret";
import { readCode } from "@/lib/contract/certificate-codes";
import { type FrozenSubject, parseSheet } from "@/lib/contract/frozen-sheet";
import type { ResultSubject, SheetHead } from "@/lib/contract/results";
import { getApplication } from "./applications";
import { type CheckedPaper, findCard, findCertificate, type NumberedPaper } from "./papers";
import { query, sql } from "./query";
import { joinReleaseNow } from "./releases";
import { type StoredSheet, storedSheet } from "./result-rows";
import { findStoredSheet } from "./results";

let key: Uint8Array | undefined;
const sheetKey = () => {
	key ??= deriveKey("sheets");
	return key;
};

/** The exam of a grade sheet, by the ids of the call student-detail. */
type SheetOf = { student: number; year_id: number; exam_id: number };

/** @returns the token of a grade sheet, or null if there is no such released result */
export async function resultToken({ student, year_id, exam_id }: SheetOf): Promise<string | null> {
	const sheet = await findStoredSheet({ exam_name: exam_id, year: year_id, studentId: student });
	return sheet && tokenOfSheet(sheet);
}

/** Like {@link resultToken}, for a sheet that has been read already. */
export const tokenOfSheet = (sheet: StoredSheet): string =>
	createSheetToken(sheetKey(), "result", sheet.id, sheetContent(sheet));

/** @param id of an existing application. @returns the token of its sheet */
export async function applicationToken(id: number): Promise<string> {
	return createSheetToken(sheetKey(), "application", id, await applicationContent(id));
}

/** A password slip. The token does not cover the password; the version tells whether it is still the current one. */
type SlipOf = { id: number; code: number; name: string; passwordVersion: number };

/** @returns the token of a password slip */
export const slipToken = (slip: SlipOf): string => createSheetToken(sheetKey(), "slip", slip.id, slipContent(slip));

/** @returns the token of a certificate: about what stays in the register for ever */
export const certificateToken = (certificate: NumberedPaper): string =>
	createSheetToken(sheetKey(), "certificate", certificate.id, certificateContent(certificate));

/** @returns the token of an identity card, as that of a certificate */
export const cardToken = (card: NumberedPaper): string =>
	createSheetToken(sheetKey(), "identity-card", card.id, certificateContent(card));

/** Papers with a number, of which a register says whether they hold. */
type RegisteredKind = "certificate" | "identity-card";

export type SheetState =
	| { state: "genuine" | "outdated"; kind: Exclude<SheetKind, RegisteredKind> }
	| { state: CheckedPaper["state"]; certificate: CheckedPaper }
	/** A short code that no paper has. */
	| { state: "unknown" }
	/** A grade sheet whose result is not released at the moment. */
	| { state: "withdrawn"; kind: "result" }
	/** Not signed by this school. */
	| { state: "forged" };

/** @param token of a QR code, or the short code of a certificate or card. @returns the state of the paper; "outdated" also if its record was deleted */
export async function checkSheetToken(token: string): Promise<SheetState> {
	const code = readCode(token);
	if (code) return stateOf((await findCertificate({ code })) ?? (await findCard({ code })));
	const read = readSheetToken(sheetKey(), token);
	if (!read) return { state: "forged" };
	if (read.kind === "certificate" || read.kind === "identity-card") {
		const found = await (read.kind === "certificate" ? findCertificate(read) : findCard(read));
		return stateOf(found && isCurrent(sheetKey(), read, certificateContent(found)) ? found : null);
	}
	const content = await contentOf[read.kind](read.id);
	if (content === "withdrawn") return { state: content, kind: "result" };
	return { state: content && isCurrent(sheetKey(), read, content) ? "genuine" : "outdated", kind: read.kind };
}

function stateOf(found: CheckedPaper | null): SheetState {
	return found ? { state: found.state, certificate: found } : { state: "unknown" };
}

const certificateContent = ({ kind, year, number, date }: NumberedPaper): SheetContent => [
	...[kind, year, number, date],
];

type Content = SheetContent | null | "withdrawn";

/** The content that each kind of paper would have now, by the record's id; null if there is no such record. */
const contentOf: Record<Exclude<SheetKind, RegisteredKind>, (id: number) => Promise<Content>> = {
	result: async (id) => {
		type Row = { sheet: string; released: number | null };
		const [row] = await query<Row>(sql`SELECT r.sheet, w.operation_id AS released
			FROM results r LEFT ${joinReleaseNow()} WHERE r.id = ${id}`);
		if (!row) return null;
		return row.released === null ? "withdrawn" : sheetContent(storedSheet(id, parseSheet(row.sheet)));
	},
	application: async (id) => {
		const [row] = await query(sql`SELECT id FROM applications WHERE id = ${id}`);
		return row ? applicationContent(id) : null;
	},
	slip: async (id) => {
		type Row = { code: number | string; name: string; version: number | string };
		const [row] = await query<Row>(sql`
			SELECT code, name, password_version AS version FROM students
			WHERE id = ${id} AND (slip_until IS NULL OR slip_until > ${new Date().toISOString()})`);
		return row
			? slipContent({ id, code: Number(row.code), name: row.name, passwordVersion: Number(row.version) })
			: null;
	},
};

const slipContent = ({ code, name, passwordVersion }: SlipOf): SheetContent => [code, name, passwordVersion];

/** All fields, in the order of `personOf`. */
const applicationContent = async (id: number): Promise<SheetContent> => Object.values(await getApplication(id));

/** Begins as codes did before there were other parts, so that sheets printed then are still recognised. */
function sheetContent({ result, subjects, head, year, sheet }: StoredSheet): SheetContent {
	const { position, total_marks, gpa, grade } = result;
	const summary = [year, position, total_marks, gpa ?? null, grade ?? null];
	const marks = [...subjects.flatMap(subjectContent), ...sheet.subjects.flatMap(partsContent)];
	return [...headContent(head), ...summary, ...marks];
}

/** The parts that the content of the subject does not have already. */
function partsContent({ papers }: FrozenSubject): SheetContent {
	const parts = papers.flatMap((paper) => paper.parts.map((part) => ({ ...part, paper: paper.code })));
	if (parts.length === 1) return [];
	return parts
		.filter(({ code }) => code !== "month" && code !== "semester")
		.flatMap(({ paper, code, marks, full, pass }) => [paper, code, marks, full, pass]);
}

const headContent = ({ student, class: schoolClass, section, exam_name, roll }: SheetHead): SheetContent => [
	student.code,
	student.name,
	student.fathers_name,
	student.mothers_name,
	schoolClass.class_name,
	section.section_name,
	exam_name,
	roll,
];

const subjectContent = (subject: ResultSubject): SheetContent => [
	subject.subject_name,
	subject.month_marks,
	subject.semester_marks,
	subject.marks,
	subject.full_marks,
	Number(subject.fourth_subject),
	subject.grade ?? null,
	subject.point ?? null,
];
