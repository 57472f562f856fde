/** The national sets of subjects: those of some classes by the curriculum, which a school takes and then changes. */
import type { Religion, StudyGroup } from "./person-choices";

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

type NationalSet = {
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
const written = (full: number): SetPart[] => [{ code: "all", name: "লিখিত", full }];
const theory = (): SetPart[] => [creative(70, 23), objective(30, 10)];
const withPractical = (): SetPart[] => [creative(50, 17), objective(25, 8), practical(25, 8)];
const technology = (): SetPart[] => [objective(25, 8), practical(25, 8)];

const single = (parts: SetPart[]): SetPaper[] => [{ code: "1", parts }];
const twoPapers = (first: SetPart[], second: SetPart[]): SetPaper[] => [
	{ code: "1", name: "প্রথম পত্র", parts: first },
	{ code: "2", name: "দ্বিতীয় পত্র", parts: second },
];

/** The subjects of religion, of which each student takes one. */
const religions = (parts: () => SetPart[]): SetSubject[] =>
	(
		[
			["ইসলাম শিক্ষা", "islam"],
			["হিন্দুধর্ম শিক্ষা", "hinduism"],
			["বৌদ্ধধর্ম শিক্ষা", "buddhism"],
			["খ্রিষ্টধর্ম শিক্ষা", "christianity"],
		] as const
	).map(([name, religion]) => ({ name, takers: "choice", choice: "ধর্ম", religion, papers: single(parts()) }));

/** Classes three to five. */
const primary: NationalSet = {
	title: "প্রাথমিক (তৃতীয়–পঞ্চম)",
	source: "জাতীয় শিক্ষাক্রম ও পাঠ্যপুস্তক বোর্ড, প্রাথমিক স্তরের জাতীয় শিক্ষাক্রম",
	groups: [],
	subjects: [
		...["বাংলা", "ইংরেজি", "গণিত", "বাংলাদেশ ও বিশ্বপরিচয়", "প্রাথমিক বিজ্ঞান"].map((name) => ({
			...{ name, papers: single(written(100)) },
		})),
		...religions(() => written(100)),
	],
};

/** Classes six to eight. */
const junior: NationalSet = {
	title: "নিম্ন মাধ্যমিক (ষষ্ঠ–অষ্টম)",
	source: "জাতীয় শিক্ষাক্রম ও পাঠ্যপুস্তক বোর্ড, জাতীয় শিক্ষাক্রম ২০১২, ষষ্ঠ–অষ্টম শ্রেণি",
	groups: [],
	subjects: [
		{ name: "বাংলা", papers: twoPapers(theory(), written(50)) },
		{ name: "ইংরেজি", papers: twoPapers(written(100), written(50)) },
		{ name: "গণিত", papers: single(theory()) },
		...religions(theory),
		{ name: "বিজ্ঞান", papers: single(theory()) },
		{ name: "বাংলাদেশ ও বিশ্বপরিচয়", papers: single(theory()) },
		{ name: "তথ্য ও যোগাযোগ প্রযুক্তি", papers: single(technology()) },
		...["কৃষিশিক্ষা", "গার্হস্থ্যবিজ্ঞান"].map((name) => ({
			...{ name, takers: "chosen" as const, papers: single(theory()) },
		})),
		...["শারীরিক শিক্ষা ও স্বাস্থ্য", "চারু ও কারুকলা", "কর্ম ও জীবনমুখী শিক্ষা"].map((name) => ({
			...{ name, counted: false as const, papers: single(written(50)) },
		})),
	],
};

/** Classes nine and ten, with their three groups. */
const secondary: NationalSet = {
	title: "মাধ্যমিক (নবম–দশম: বিজ্ঞান, মানবিক, ব্যবসায় শিক্ষা)",
	source: "জাতীয় শিক্ষাক্রম ও পাঠ্যপুস্তক বোর্ড, জাতীয় শিক্ষাক্রম ২০১২, নবম–দশম শ্রেণি",
	groups: ["science", "humanities", "business"],
	subjects: [
		{ name: "বাংলা", papers: twoPapers(theory(), theory()) },
		{ name: "ইংরেজি", papers: twoPapers(written(100), written(100)) },
		{ name: "গণিত", papers: single(theory()) },
		...religions(theory),
		{ name: "তথ্য ও যোগাযোগ প্রযুক্তি", papers: single(technology()) },
		...["পদার্থবিজ্ঞান", "রসায়ন"].map((name) => ({
			...{ name, takers: "group" as const, groups: ["science" as const], papers: single(withPractical()) },
		})),
		// One of the two is compulsory; the other may be the fourth subject.
		...["জীববিজ্ঞান", "উচ্চতর গণিত"].map((name) => ({
			...{ name, takers: "choice" as const, choice: "জীববিজ্ঞান বা উচ্চতর গণিত" },
			...{ groups: ["science" as const], papers: single(withPractical()) },
		})),
		{ name: "বাংলাদেশ ও বিশ্বপরিচয়", takers: "group", groups: ["science"], papers: single(theory()) },
		...["বাংলাদেশের ইতিহাস ও বিশ্বসভ্যতা", "ভূগোল ও পরিবেশ", "পৌরনীতি ও নাগরিকতা"].map((name) => ({
			...{ name, takers: "group" as const, groups: ["humanities" as const], papers: single(theory()) },
		})),
		...["হিসাববিজ্ঞান", "ফিন্যান্স ও ব্যাংকিং", "ব্যবসায় উদ্যোগ"].map((name) => ({
			...{ name, takers: "group" as const, groups: ["business" as const], papers: single(theory()) },
		})),
		{ name: "বিজ্ঞান", takers: "group", groups: ["humanities", "business"], papers: single(theory()) },
		{ name: "অর্থনীতি", takers: "chosen", groups: ["humanities"], papers: single(theory()) },
		...["কৃষিশিক্ষা", "গার্হস্থ্যবিজ্ঞান"].map((name) => ({
			...{ name, takers: "chosen" as const, papers: single(withPractical()) },
		})),
		{ name: "শারীরিক শিক্ষা, স্বাস্থ্যবিজ্ঞান ও খেলাধুলা", counted: false, papers: single(written(100)) },
		{ name: "ক্যারিয়ার শিক্ষা", counted: false, papers: single(written(50)) },
	],
};

export const nationalSets = { primary, junior, secondary } as const;

export type NationalSetName = keyof typeof nationalSets;
