import { type NationalSet, religions, single, technology, theory, twoPapers, withPractical, written } from "./set";

/** Classes nine and ten, with their three groups. */
export const secondary: NationalSet = {
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
