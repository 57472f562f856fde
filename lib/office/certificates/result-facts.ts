/** What a released sheet says on a certificate, in the language of the paper. */

import type { FrozenOutcome, FrozenSheet, FrozenSubject } from "@/lib/contract/frozen-sheet";
import { groupNames, type StudyGroup } from "@/lib/office/words/person-choices";
import { studentStaffText } from "@/lib/office/words/students";
import type { Facts } from "./certificate-text";
import { certificatesText as text } from "./text";
import { englishNames, outcomeWords } from "./text-fields";
import type { CertificateLanguage } from "./text-kinds";
import { englishSubject, resultTableText } from "./text-results";

/** @returns the text in that language: as it is, or from the table of names; undefined if it is in the other script */
export function inLanguage(value: string, language: CertificateLanguage): string | undefined {
	const known = language === "en" ? englishNames[value.normalize()] : undefined;
	const foreign = language === "en" ? /[\u0980-\u09e5\u09f0-\u09ff]/ : /[A-Za-z]/;
	return known ?? (foreign.test(value) ? undefined : value);
}

/** The class as certificates write it: without the word for class, which the text has. */
export const className = (name: string) => name.replace(/\s*শ্রেণি$/u, "");

export const examTitle = ({ exam: { name, year } }: FrozenSheet): string =>
	studentStaffText.titles.exam(name, String(year.year));

/** The name of an exam without the word for exam, which the text has, or that of a combined one for result. */
const examName = (name: string) => name.replace(/\s*(পরীক্ষা|ফল|ফলাফল)$/u, "");

/**
 * Lists of before the system may have marks alone, which do not say whether the exam was passed.
 * @returns whether each subject that decides has a grade, or the sheet an average
 */
export function isJudged({ origin, gpa, subjects }: Pick<FrozenOutcome, "gpa" | "origin" | "subjects">): boolean {
	const deciding = subjects.filter(({ counted, fourth }) => counted && !fourth);
	return origin === "marks" || gpa !== null || (deciding.length > 0 && deciding.every(isGraded));
}

/** @returns whether a subject has a letter or a point */
export const isGraded = ({ letter, point }: Pick<FrozenSubject, "letter" | "point">) => (letter ?? point) !== null;

export function resultFacts(sheet: FrozenSheet, language: CertificateLanguage): Facts {
	const { exam, class: of, group, roll, total, gpa, letter, position, failed } = sheet;
	const full = sheet.subjects.reduce((sum, subject) => sum + (subject.counted ? subject.full : 0), 0);
	const named = group && Object.hasOwn(groupNames, group) ? groupNames[group as StudyGroup] : group;
	return {
		exam: inLanguage(examName(exam.name), language),
		examYear: String(exam.year.year),
		examClass: inLanguage(className(of.name), language),
		...(named && { examGroup: inLanguage(named, language) }),
		examRoll: String(roll),
		...(isJudged(sheet) && { outcome: outcomeWords[language][failed > 0 ? 1 : 0] }),
		total: String(total),
		...(full > 0 && { totalFull: String(full) }),
		...(gpa !== null && { gpa: gpa.toFixed(2) }),
		...(letter && { grade: letter }),
		...(position !== null && { position: String(position) }),
	} as Facts;
}

/**
 * Columns of grades are left out where the school gives none.
 * @returns the marks by subject, and the subjects whose English names are not known: they stand in Bengali
 */
export function resultTable({ subjects }: FrozenSheet, language: CertificateLanguage) {
	const { heads, grades, fourth, number, point: pointOf } = resultTableText[language];
	const isGraded = subjects.some(({ letter }) => letter !== null);
	const named = subjects.map((subject) => ({
		...subject,
		own: language === "bn" ? subject.name : englishSubject(subject.name),
	}));
	const rows = named.map(({ own, name, full, marks, letter, point, fourth: isFourth }) => [
		(own ?? name) + (isFourth ? fourth : ""),
		...[number(full), number(marks)],
		...(isGraded ? [letter ?? "", point === null ? "" : pointOf(point)] : []),
	]);
	const table = { heads: [...heads, ...(isGraded ? grades : [])], rows };
	return { table, unnamed: named.flatMap(({ own, name }) => (own === null ? [name] : [])) };
}

export const lastResultOf = (sheet: FrozenSheet, language: CertificateLanguage): string | undefined => {
	const { exam, examYear = "", outcome, gpa } = resultFacts(sheet, language);
	return exam && outcome && text.lastResult[language](exam, examYear, outcome, gpa);
};
