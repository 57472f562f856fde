/**
 * Making a certificate, which gets its number in the same transaction; taking that back cancels it. A transfer certificate
 * closes the student's enrolment, and opens it again when it is taken back.
 */
import "server-only";
import { createHash, randomInt } from "node:crypto";
import type { PayloadRequest } from "payload";
import { certificatesText as text } from "@/lib/bengali/office/certificates";
import { type CertificateFact, certificateFields } from "@/lib/bengali/office/certificates-fields";
import type { CertificateKind } from "@/lib/bengali/office/certificates-kinds";
import { certificateTemplate } from "@/lib/bengali/office/certificates-templates";
import type { PersonWord } from "@/lib/bengali/person-fields";
import { expireOnCommit } from "@/lib/cms/expire";
import { codeLength, codeLetters } from "@/lib/contract/certificate-codes";
import { composeCertificate, type Facts, initialsOf, readDay, writtenDay } from "@/lib/contract/certificate-text";
import { todayInDhaka } from "@/lib/contract/dates";
import { readBirthNumber } from "@/lib/contract/numbers";
import { invalidError, SchoolError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { lockRecords } from "../import/changes";
import type { Hold, Operation, Plan, Writing } from "../operations/operation";
import { type CertificateFacts, readCertificateFacts } from "./facts";
import type { FrozenPaper, MakeInput } from "./schema";

/** `school` is read before the transaction: a read beside it would need a second connection, of which there are few. */
export type CertificateOrder = MakeInput & { school: FrozenPaper["school"] };

type CertificatePlan = Plan & {
	input: CertificateOrder;
	read: CertificateFacts;
	paper: FrozenPaper;
	/** What goes to the student's record. */
	kept: Partial<Record<PersonWord, string>>;
};

/** `enrolment` is the one that was closed. */
type Changes = { certificate: number; enrolment: number | null };

export type MadeFacts = { kind: CertificateKind; number: number; year: number };

/** @returns the facts as they were typed, without those that the records have, and what is wrong with them */
function readTyped(
	{ facts }: MakeInput,
	{ fixed }: CertificateFacts,
): { typed: Facts; wrong: Record<string, string[]> } {
	const wrong: Record<string, string[]> = {};
	const typed: Facts = {};
	for (const [name, value] of Object.entries(facts)) {
		const fact = name as CertificateFact;
		if (!value || fixed.includes(fact)) continue;
		const isDay = certificateFields[fact].input === "date";
		const read = isDay ? readDay(value) : fact === "birthNumber" ? readBirthNumber(value) : value;
		if (read === null) wrong[fact] = [isDay ? text.errors.day : text.errors.birthNumber];
		else typed[fact] = read;
	}
	return { typed, wrong };
}

/** @throws SchoolError "invalid" for a student who has left with a transfer certificate */
async function refuseSecond({ student, place }: CertificateFacts, req?: PayloadRequest): Promise<void> {
	const [given] = await query(
		sql`SELECT id FROM certificates WHERE kind = 'transfer' AND state = 'valid' AND student_id = ${student.id}`,
		req,
	);
	// Who came back has a newer place, which is open.
	if (place ? place.leftOn !== null : given) throw new SchoolError("invalid", text.errors.closed);
}

function keptOf({ keep }: MakeInput, typed: Facts, { keepable }: CertificateFacts): CertificatePlan["kept"] {
	if (!keep) return {};
	const pairs = Object.entries(keepable).map(([fact, word]) => [word, typed[fact as CertificateFact]]);
	return Object.fromEntries(pairs.filter(([, value]) => value));
}

/** One paper of a kind after another: the row of its counter is locked until the transaction ends. */
async function nextNumber(kind: CertificateKind, year: number, req: PayloadRequest): Promise<number> {
	const [row] = await query<{ value: number | string }>(
		sql`INSERT INTO counters (name, value) VALUES (${`certificates/${kind}/${year}`}, 1)
			ON CONFLICT (name) DO UPDATE SET value = counters.value + 1 RETURNING value`,
		req,
	);
	return Number(row?.value);
}

/** Nobody guesses one, and nobody takes two letters for one another (lib/contract/certificate-codes). */
export const newCode = () => Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join("");

export const certificates: Operation<CertificateOrder, CertificatePlan, Changes, MadeFacts, number> = {
	subject: "certificates",
	isGrave: true,
	// Only a transfer certificate changes what others see.
	tags: [],

	lock: ({ kind }, req) => (kind === "transfer" ? lockRecords(req) : Promise.resolve()),

	/** @throws SchoolError "notFound"; "invalid" with messages by fact, or if the student may get no such paper */
	async plan(input, req) {
		const { kind, language, school } = input;
		const read = await readCertificateFacts(input, req);
		if (kind === "transfer") await refuseSecond(read, req);
		if (kind === "result" && read.results.length === 0) throw new SchoolError("invalid", text.noResult);
		const { typed, wrong } = readTyped(input, read);
		const facts = { ...read.facts, ...typed };
		const { text: composed, missing } = composeCertificate(certificateTemplate(kind, language), facts, read.speaking);
		for (const fact of missing) wrong[fact] ??= [text.errors.required];
		if (Object.keys(wrong).length > 0) throw invalidError(wrong);
		const day = todayInDhaka().split("-").reverse().join("-");
		const paper: FrozenPaper = {
			...{ school, text: composed, table: read.table, facts },
			date: writtenDay(day, language),
			person: {
				name: read.student.name,
				initials: initialsOf(facts.name ?? read.student.name),
				class: facts.class ?? "",
			},
		};
		const plan = { input, read, paper, kept: keptOf(input, typed, read) };
		return { ...plan, fingerprint: createHash("sha256").update(JSON.stringify(plan)).digest("base64url") };
	},

	moved: () => new SchoolError("invalid", text.errors.moved),

	async apply({ input, read, paper, kept }, writing) {
		const { req, id: operation, at, by } = writing;
		const { kind, language, student, request } = input;
		const date = todayInDhaka();
		const year = Number(date.slice(0, 4));
		const number = await nextNumber(kind, year, req);
		const memo = text.memo(paper.school.eiin, kind, year, number, language);
		const [row] = await query<{ id: number }>(
			sql`INSERT INTO certificates (kind, language, year, number, memo, date, code, request, student_id, paper,
					operation_id, staff_name, made_at, state)
				VALUES (${kind}, ${language}, ${year}, ${number}, ${memo}, ${date}, ${newCode()}, ${request}, ${student},
					${JSON.stringify(paper)}, ${operation}, ${by?.name ?? ""}, ${at}, 'valid') RETURNING id`,
			req,
		);
		const certificate = row?.id ?? 0;
		if (Object.keys(kept).length > 0)
			await req.payload.update({
				...{ collection: "students", id: student, data: kept as object, depth: 0, req },
				...(by && { user: by }),
			});
		const enrolment = kind === "transfer" ? await closePlace(read, paper.facts, writing) : null;
		const facts = { kind, number, year };
		return {
			title: text.of(kind, number, year),
			...{ count: 1, facts, changes: { certificate, enrolment }, answer: certificate },
		};
	},

	takeBack: (changes, writing) => cancelCertificate(changes, writing, text.cancel.takenBack),

	told: {
		kind: "students",
		action: "create",
		detail: ({ title }) => text.activity(title),
		takenBack: { action: "restore", detail: ({ title }) => text.activityUndone(title) },
	},
};

/** @returns the enrolment that was closed; null for a student without one */
async function closePlace({ place }: CertificateFacts, facts: Facts, { req, at }: Writing): Promise<number | null> {
	if (!place) return null;
	const leftOn = (readDay(facts.leftOn ?? "") ?? "").split("-").reverse().join("-");
	await query(
		sql`UPDATE enrolments SET left_on = ${leftOn}, left_reason = ${facts.reason ?? ""}, updated_at = ${at}
			WHERE id = ${place.enrolment}`,
		req,
	);
	await expireOnCommit(req, ["enrolments"]);
	return place.enrolment;
}

/** Cancels a certificate with a reason; the same as taking the operation back, which says no reason. */
export const cancelling = (reason: string): typeof certificates => ({
	...certificates,
	takeBack: (changes, writing) => cancelCertificate(changes, writing, reason),
});

async function cancelCertificate({ certificate, enrolment }: Changes, writing: Writing, reason: string) {
	const { req, by } = writing;
	const holds = enrolment === null ? [] : await findHolds(certificate, enrolment, req);
	if (holds.length > 0) return holds;
	const now = new Date().toISOString();
	// What was written about an erased person is not written again.
	await query(
		sql`UPDATE certificates SET state = 'cancelled', cancelled_at = ${now}, cancelled_name = ${by?.name ?? ""},
				cancel_reason = CASE WHEN student_id IS NULL THEN NULL ELSE ${reason} END
			WHERE id = ${certificate} AND state = 'valid'`,
		req,
	);
	if (enrolment !== null) {
		await query(
			sql`UPDATE enrolments SET left_on = NULL, left_reason = NULL, updated_at = ${now} WHERE id = ${enrolment}`,
			req,
		);
		await expireOnCommit(req, ["enrolments"]);
	}
	return [];
}

/** What hangs on a closed enrolment. */
async function findHolds(certificate: number, enrolment: number, req: PayloadRequest): Promise<Hold[]> {
	await lockRecords(req);
	type Row = {
		title: string | null;
		restricted: string | null;
		place: number | null;
		left: string | null;
		later: number;
	};
	const [row] = await query<Row>(
		sql`SELECT s.title, s.restricted_at AS restricted, e.id AS place, e.left_on AS "left",
				(SELECT count(*) FROM enrolments l JOIN years ly ON ly.id = l.year_id
					WHERE l.student_id = c.student_id AND ly.year > y.year) AS later
			FROM certificates c LEFT JOIN students s ON s.id = c.student_id
				LEFT JOIN enrolments e ON e.id = ${enrolment} LEFT JOIN years y ON y.id = e.year_id
			WHERE c.id = ${certificate}`,
		req,
	);
	const { forgotten, moved, later } = text.faults;
	if (!row?.title || row.restricted) return [{ title: text.register.nobody, reason: forgotten }];
	if (row.place === null || row.left === null) return [{ title: row.title, reason: moved }];
	return Number(row.later) > 0 ? [{ title: row.title, reason: later }] : [];
}
