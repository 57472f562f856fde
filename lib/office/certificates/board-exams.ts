/** Whether a student can have passed a board's exam: a testimonial says so, and nobody else checks it. */
import { classKey } from "@/lib/bengali/class-names";
import { toLatinDigits } from "@/lib/bengali/digits";
import type { Facts } from "./certificate-text";
import { certificatesText } from "./text";

const { errors } = certificatesText;

/** At the end of which class an exam is; the exams of the eighth and the fifth were in that class's own year. */
const exams = [
	{ of: 12, isNextYear: true, names: /এইচ\.?\s*এস\.?\s*সি|h\.?\s*s\.?\s*c|আলিম|alim/iu },
	{ of: 8, isNextYear: false, names: /জে\.?\s*(এস\.?\s*সি|ডি\.?\s*সি)|j\.?\s*[sd]\.?\s*c/iu },
	{ of: 5, isNextYear: false, names: /পি\.?\s*(ই|এস)\.?\s*সি|p\.?\s*[es]\.?\s*c|প্রাথমিক|ইবতেদায়ি|primary|ebtedayee/iu },
];
const atTenth = { of: 10, isNextYear: true };

/** @property isOpen whether the student is in that class now */
export type ClassOfYear = { class: string; year: number; isOpen: boolean };

/**
 * @param classes that the student was in; without one that is known nothing is refused
 * @returns what is wrong, by fact
 */
export function boardExamFaults(facts: Facts, classes: readonly ClassOfYear[], now: number): Record<string, string[]> {
	const exam = exams.find(({ names }) => names.test((facts.boardExam ?? "").normalize("NFC"))) ?? atTenth;
	const known = classes.map((schoolClass) => ({ ...schoolClass, number: Number(classKey(schoolClass.class)) }));
	if (known.every(({ number }) => Number.isNaN(number))) return {};
	const sat = known.filter(
		({ number, isOpen }) => number > exam.of || (number === exam.of && !(isOpen && exam.isNextYear)),
	);
	if (sat.length === 0) return { boardExam: [errors.notSat] };
	const passed = Number(toLatinDigits(facts.passingYear ?? ""));
	const own = sat.filter(({ number }) => number === exam.of).map(({ year }) => year);
	const isTooEarly = own.length > 0 && passed < Math.min(...own);
	return passed > 0 && (isTooEarly || passed > now) ? { passingYear: [errors.passingYear] } : {};
}
