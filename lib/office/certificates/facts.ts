/** What the school's records say for a certificate. */
import "server-only";
import type { PayloadRequest } from "payload";
import { todayInDhaka } from "@/lib/contract/dates";
import { parseSheet } from "@/lib/contract/frozen-sheet";
import type { PersonWord } from "@/lib/office/words/person-fields";
import { personValue } from "@/lib/office/words/person-values";
import { studentStaffText } from "@/lib/office/words/students";
import { notFoundError, SchoolError } from "@/lib/school/errors";
import { type Numeric, query, sql } from "@/lib/school/query";
import { joinReleaseNow } from "@/lib/school/releases";
import { findSchoolYear } from "@/lib/school/structure";
import { personFields } from "../values/person-fields";
import { groupNames, type StudyGroup } from "../words/person-choices";
import type { ClassOfYear } from "./board-exams";
import { composeCertificate, type Facts, type Speaking } from "./certificate-text";
import { className, examTitle, inLanguage, lastResultOf, resultFacts, resultTable } from "./result-facts";
import type { CertificateChoice, FrozenPaper } from "./schema";
import { type CertificateFact, type CertificateField, certificateFields } from "./text-fields";
import type { CertificateKind, CertificateLanguage } from "./text-kinds";
import { certificateTemplate, ownBeginning } from "./text-templates";

/** Where a student is, or was last. `leftOn` (yyyy-mm-dd) once a transfer certificate has closed it. */
type OwnPlace = { enrolment: number; year: number; leftOn: string | null };

export type CertificateFacts = {
	student: { id: number; code: number; name: string };
	place: OwnPlace | null;
	classes: ClassOfYear[];
	facts: Facts;
	speaking: Speaking;
	/** What the records say, which is not typed over. */
	fixed: CertificateFact[];
	/** Fields of the record that are empty, by the fact that may be kept there. */
	keepable: Partial<Record<CertificateFact, PersonWord>>;
	/** The chosen result, or the newest; undefined without one. */
	result: { id: number; title: string } | undefined;
	/** Released results, the newest first. */
	results: { id: number; title: string }[];
	table: FrozenPaper["table"];
	/** Subjects in the table that stand in Bengali on an English paper. */
	unnamed: string[];
};

/** In which script a fact stands on a paper; "any" are numbers, which are written alike in both. */
type Script = CertificateLanguage | "any";

/** The columns of a record where a fact may stand, and be kept; with a script where it is not that of the paper. */
const columnsOf: Partial<Record<CertificateFact, { words: readonly PersonWord[]; script?: Script }>> = {
	name: { words: ["name", "englishName"] },
	father: { words: ["fatherName", "englishFatherName"] },
	mother: { words: ["motherName", "englishMotherName"] },
	banglaName: { words: ["name"], script: "bn" },
	banglaFather: { words: ["fatherName"], script: "bn" },
	banglaMother: { words: ["motherName"], script: "bn" },
	englishName: { words: ["englishName"], script: "en" },
	englishFather: { words: ["englishFatherName"], script: "en" },
	englishMother: { words: ["englishMotherName"], script: "en" },
	dateOfBirth: { words: ["dateOfBirth"] },
	birthNumber: { words: ["birthNumber"], script: "any" },
	religion: { words: ["religion"] },
	nationality: { words: ["nationality"] },
	address: { words: ["permanentAddress", "presentAddress"] },
	admissionNumber: { words: ["admissionNumber"], script: "any" },
	admissionDate: { words: ["admissionDate"] },
	boardRegistration: { words: ["boardRegistration"], script: "any" },
};

/** Whether a field of the record is one for words of that script. A religion is one of a list. */
const takes = (word: PersonWord, script: Script): boolean =>
	personFields[word].kind !== "religion" &&
	(script === "any" || personFields[word].kind === "date" || word.startsWith("english") === (script === "en"));

function personFacts(row: Record<string, string | null>, language: CertificateLanguage) {
	const facts: Facts = {};
	const keepable: CertificateFacts["keepable"] = {};
	for (const [name, { words, script: own }] of Object.entries(columnsOf)) {
		const fact = name as CertificateFact;
		const script = own ?? language;
		const values = words.map((word) => ({ word, value: row[personFields[word].column]?.trim() ?? "" }));
		const found = values
			.filter(({ value }) => value !== "")
			.map(({ word, value }) => (own ? value : personValue(word, value)))
			.map((value) => (script === "any" ? value : inLanguage(value, script)))
			.find((value) => value !== undefined);
		if (found !== undefined) facts[fact] = found;
		const free = values.find(({ word, value }) => value === "" && takes(word, script));
		if (found === undefined && free) keepable[fact] = free.word;
	}
	return { facts, keepable };
}

type PlaceRow = {
	enrolment: number;
	year: Numeric;
	class: string;
	roll: Numeric;
	group: StudyGroup | null;
	leftOn: string | null;
};

/** @returns the newest first */
const findPlaces = (student: number, req?: PayloadRequest): Promise<PlaceRow[]> =>
	query<PlaceRow>(
		sql`SELECT e.id AS enrolment, y.year, c.name AS class, e.roll, e."group", e.left_on AS "leftOn"
			FROM enrolments e JOIN years y ON y.id = e.year_id JOIN classes c ON c.id = e.class_id
			WHERE e.student_id = ${student} ORDER BY y.year DESC`,
		req,
	);

/** From this month on families are admitted for the next year. */
const monthOfNextYear = 9;

/**
 * @param day of the admission, dd-mm-yyyy
 * @returns whether it may be one into that year
 */
export function isAdmissionOf(day: string, year: number): boolean {
	const [, month = 0, of = 0] = day.split("-").map(Number);
	return year === of || (month >= monthOfNextYear && year === of + 1);
}

/** @returns the place into which the student was admitted: that of the day, without a day the first that is known */
const admittedPlace = (places: readonly PlaceRow[], day: string | undefined): PlaceRow | undefined =>
	day ? places.findLast(({ year }) => isAdmissionOf(day, Number(year))) : places.at(-1);

function placeFacts(place: PlaceRow | undefined, language: CertificateLanguage): Facts {
	if (!place) return {};
	return {
		class: inLanguage(className(place.class), language),
		...(place.group && { group: inLanguage(groupNames[place.group], language) }),
		session: String(place.year),
		roll: String(place.roll),
	} as Facts;
}

/**
 * @param places the newest first
 * @returns the place of the school year, though there may be one of the next year already; the newest for who has none, or
 * left it and came back
 */
function placeIn(schoolYear: number, places: readonly PlaceRow[]): PlaceRow | undefined {
	const [newest] = places;
	const present = places.find(({ year }) => Number(year) === schoolYear);
	return present?.leftOn && newest?.leftOn === null ? newest : (present ?? newest);
}

async function findReleased(student: number, req?: PayloadRequest) {
	const rows = await query<{ id: number; sheet: string }>(
		sql`SELECT r.id, r.sheet FROM results r ${joinReleaseNow()} WHERE r.student_id = ${student} ORDER BY r.id DESC`,
		req,
	);
	return rows
		.map(({ id, sheet }) => ({ id, sheet: parseSheet(sheet) }))
		.sort(({ sheet: a }, { sheet: b }) => b.exam.year.year - a.exam.year.year || b.exam.id - a.exam.id);
}

/**
 * @param choice `exam`: the name of the exam, instead of the id of a result
 * @param req request whose transaction it joins
 * @throws SchoolError "notFound" without such a student; "invalid" for one who is restricted or erased
 */
export async function readCertificateFacts(
	{ student: id, kind, language, result, exam }: CertificateChoice & { exam?: string | undefined },
	req?: PayloadRequest,
): Promise<CertificateFacts> {
	const [row] = await query<Record<string, string | null>>(sql`SELECT * FROM students WHERE id = ${id}`, req);
	if (!row) throw notFoundError();
	if (row.restricted_at) throw new SchoolError("invalid", studentStaffText.errors.restricted);
	if (row.erased_at) throw new SchoolError("invalid", studentStaffText.errors.erased);
	const [places, released] = [await findPlaces(id, req), await findReleased(id, req)];
	const schoolYear = (await findSchoolYear(req))?.year ?? 0;
	const place = placeIn(schoolYear, places);
	const chosen = exam
		? released.find(({ sheet }) => examTitle(sheet) === exam)
		: (released.find((sheet) => sheet.id === result) ?? released[0]);
	const person = personFacts(row, language);
	const preset = Object.entries<CertificateField>(certificateFields).map(([fact, { preset: source }]) => [
		fact,
		source?.[language],
	]);
	const isHereNow = place?.leftOn === null && Number(place.year) >= schoolYear;
	const speaking: Speaking = {
		language,
		gender: String(row.gender) as Speaking["gender"],
		isHere: kind !== "testimonial" && isHereNow,
	};
	const stored = given({
		...person.facts,
		...placeFacts(kind === "admission" ? admittedPlace(places, person.facts.admissionDate) : place, language),
		...(chosen && resultFacts(chosen.sheet, language)),
	});
	const facts: Facts = {
		...Object.fromEntries(preset),
		...stored,
		...(chosen && { lastResult: lastResultOf(chosen.sheet, language) }),
		...leavingFact(kind, place),
	};
	if (kind === "own") facts.ownText = ownText(facts, speaking);
	return {
		student: { id, code: Number(row.code), name: String(row.name) },
		place: place ? { enrolment: place.enrolment, year: Number(place.year), leftOn: place.leftOn } : null,
		classes: places.map((stay) => ({
			class: stay.class,
			year: Number(stay.year),
			isOpen: stay === place && isHereNow,
		})),
		facts: given(facts),
		fixed: [
			...(Object.keys(stored) as CertificateFact[]),
			...(place ? ofPlace : []),
			...(place?.leftOn ? (["leftOn"] as const) : []),
			...(chosen ? ofResult : []),
		],
		...{ speaking, keepable: person.keepable },
		result: chosen && { id: chosen.id, title: examTitle(chosen.sheet) },
		results: released.map(({ id, sheet }) => ({ id, title: examTitle(sheet) })),
		...(kind === "result" && chosen ? resultTable(chosen.sheet, language) : { table: null, unnamed: [] }),
	};
}

/** The day on which the student has left, or leaves with this paper. */
function leavingFact(kind: CertificateKind, place: PlaceRow | undefined): Facts {
	const day = place?.leftOn ?? (kind === "transfer" ? todayInDhaka() : null);
	return day === null ? {} : { leftOn: day.split("-").reverse().join("-") };
}

/** What a place or a result may not have: then it is not asked for either. */
const ofPlace = ["group"] as const;
const ofResult = ["examGroup", "gpa", "grade", "position"] as const;

/** @returns the facts that are not empty */
const given = (facts: Facts): Facts => Object.fromEntries(Object.entries(facts).filter(([, value]) => value));

/** The beginning of a text of one's own. */
function ownText(facts: Facts, speaking: Speaking): string {
	const template = { ...certificateTemplate("own", speaking.language), lead: [ownBeginning[speaking.language]] };
	return composeCertificate(template, facts, speaking).text.lead.join("\n");
}
