/** The exams of the invented school in the current year, in the order of their ids. */
import type { ExamKind } from "@/lib/office/values/study";

export type DemoExam = {
	name: string;
	type: ExamKind;
	/** Its marks are being entered: about half of them are missing, and nothing is released. */
	isOpen?: true;
	/** Of a combined exam: whole percentages by the names of its exams. */
	of?: Readonly<Record<string, number>>;
};

export const halfYearly = "অর্ধবার্ষিক পরীক্ষা";
export const annual = "বার্ষিক পরীক্ষা";

export const exams: readonly DemoExam[] = [
	{ name: "প্রথম সেমিস্টার পরীক্ষা", type: "semester" },
	{ name: "মার্চ মাসের পরীক্ষা", type: "monthly" },
	{ name: "আগস্ট মাসের পরীক্ষা", type: "monthly" },
	{ name: halfYearly, type: "half-yearly" },
	{ name: annual, type: "annual" },
	{ name: "অর্ধবার্ষিক ও বার্ষিকের সম্মিলিত ফল", type: "combined", of: { [halfYearly]: 40, [annual]: 60 } },
	{ name: "দ্বিতীয় সেমিস্টার পরীক্ষা", type: "semester", isOpen: true },
];

/** @returns the name of the first exam of that kind, as it is stored */
export const demoExam = (type: ExamKind): string =>
	exams.find((exam) => exam.type === type)?.name.normalize("NFC") ?? "";
