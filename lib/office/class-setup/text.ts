/** Texts of setting up year, classes, sections and subjects in one step. */
import { toBengaliDigits } from "@/lib/bengali/digits";
import type { NationalSetName } from "@/lib/office/words/national-sets";

export const classSetupText = {
	title: "শ্রেণি, শাখা ও বিষয়",
	explanation:
		"কোন শ্রেণি থেকে কোন শ্রেণি পর্যন্ত, আর কোনটিতে কয়টি শাখা, তা লিখুন। শিক্ষাবর্ষ, শ্রেণি, শাখা আর জাতীয় তালিকার বিষয় একবারেই তৈরি হবে। যা আগে থেকে আছে, তা যেমন আছে তেমনই থাকবে। পরে সবই বদলানো যায়।",
	link: "সব শ্রেণি, শাখা ও বিষয় একবারে তৈরি করুন",
	year: "শিক্ষাবর্ষ",
	from: "কোন শ্রেণি থেকে",
	to: "কোন শ্রেণি পর্যন্ত",
	columns: { class: "শ্রেণি", sections: "শাখা কয়টি", names: "শাখার নাম", subjects: "বিষয়" },
	sectionsOf: (className: string) => `${className}: শাখা কয়টি`,
	noSet: "নিজে দেবেন",
	make: "তৈরি করুন",
	made: (count: number) => `${toBengaliDigits(count)}টি তৈরি হয়েছে: শিক্ষাবর্ষ, শ্রেণি, শাখা ও বিষয় মিলিয়ে।`,
	nothing: "সবই আগে থেকে আছে, নতুন কিছু লাগেনি।",
	titleOf: (year: number) => `${toBengaliDigits(year)} শিক্ষাবর্ষের শ্রেণি ও শাখা`,
	act: (sections: number, subjects: number) =>
		`নতুন শাখা ${toBengaliDigits(sections)}টি, বিষয় ${toBengaliDigits(subjects)}টি`,
	errors: { order: "শেষ শ্রেণিটি প্রথমটির আগে পড়েছে। আবার বেছে নিন।" },
	holds: {
		students: "শিক্ষার্থী আছে",
		accounts: "কোনো কর্মীর অ্যাকাউন্টে বাছা আছে",
		marks: "নম্বর তোলা আছে",
		exams: "পরীক্ষা আছে",
		used: "অন্য কিছুতে লাগছে",
		changed: "পরে বদলানো হয়েছে",
	},
} as const;

/** Names of sections, in their order. */
export const sectionNames = [..."কখগঘঙচছজঝঞটঠ"];

/** Classes that a school may have, besides those that it has from the start. */
export const furtherClasses = ["দশম"];

/** The lowest class of a secondary school. */
export const lowestClass = "ষষ্ঠ";

/** The national set of subjects of a class, by its name. */
export const setOfClass: Readonly<Record<string, NationalSetName | undefined>> = {
	তৃতীয়: "primary",
	চতুর্থ: "primary",
	পঞ্চম: "primary",
	ষষ্ঠ: "junior",
	সপ্তম: "junior",
	অষ্টম: "junior",
	নবম: "secondary",
	দশম: "secondary",
};
