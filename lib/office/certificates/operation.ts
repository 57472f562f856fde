/**
 * Making a certificate, which gets its number in the same transaction; taking that back cancels it (./cancel). A transfer
 * certificate closes the student's enrolment.
 */
import "server-only";
import { randomInt } from "node:crypto";
import { type PayloadRequest, ValidationError } from "payload";
import { toBengaliDigits, toLatinDigits } from "@/lib/bengali/digits";
import { studentText } from "@/lib/bengali/students";
import { codeLength, codeLetters, initialsOf } from "@/lib/contract/certificate-codes";
import { readBirthDate, todayInDhaka } from "@/lib/contract/dates";
import { readBirthNumber } from "@/lib/contract/numbers";
import { takeNumbers } from "@/lib/data/sql";
import type { PersonWord } from "@/lib/office/words/person-fields";
import { invalidError, SchoolError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { lockRecords } from "../import/changes";
import type { Operation, Plan, Writing } from "../operations/operation";
import { personFields } from "../values/person-fields";
import { boardExamFaults } from "./board-exams";
import { type Changes, cancelPapers, closePlaces, type MadePaper, papersOf } from "./cancel";
import { composeCertificate, type Facts, readDay, serialMark, writtenToday } from "./certificate-text";
import { type CertificateFacts, isAdmissionOf, readCertificateFacts } from "./facts";
import type { FrozenPaper, MakeInput, MakeManyInput } from "./schema";
import { readTemplate } from "./templates";
import { certificatesText as text } from "./text";
import { type CertificateFact, certificateFields, factLabel } from "./text-fields";
import type { CertificateKind } from "./text-kinds";
import type { CertificateTemplate } from "./text-templates";

/** A paper of one student: what was typed, and of which result. */
type OnePaper = { student: number; facts: MakeInput["facts"]; result?: number | undefined };

/**
 * The same paper for one student or many. `school` is read before the transaction: a read beside it would need a second
 * connection, of which there are few.
 */
export type CertificateOrder = Omit<MakeManyInput, "papers"> & {
	papers: OnePaper[];
	school: FrozenPaper["school"];
};

type PlannedPaper = {
	read: CertificateFacts;
	paper: FrozenPaper;
	/** What goes to the student's record. */
	kept: Partial<Record<PersonWord, string>>;
};

type CertificatePlan = Plan & { input: CertificateOrder; papers: PlannedPaper[] };

type MadeFacts = { kind: CertificateKind; number: number; year: number };

/** The student's record takes no other day (lib/cms/students/person-fields). @param day dd-mm-yyyy */
const hasCome = (day: string): boolean => "date" in readBirthDate(day);

/** @returns the facts as they were typed, without those that the records have, and what is wrong with them */
function readTyped(
	{ facts }: OnePaper,
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
		else if (fact === "dateOfBirth" && !hasCome(read)) wrong[fact] = [studentText.field.dateFuture];
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

function keptOf({ keep }: CertificateOrder, typed: Facts, { keepable }: CertificateFacts): PlannedPaper["kept"] {
	if (!keep) return {};
	const pairs = Object.entries(keepable).map(([fact, word]) => [word, typed[fact as CertificateFact]] as const);
	return Object.fromEntries(
		pairs.filter(([word, value]) => value && (personFields[word].kind !== "date" || hasCome(value))),
	);
}

/** Nobody guesses one, and nobody takes two letters for one another (lib/contract/certificate-codes). */
export const newCode = () =>
	Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join("");

/** @throws SchoolError as the plan of the operation */
async function planPaper(
	{ template, order }: { template: CertificateTemplate; order: CertificateOrder },
	asked: OnePaper,
	req?: PayloadRequest,
): Promise<PlannedPaper> {
	const { kind, own, language, school } = order;
	const { student, result } = asked;
	const read = await readCertificateFacts({ student, kind, own, language, ...(result && { result }) }, req);
	if (kind === "transfer") await refuseSecond(read, req);
	if (kind === "result" && read.results.length === 0) throw new SchoolError("invalid", text.noResult);
	// Of a release that was taken back since somebody looked, no other exam takes the place.
	if (kind === "result" && read.result?.id !== result) throw new SchoolError("invalid", text.errors.moved);
	const { typed, wrong } = readTyped(asked, read);
	const facts = { ...read.facts, ...typed };
	const { text: composed, missing } = composeCertificate(template, facts, read.speaking);
	for (const fact of missing) wrong[fact] ??= [text.errors.required];
	if (kind === "testimonial")
		Object.assign(wrong, boardExamFaults(facts, read.classes, Number(todayInDhaka().slice(0, 4))));
	if (kind === "admission" && facts.admissionDate && facts.session) {
		const year = Number(toLatinDigits(facts.session).slice(0, 4));
		if (!isAdmissionOf(facts.admissionDate, year)) wrong.admissionDate ??= [text.errors.admissionYear];
	}
	if (Object.keys(wrong).length > 0) {
		if (order.papers.length === 1) throw invalidError(wrong);
		const labels = Object.keys(wrong).map((fact) => factLabel(fact as CertificateFact, language));
		throw new SchoolError("invalid", text.many.incomplete(read.student.name, labels));
	}
	const paper: FrozenPaper = {
		...{ school, text: composed, table: read.table, facts },
		date: writtenToday(language),
		person: {
			name: read.student.name,
			initials: initialsOf(facts.name ?? read.student.name),
			class: facts.class ?? "",
		},
	};
	return { read, paper, kept: keptOf(order, typed, read) };
}

export const certificates: Operation<CertificateOrder, CertificatePlan, Changes, MadeFacts, number> = {
	subject: "certificates",
	isGrave: true,
	// Only a transfer certificate changes what others see.
	tags: [],

	lock: ({ kind }, req) => (kind === "transfer" ? lockRecords(req) : Promise.resolve()),

	/** @throws SchoolError "notFound"; "invalid" with messages by fact, or if a student may get no such paper */
	async plan(order, req) {
		const { template, version } = await readTemplate(order, req);
		if (version !== order.version) throw new SchoolError("invalid", text.errors.templateMoved);
		const students = new Set(order.papers.map(({ student }) => student));
		if (students.size < order.papers.length) throw new SchoolError("invalid", text.errors.moved);
		const papers: PlannedPaper[] = [];
		for (const one of order.papers) papers.push(await planPaper({ template, order }, one, req));
		return { input: order, papers };
	},

	async apply({ input, papers }, writing) {
		const { kind } = input;
		const year = Number(todayInDhaka().slice(0, 4));
		const made: (MadePaper & { number: number })[] = [];
		for (const one of papers) {
			// The request stands in the first paper: it is unique, and the others come with it.
			made.push(await makePaper(one, { input, year, request: made.length === 0 ? input.request : null }, writing));
			writing.progress.written(1);
		}
		const [first, last] = [made[0], made.at(-1)];
		if (!first || !last) return null;
		return {
			title: text.ofMany(kind, first.number, last.number, year),
			...{ count: made.length, facts: { kind, number: first.number, year } },
			changes: { papers: made.map(({ number: _, ...paper }) => paper) },
			answer: first.certificate,
		};
	},

	takeBack: (changes, writing) => cancelPapers(papersOf(changes), writing, text.cancel.takenBack),

	told: {
		kind: "students",
		action: "create",
		detail: ({ title }) => text.activity(title),
		takenBack: { action: "restore", detail: ({ title }) => text.activityUndone(title) },
	},
};

type Numbering = { input: CertificateOrder; year: number; request: string | null };

/** Gives a paper its number. */
async function makePaper({ read, paper, kept }: PlannedPaper, { input, year, request }: Numbering, writing: Writing) {
	const { req, id: operation, at, by } = writing;
	const { kind, language } = input;
	const { student } = read;
	// One paper of a kind after another.
	const number = await takeNumbers(`certificates/${kind}/${year}`, 1, req);
	const written = language === "bn" ? toBengaliDigits(number) : String(number);
	const content = JSON.stringify(paper).replaceAll(serialMark, written);
	const memo = text.memo(paper.school.eiin, kind, year, number, language);
	const [row] = await query<{ id: number }>(
		sql`INSERT INTO certificates (kind, language, year, number, memo, date, code, request, student_id, paper,
				operation_id, staff_name, made_at, state)
			VALUES (${kind}, ${language}, ${year}, ${number}, ${memo}, ${todayInDhaka()}, ${newCode()}, ${request},
				${student.id}, ${content}, ${operation}, ${by?.name ?? ""}, ${at}, 'valid') RETURNING id`,
		req,
	);
	if (Object.keys(kept).length > 0)
		await req.payload
			.update({
				...{ collection: "students", id: student.id, data: kept as object, depth: 0, req },
				...(by && { user: by }),
			})
			.catch((error: unknown) => {
				// The whole record is checked, also fields that were stored before a rule of its form.
				if (!(error instanceof ValidationError)) throw error;
				throw new SchoolError("invalid", text.errors.unkept(student.name, error.message));
			});
	const closed = kind === "transfer" ? await closePlaces(read, paper.facts, writing) : [];
	const [enrolment = null, ...later] = closed;
	return { certificate: row?.id ?? 0, enrolment, later, number };
}

/** Cancels with a reason; the same as taking the operation back, which says no reason. */
export const cancelling = (reason: string): typeof certificates => ({
	...certificates,
	takeBack: (changes, writing) => cancelPapers(papersOf(changes), writing, reason),
});
