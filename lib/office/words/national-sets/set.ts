/** The subjects of some classes by the national curriculum: data that a school takes and then changes. */
import type { StudyGroup } from "@/lib/bengali/groups";
import type { Religion } from "@/lib/bengali/religions";

type SetPart = { code: string; name: string; full: number; pass?: number };
type SetPaper = { code: string; name?: string; parts: SetPart[] };

/** As in the form of a subject (lib/cms/students/subjects.ts); what is missing has the form's default. */
export type SetSubject = {
	name: string;
	takers?: "all" | "group" | "choice" | "chosen";
	groups?: StudyGroup[];
	choice?: string;
	religion?: Religion;
	counted?: false;
	papers: SetPaper[];
};

export type NationalSet = {
	title: string;
	/** The publication that it follows. */
	source: string;
	/** Groups that a class with these subjects has. */
	groups: StudyGroup[];
	subjects: SetSubject[];
};

const creative = (full: number, pass: number): SetPart => ({ code: "cq", name: "সৃজনশীল", full, pass });
const objective = (full: number, pass: number): SetPart => ({ code: "mcq", name: "বহুনির্বাচনি", full, pass });
const practical = (full: number, pass: number): SetPart => ({ code: "practical", name: "ব্যবহারিক", full, pass });

/** Parts of a paper by the boards' division of marks. */
export const written = (full: number): SetPart[] => [{ code: "all", name: "লিখিত", full }];
export const theory = (): SetPart[] => [creative(70, 23), objective(30, 10)];
export const withPractical = (): SetPart[] => [creative(50, 17), objective(25, 8), practical(25, 8)];
export const technology = (): SetPart[] => [objective(25, 8), practical(25, 8)];

export const single = (parts: SetPart[]): SetPaper[] => [{ code: "1", parts }];
export const twoPapers = (first: SetPart[], second: SetPart[]): SetPaper[] => [
	{ code: "1", name: "প্রথম পত্র", parts: first },
	{ code: "2", name: "দ্বিতীয় পত্র", parts: second },
];

/** The subjects of religion, of which each student takes one. */
export const religions = (parts: () => SetPart[]): SetSubject[] =>
	(
		[
			["ইসলাম শিক্ষা", "islam"],
			["হিন্দুধর্ম শিক্ষা", "hinduism"],
			["বৌদ্ধধর্ম শিক্ষা", "buddhism"],
			["খ্রিষ্টধর্ম শিক্ষা", "christianity"],
		] as const
	).map(([name, religion]) => ({ name, takers: "choice", choice: "ধর্ম", religion, papers: single(parts()) }));
