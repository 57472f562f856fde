import { boardExamFaults } from "./board-exams";
import { certificatesText } from "./text";

const { errors } = certificatesText;
const notSat = { boardExam: [errors.notSat] };
const wrongYear = { passingYear: [errors.passingYear] };
const inClass = (name: string, year: number, isOpen = false) => ({ class: name, year, isOpen });

test.each([
	["এসএসসি", "২০২৫", [inClass("ষষ্ঠ", 2026, true)], notSat],
	["SSC", "2025", [inClass("Nine", 2025)], notSat],
	["SSC", "2026", [inClass("দশম", 2026, true)], notSat],
	["এস.এস.সি", "২০২৬", [inClass("দশম", 2025), inClass("নবম", 2024)], {}],
	["এসএসসি", "২০২৪", [inClass("১০ম", 2025)], wrongYear],
	["এসএসসি", "২০২৭", [inClass("দশম", 2025)], wrongYear],
	["Secondary School Certificate", "2026", [inClass("Class 10", 2025)], {}],
	["জেএসসি", "২০২২", [inClass("অষ্টম", 2022), inClass("নবম", 2023, true)], {}],
	["JSC", "2022", [inClass("সপ্তম", 2022)], notSat],
	["পিইসি", "২০১৯", [inClass("পঞ্চম", 2019)], {}],
	["HSC", "2026", [inClass("দশম", 2024)], notSat],
	["HSC", "2026", [inClass("দ্বাদশ", 2025)], {}],
	// From another school's class, or of before the records.
	["এসএসসি", "২০২০", [], {}],
	["এসএসসি", "২০২০", [inClass("কেজি", 2020)], {}],
	["এসএসসি", "২০২৪", [inClass("একাদশ", 2025, true)], {}],
])("%s of %s by %j", (boardExam, passingYear, classes, faults) => {
	expect(boardExamFaults({ boardExam, passingYear }, classes, 2026)).toEqual(faults);
});
