/** Routines and curriculums: for each class, and for each examination. */
import { classNames } from "@/lib/bengali/students";
import type { YearlyText } from "./types";

const titleOf = (name: string) => (name === "নার্সারি" || name === "কেজি" ? name : `${name} শ্রেণি`);
const day = (month: string, number: number) => `${month}-${String(number).padStart(2, "0")}`;

const classRoutines: YearlyText[] = classNames.map((name, index) => ({
	on: day("01", 4 + index),
	name: `শ্রেণি রুটিন {year}: ${titleOf(name)}`,
	...(index % 3 !== 2 && { file: index % 3 === 0 ? ("table.webp" as const) : ("table.pdf" as const) }),
	body: [
		`{year} শিক্ষাবর্ষের ${titleOf(name)}র সাপ্তাহিক রুটিন। রবিবার থেকে বৃহস্পতিবার ক্লাস চলবে; শুক্র ও শনিবার সাপ্তাহিক ছুটি।`,
		{
			list: [
				"সমাবেশ: সকাল ৯টা ৪৫ মিনিট",
				index < 2 ? "ক্লাস: সকাল ১০টা থেকে দুপুর ১২টা ৩০ মিনিট" : "ক্লাস: সকাল ১০টা থেকে বিকেল ৩টা ৩০ মিনিট",
				index < 2 ? "টিফিন: সকাল ১১টা ১৫ মিনিট" : "টিফিন: দুপুর ১টা থেকে ১টা ৪৫ মিনিট",
			],
		},
		"শিক্ষকের অনুপস্থিতিতে বিকল্প শিক্ষক ক্লাস নেবেন। রুটিনে কোনো পরিবর্তন হলে নোটিশ দিয়ে জানানো হবে।",
	],
}));

const examGroups = [
	"নার্সারি ও কেজি",
	"প্রথম ও দ্বিতীয় শ্রেণি",
	"তৃতীয় থেকে পঞ্চম শ্রেণি",
	"ষষ্ঠ ও সপ্তম শ্রেণি",
	"অষ্টম ও নবম শ্রেণি",
];

const examRoutines = (exam: string, month: string, first: number): YearlyText[] =>
	examGroups.map((group, index) => ({
		on: day(month, first + index),
		name: `${exam} পরীক্ষা {year}-এর রুটিন: ${group}`,
		...(index !== 1 && { file: index % 2 ? ("table.pdf" as const) : ("table.webp" as const) }),
		body: [
			`${group}র ${exam} পরীক্ষার রুটিন। পরীক্ষা সকাল ১০টায় শুরু হবে; শুরুর ১৫ মিনিট আগে আসন গ্রহণ করতে হবে।`,
			"ব্যবহারিক ও মৌখিক পরীক্ষার তারিখ বিষয়শিক্ষক শ্রেণিকক্ষে জানাবেন। অনিবার্য কারণে রুটিন পরিবর্তনের ক্ষমতা কর্তৃপক্ষ সংরক্ষণ করে।",
		],
	}));

export const routines: readonly YearlyText[] = [
	...classRoutines,
	{
		on: "02-26",
		name: "মাসিক মূল্যায়নের রুটিন, মার্চ {year}",
		file: "table.webp",
		body: ["প্রতিটি মূল্যায়ন প্রথম ঘণ্টায় নেওয়া হবে। এরপর নিয়মিত ক্লাস চলবে।"],
	},
	{
		on: "04-05",
		name: "গ্রীষ্মকালীন ক্লাস রুটিন {year}",
		file: "table.pdf",
		body: ["গ্রীষ্মকালে ক্লাস সকাল ৮টা থেকে দুপুর ১টা পর্যন্ত চলবে। প্রতিটি ঘণ্টা ৪০ মিনিটের।"],
	},
	...examRoutines("অর্ধবার্ষিক", "05", 18),
	{
		on: "08-09",
		name: "মাসিক মূল্যায়নের রুটিন, আগস্ট {year}",
		body: ["রবিবার বাংলা, সোমবার ইংরেজি, মঙ্গলবার গণিত, বুধবার বিজ্ঞান এবং বৃহস্পতিবার বাংলাদেশ ও বিশ্বপরিচয় বিষয়ের মূল্যায়ন হবে।"],
	},
	...examRoutines("বার্ষিক", "11", 3),
	{
		on: "11-01",
		name: "শীতকালীন ক্লাস রুটিন {year}/{next}",
		file: "table.webp",
		body: ["শীতকালে ক্লাস সকাল ১০টা থেকে বিকেল ৩টা ৩০ মিনিট পর্যন্ত চলবে।"],
	},
];

const subjects = (index: number): string[] => {
	if (index < 2) return ["বাংলা বর্ণ ও ছড়া", "ইংরেজি বর্ণ ও শব্দ", "সংখ্যা ও গণনা", "চিত্রাঙ্কন ও খেলা"];
	const core = ["বাংলা", "ইংরেজি", "গণিত", "বাংলাদেশ ও বিশ্বপরিচয়", "ধর্ম ও নৈতিক শিক্ষা"];
	return index < 7 ? [...core, "প্রাথমিক বিজ্ঞান"] : [...core, "বিজ্ঞান", "তথ্য ও যোগাযোগ প্রযুক্তি", "কৃষিশিক্ষা"];
};

export const curriculums: readonly YearlyText[] = [
	...classNames.map((name, index) => ({
		on: day("01", 15 + index),
		name: `পাঠ্যক্রম {year}: ${titleOf(name)}`,
		...(index % 4 !== 3 && { file: index % 2 ? ("letter.webp" as const) : ("letter.pdf" as const) }),
		body: [
			`জাতীয় শিক্ষাক্রম ও পাঠ্যপুস্তক বোর্ডের নির্দেশনা অনুযায়ী ${titleOf(name)}র {year} শিক্ষাবর্ষের পাঠ্যক্রম।`,
			{ heading: "বিষয়সমূহ" },
			{ list: subjects(index) },
			"অর্ধবার্ষিক পরীক্ষায় প্রথম ছয় মাসের এবং বার্ষিক পরীক্ষায় শেষ ছয় মাসের পাঠ থেকে প্রশ্ন থাকবে।",
		],
	})),
	{
		on: "01-27",
		name: "বার্ষিক পাঠপরিকল্পনা ও ছুটির তালিকা {year}",
		file: "table.pdf",
		body: ["পুরো বছরের পাঠপরিকল্পনা, পরীক্ষার সম্ভাব্য সময় ও সরকারি ছুটির তালিকা। চাঁদ দেখার ওপর নির্ভরশীল ছুটির তারিখ পরিবর্তিত হতে পারে।"],
	},
];
