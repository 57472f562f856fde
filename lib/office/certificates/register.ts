/** The register of certificates, and one of them as it was made. */
import "server-only";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { restrictedAt } from "@/lib/cms/students/restriction";
import { writtenCode } from "@/lib/contract/certificate-codes";
import { verifyPath } from "@/lib/contract/paths";
import { qrCodeUrl } from "@/lib/files/pictures/qr-code";
import { notFoundError } from "@/lib/school/errors";
import { type Numeric, query, type SQL, sql } from "@/lib/school/query";
import { certificateToken } from "@/lib/school/sheet-codes";
import { registerOf } from "../printing/register-file";
import { registerText } from "../printing/text";
import type { FrozenPaper } from "./schema";
import { certificatesText as text } from "./text";
import { type CertificateKind, type CertificateLanguage, certificateKinds } from "./text-kinds";

type RegisterRow = {
	id: number;
	kind: CertificateKind;
	/** The kind as people read it; of a paper of the school's own with its title. */
	paperName: string;
	number: number;
	year: number;
	memo: string;
	/** As people read it. */
	date: string;
	/** For whom; a word instead for a person who was erased or is restricted. */
	person: string;
	/** The student's id; null of such a person. */
	studentCode: number | null;
	by: string;
	state: "valid" | "cancelled";
	/** The sentence about who has cancelled it, when and why. */
	cancelled: string | null;
};

type Row = {
	id: number;
	kind: CertificateKind;
	language: CertificateLanguage;
	year: Numeric;
	number: Numeric;
	memo: string;
	date: string;
	code: string;
	studentCode: Numeric | null;
	paper: string | null;
	restricted: string | Date | null;
	by: string;
	printedAt: string | null;
	state: "valid" | "cancelled";
	cancelledAt: string | null;
	cancelledBy: string | null;
	reason: string | null;
};

const readRows = (where: SQL, order: SQL) =>
	query<Row>(sql`
		SELECT c.id, c.kind, c.language, c.year, c.number, c.memo, c.date, c.code, c.paper, ${restrictedAt} AS restricted,
			(SELECT s.code FROM students s WHERE s.id = c.student_id) AS "studentCode", c.staff_name AS "by", c.printed_at AS "printedAt", c.state, c.cancelled_at AS "cancelledAt",
			c.cancelled_name AS "cancelledBy", c.cancel_reason AS reason
		FROM certificates c WHERE ${where} ORDER BY ${order}`);

const paperOf = ({ paper, restricted }: Row): FrozenPaper | null =>
	paper === null || restricted ? null : (JSON.parse(paper) as FrozenPaper);

function registered(row: Row): RegisterRow {
	const { id, kind, memo, state, by, cancelledAt, cancelledBy, reason, restricted } = row;
	const { cancelled, own } = text.register;
	const { nobody, restricted: kept } = registerText;
	const paper = paperOf(row);
	const { name } = certificateKinds[kind];
	return {
		...{ id, kind, memo, state, by, number: Number(row.number), year: Number(row.year) },
		date: formatDate(row.date),
		paperName: kind === "own" && paper ? own(name, paper.text.title) : name,
		studentCode: paper && row.studentCode !== null ? Number(row.studentCode) : null,
		person: paper?.person.name ?? (restricted ? kept : nobody),
		cancelled: cancelledAt && cancelled(cancelledBy ?? "", formatDate(cancelledAt), restricted ? "" : (reason ?? "")),
	};
}

/** The cells of a row of the register, in the order of its columns. */
const cellsOf = ({ person, studentCode, state, cancelled, ...row }: RegisterRow): string[] => [
	toBengaliDigits(row.number),
	...[row.paperName, row.memo, row.date],
	studentCode === null ? person : text.register.student(person, studentCode),
	row.by,
	cancelled ?? text.register.states[state],
];

const kindNames = Object.entries(certificateKinds).map(([kind, { name }]) => [kind, name]);

export const certificatesPath = "/admin/printing/certificates";

export const certificateRegister = registerOf({
	table: "certificates",
	kinds: Object.fromEntries(kindNames) as Record<CertificateKind, string>,
	words: text.register,
	read: readRows,
	shown: registered,
	rowOf: (row) => ({ id: row.id, state: row.state, cells: cellsOf(row), path: `${certificatesPath}/${row.id}` }),
});

export type Certificate = RegisterRow & {
	language: CertificateLanguage;
	/** Null of a person who was erased or is restricted. */
	paper: FrozenPaper | null;
	/** Whether it was printed before. */
	wasPrinted: boolean;
	reason: string;
	/** What is printed for the check: the address with the short code, and the QR code as a data URL. */
	check: { address: string; code: string };
};

function certificateOf(row: Row, site: string): Certificate {
	const { id, kind, date } = row;
	const token = certificateToken({ id, kind, number: Number(row.number), year: Number(row.year), date });
	return {
		...registered(row),
		...{ language: row.language, paper: paperOf(row), wasPrinted: row.printedAt !== null, reason: row.reason ?? "" },
		check: {
			address: (site + verifyPath(writtenCode(row.code))).replace(/^https?:\/\//, ""),
			code: qrCodeUrl(site + verifyPath(token)),
		},
	};
}

/**
 * @param site public address of the site
 * @throws SchoolError "notFound"
 */
export async function readCertificate(id: number, site: string): Promise<Certificate> {
	const [row] = await readRows(sql`c.id = ${id}`, sql`c.id`);
	if (!row) throw notFoundError();
	return certificateOf(row, site);
}

/**
 * @param operation that has made many papers
 * @returns those that hold and can be printed, by their numbers
 * @throws SchoolError "notFound" without such papers
 */
export async function readMade(operation: number, site: string): Promise<(Certificate & { paper: FrozenPaper })[]> {
	const rows = await readRows(sql`c.operation_id = ${operation} AND c.state = 'valid'`, sql`c.number`);
	if (rows.length === 0) throw notFoundError();
	return rows.flatMap((row) => {
		const { paper, ...certificate } = certificateOf(row, site);
		return paper ? [{ ...certificate, paper }] : [];
	});
}

/** @returns the papers of a student, the newest first */
export async function listOfStudent(student: number): Promise<RegisterRow[]> {
	return (await readRows(sql`c.student_id = ${student}`, sql`c.id DESC`)).map(registered);
}

/**
 * Remembers that a certificate, or all that an operation has made, was printed: later prints are copies.
 * @throws SchoolError "notFound"
 */
export async function markPrinted(which: { id: number } | { operation: number }): Promise<void> {
	const now = new Date().toISOString();
	const where = "id" in which ? sql`id = ${which.id}` : sql`operation_id = ${which.operation} AND state = 'valid'`;
	const [found] = await query(
		sql`UPDATE certificates SET printed_at = coalesce(printed_at, ${now}) WHERE ${where} RETURNING id`,
	);
	if (!found) throw notFoundError();
}
