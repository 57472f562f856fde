/** Texts of the file with all that the school holds of a student. */
import { toBengaliDigits } from "../digits";

export const studentDataText = {
	link: "সব তথ্যের ফাইল",
	making: "ফাইল তৈরি হচ্ছে…",
	hint: "পরিবার চাইলে দিন। ফাইলটি ফোনের ব্রাউজারে খোলে, ছাপানোও যায়। এতে ব্যক্তিগত তথ্য আছে, অন্য কাউকে দেবেন না।",
	/** Without the student's name or number: names of files end up in lists of downloads. */
	file: (day: string) => `শিক্ষার্থীর তথ্য ${day}.html`,
	title: (name: string) => `${name}: বিদ্যালয়ে রাখা সব তথ্য`,
	school: (school: string, time: string) => `${school}, ${time}`,
	explain: "বিদ্যালয়ের ওয়েবসাইটে এই শিক্ষার্থীর যা কিছু রাখা আছে, সব এখানে। কর্মীদের নাম দেওয়া হয়নি।",
	photo: "ছবি",
	none: "কিছু নেই।",
	empty: "–",
	parts: {
		record: "শিক্ষার্থীর তথ্য",
		application: (code: number) => `ভর্তির আবেদন ${toBengaliDigits(code)}`,
		enrolments: "শ্রেণিভুক্তি",
		results: "ফলাফল",
		marks: "তোলা নম্বর",
		changes: "নম্বরের বদল",
		imports: "এক্সেল থেকে আনার আগের তথ্য",
		logins: "চালু লগইন",
		activity: "কর্মীরা যা করেছেন",
	},
	columns: {
		enrolments: ["শিক্ষাবর্ষ", "শ্রেণি ও শাখা", "রোল", "বিভাগ", "বেছে নেওয়া বিষয়", "চতুর্থ বিষয়"],
		results: ["পরীক্ষা", "শ্রেণি", "বিষয়", "অংশ", "নম্বর", "পূর্ণমান", "গ্রেড", "মোট", "জিপিএ", "মেধাক্রম"],
		marks: ["পরীক্ষা", "বিষয়", "অংশ", "নম্বর", "কখন"],
		changes: ["পরীক্ষা", "বিষয়", "আগে", "পরে", "কখন"],
		imports: ["কখন", "কী ছিল", "আগের মান"],
		logins: ["কী", "কখন থেকে", "কত দিন পর্যন্ত"],
		activity: ["কখন", "কী", "বিবরণ"],
	},
	login: "লগইন",
	applicationToken: "আবেদন দেখার টোকেন",
	created: "কবে যোগ হয়েছে",
	changed: "শেষ বদল",
	password: "পাসওয়ার্ড",
	passwordKept: "দেওয়া আছে (পড়া যায় না)",
	erased: "ব্যক্তিগত তথ্য মোছা হয়েছে",
	decided: "সিদ্ধান্তের সময়",
} as const;
