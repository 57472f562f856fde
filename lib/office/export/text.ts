/** Texts of the archive with which a school leaves: in the office, for the operator of the commands, and in the archive itself. */
import { toBengaliDigits } from "@/lib/bengali/digits";

/** Why an archive is not made or not brought in. */
const refused = {
	exists: {
		bengali: "এই নামে একটি ফাইল আগে থেকেই আছে। অন্য নাম দিন।",
		english: "There is a file of this name already. Give another name.",
	},
	damaged: {
		bengali: "ফাইলটি অসম্পূর্ণ বা নষ্ট, অথবা এই সাইটের তৈরি নয়। কিছুই আনা হয়নি।",
		english: "The file is incomplete, damaged, or no archive of this site. Nothing was imported.",
	},
	newer: {
		bengali: "ফাইলটি এই সাইটের নতুন সংস্করণের। আগে সাইটটি হালনাগাদ করুন।",
		english: "The archive was made by a newer version of the site. Update the site first.",
	},
};

export type ExportFailure = keyof typeof refused;

/** Messages of the commands. */
export const exportCommandText = {
	failed: (failure: ExportFailure, detail?: string) =>
		`${refused[failure].bengali}\n${refused[failure].english}${detail ? `\n${detail}` : ""}`,
	made: (file: string) => `বিদ্যালয়ের সব কিছু এই ফাইলে / All of the school is in this file: ${file}`,
	care:
		"ফাইলটিতে সবার ব্যক্তিগত তথ্য আছে, আর এটি নিজে থেকে মুছে যায় না। নিরাপদ জায়গায় সরিয়ে এখান থেকে মুছে ফেলুন।\n" +
		"It has everybody's personal data and is not deleted by itself. Move it to a safe place, and delete it here.",
	missing: (count: number) =>
		`${count}টি ফাইলের নাম ডেটাবেসে আছে, কিন্তু ফাইলগুলো আগে থেকেই নেই। / The database names ${count} files that were gone before.`,
	imported: (folder: string) =>
		`বিদ্যালয়ের সব কিছু আনা হয়েছে। এখন সাইটটি চালু করুন। / All of the school is imported. Now start the site. (${folder})`,
	noLogins:
		"ফাইলটি সিল করা ছিল না, তাই এতে কোনো পাসওয়ার্ড নেই। কর্মীর নতুন পাসওয়ার্ড: staff-password NAME। শিক্ষার্থীদের পাসওয়ার্ড দপ্তর থেকে স্লিপে ছাপুন।\n" +
		"The archive was not sealed, so it has no passwords. A new one for staff: staff-password NAME. Those of students are printed as slips in the office.",
	usage: "node school.js import FILE, npm run command -- import FILE",
};

/** Texts of the back office. */
export const exportText = {
	title: "সব তথ্য নিয়ে যাওয়া",
	explanation:
		"বিদ্যালয়ের সব কিছু একটি ফাইলে: এক্সেলে শিক্ষার্থী, শিক্ষক, কমিটি, শ্রেণি, ফলাফল, কাগজপত্র ও আবেদন; নোটিশ ও পাতার লেখা; সব ছবি ও ফাইল। " +
		"জিপ ফাইলটি যেকোনো কম্পিউটারে খোলে, এই ওয়েবসাইট না থাকলেও পড়া যায়। নতুন একটি সাইটে এটি থেকে পুরো বিদ্যালয় আবার তোলা যায়।",
	sealed: "ব্যাকআপের মতো এটিও সিল করা হয়: উদ্ধারপত্রের চাবি ছাড়া খোলে না।",
	open:
		"ফাইলটি সিল করা হবে না, তাই যাঁর হাতে পড়বে তিনি সব পড়তে পারবেন। এতে পাসওয়ার্ড ও প্রধানের স্বাক্ষর থাকে না; " +
		"সেগুলোও নিতে চাইলে আগে উদ্ধারপত্র তৈরি করুন।",
	make: "সব তথ্যের ফাইল তৈরি করুন",
	making: "ফাইল তৈরি হচ্ছে…",
	started: "ফাইল তৈরি শুরু হয়েছে।",
	made: "ফাইল তৈরি হয়েছে। এখন ডাউনলোড করুন।",
	failed: "ফাইলটি তৈরি হয়নি। একটু পরে আবার চেষ্টা করুন; আবারও না হলে সার্ভারের লগ দেখুন।",
	ready: (time: string, size: string) => `ফাইল তৈরি আছে (${time}, ${size})।`,
	once: "ডাউনলোড শুরু হলেই সার্ভার থেকে ফাইলটি মুছে যায়, আর ডাউনলোড না করলে এক ঘণ্টা পরে।",
	download: "ডাউনলোড করুন",
	act: "বিদ্যালয়ের সব তথ্যের ফাইল",
} as const;

/** Names of folders and files, headings and sentences in the archive. */
export const archiveText = {
	folders: { files: "ছবি ও ফাইল", students: "শিক্ষার্থীর ছবি", applicants: "আবেদনকারীর ছবি", pages: "পাতা" },
	books: {
		people: ["মানুষ", "শিক্ষার্থী, শিক্ষক ও কর্মচারী, কমিটি, দপ্তরের অ্যাকাউন্ট"],
		study: ["শ্রেণি ও পরীক্ষা", "কে কোন বছর কোন শ্রেণিতে; শ্রেণি, শাখা, বিষয় ও পরীক্ষা"],
		applications: ["ভর্তির আবেদন", "সব আবেদন ও সিদ্ধান্ত"],
		site: ["ওয়েবসাইট", "শিক্ষাপঞ্জি, মেনু, স্লাইড, ছবি ও ফাইলের তালিকা, সেটিংস"],
		papers: ["কাগজপত্র", "প্রত্যয়নপত্র ও ছাড়পত্রের রেজিস্টার, পরিচয়পত্র"],
		activity: ["কাজের তালিকা", "দপ্তরে কে কখন কী করেছেন"],
		results: (year: number) => [`ফলাফল ${toBengaliDigits(year)}`, "ফলাফল, বিষয়ের নম্বর ও তোলা নম্বর"],
	},
	id: "নং",
	file: "ফাইল",
	yes: "হ্যাঁ",
	no: "না",
	erased: "ব্যক্তিগত তথ্য মোছা হয়েছে",
	untitled: "শিরোনাম নেই",
	draft: "খসড়া",
	/** Labels of fields that no form shows. */
	labels: {
		erasedAt: "ব্যক্তিগত তথ্য মোছা হয়েছে",
		restrictedAt: "তথ্যের ব্যবহার বন্ধ",
		byName: "কার নামে",
	} as Record<string, string>,
	settings: { sheet: "সেটিংস", heads: ["কোথায়", "কী", "মান"] },
	results: {
		sheet: "ফলাফল",
		heads: [
			...["আইডি", "নাম", "পিতার নাম", "মাতার নাম", "পরীক্ষা", "শিক্ষাবর্ষ", "শ্রেণি", "শাখা", "বিভাগ", "রোল"],
			...["মোট", "গ্রেড", "জিপিএ", "মেধাক্রম", "প্রকাশিত"],
		],
	},
	subjects: {
		sheet: "বিষয়ের নম্বর",
		heads: ["আইডি", "নাম", "পরীক্ষা", "শ্রেণি", "বিষয়", "পত্র ও অংশ", "নম্বর", "পূর্ণমান", "গ্রেড", "পয়েন্ট", "চতুর্থ বিষয়"],
	},
	marks: {
		sheet: "তোলা নম্বর",
		heads: ["আইডি", "নাম", "পরীক্ষা", "শাখা", "রোল", "বিষয়", "পত্র ও অংশ", "নম্বর"],
		absent: "অনুপস্থিত",
	},
	certificates: {
		sheet: "প্রত্যয়ন ও ছাড়পত্র",
		heads: ["ধরন", "নম্বর", "সাল", "স্মারক", "তারিখ", "কার", "অবস্থা", "কে তৈরি করেছেন", "লেখা"],
	},
	cards: {
		sheet: "পরিচয়পত্র",
		heads: ["নম্বর", "সাল", "তারিখ", "মেয়াদ", "অবস্থা", "কে তৈরি করেছেন", "লেখা"],
	},
	index: {
		title: (school: string) => `${school}: সব তথ্য`,
		made: (time: string) => `তৈরি হয়েছে ${time}।`,
		explanation: [
			"বিদ্যালয়ের ওয়েবসাইট ও দপ্তরে যা কিছু ছিল, সব এখানে। পড়তে কেবল ব্রাউজার আর এক্সেলের মতো একটি প্রোগ্রাম লাগে।",
			"এতে শিক্ষার্থী, পরিবার ও কর্মীদের ব্যক্তিগত তথ্য আছে। তালাবদ্ধ রাখুন, যাঁর দরকার নেই তাঁকে দেবেন না।",
		],
		books: "এক্সেল ফাইল",
		pictures: "ছবি ও ফাইল",
		rows: (count: number) => `${toBengaliDigits(count)}টি সারি`,
		files: (count: number) => `${toBengaliDigits(count)}টি ফাইল`,
		data: "নতুন সাইটে তোলার অংশ",
		dataText:
			"data ফোল্ডারটি পড়ার জন্য নয়: সেটি থেকে নতুন একটি খালি সাইটে পুরো বিদ্যালয় আবার তোলা যায় (node school.js import)। ট্র্যাশ, আগের সংস্করণ ও আর যা উপরের ফাইলগুলোতে নেই, তা-ও সেখানে। " +
			"প্রোগ্রামারের জন্য বিবরণ: data/README.txt।",
		withheld: "পাসওয়ার্ড, দুই ধাপের লগইনের গোপন চাবি ও প্রধানের স্বাক্ষর পড়ার মতো করে রাখা হয়নি।",
	},
} as const;

/** `data/README.txt`, for who writes a program that reads the archive. */
export const readme = `The whole school, to be read by programs.

manifest.json   format, migrations, and for each table: its rows, its columns, and the last id that was given out;
                sizes and SHA-256 of all files that are named here; which file of the archive is which uploaded file
tables/*.jsonl  one table each, one row a line: an object of column names and values. NULL is null. Dates are ISO 8601
                in UTC, booleans 0 and 1; columns with JSON have it as text. Integers beyond 2^53 are strings.
files/          uploaded files that have no readable name, such as pictures in smaller sizes
withheld/*.age  only in a sealed archive: what nobody should read by chance, sealed once more for the same key
                (age-encryption.org): whole rows of the tables that the manifest names, and the site's secret

Left out everywhere: sessions, proofs of identity, counters of attempts, locks, and the index of the search, which is
made anew. Without withheld/ also: hashes of passwords, secrets of second factors, recovery codes, the signature.
`;
