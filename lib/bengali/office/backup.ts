/** Texts of backup and restore: bilingual for the operator of the commands, Bengali for the back office. */

type Sentence = { bengali: string; english: string };

/** Why a backup, a restore or a check was refused or failed. */
export const backupFailures = {
	full: {
		bengali: "ডিস্কে জায়গা নেই, তাই কাজটি শেষ করা যায়নি। জায়গা খালি করে আবার চেষ্টা করুন।",
		english: "The disk is full, so nothing was kept. Free some space and try again.",
	},
	busy: {
		bengali: "আরেকটি ব্যাকআপের কাজ চলছে। সেটি শেষ হলে আবার চেষ্টা করুন।",
		english: "Another backup or check is running. Try again when it has finished.",
	},
	noSchool: {
		bengali: "এই DATA_DIR বা DATABASE_URL-এ কোনো বিদ্যালয়ের ডেটাবেস নেই।",
		english: "There is no school's database at this DATA_DIR or DATABASE_URL.",
	},
	databaseDamaged: {
		bengali: "ডেটাবেসটি নষ্ট, তাই ব্যাকআপ নেওয়া হয়নি। আগের ব্যাকআপগুলো আছে।",
		english: "The database is damaged, so no backup was made. The earlier backups are kept.",
	},
	noBackup: {
		bengali: "কোনো ব্যাকআপ পাওয়া যায়নি।",
		english: "There is no such backup.",
	},
	damaged: {
		bengali: "ব্যাকআপ ফাইলটি অসম্পূর্ণ বা নষ্ট। অন্য একটি ব্যাকআপ নিন।",
		english: "The backup file is incomplete or damaged. Use another backup.",
	},
	newer: {
		bengali: "ব্যাকআপটি এই সাইটের নতুন সংস্করণের। আগে সাইটটি হালনাগাদ করুন।",
		english: "The backup was made by a newer version of the site. Update the site first.",
	},
	older: {
		bengali:
			"ব্যাকআপটি 1.0.0 সংস্করণেরও আগের। আগে 1.0.0 সংস্করণ বসিয়ে তাতে ব্যাকআপটি ফিরিয়ে আনুন ও একবার চালু করুন। " +
			"তারপর সেখানে নতুন ব্যাকআপ নিয়ে এই সংস্করণে সেটি ফিরিয়ে আনুন।",
		english:
			"The backup is from before release 1.0.0. Restore it with release 1.0.0, start that once, make a new backup there and restore that one here.",
	},
	otherDatabase: {
		bengali: "ব্যাকআপটি অন্য ধরনের ডেটাবেসের। SQLite হলে DATABASE_URL ছাড়া চালান, PostgreSQL হলে DATABASE_URL দিন।",
		english: "The backup is of the other kind of database: for SQLite unset DATABASE_URL, for PostgreSQL set it.",
	},
	notEmpty: {
		bengali: "DATA_DIR, ডেটাবেস বা S3 ভাণ্ডার খালি নয়। একটি খালি ফোল্ডার (ও PostgreSQL বা S3 হলে একটি খালি ডেটাবেস বা ভাণ্ডার) দিন।",
		english:
			"DATA_DIR, the database or the S3 store is not empty. Give an empty folder (and with PostgreSQL or S3 an empty database or store).",
	},
	noStore: {
		bengali: "ছবি ও ফাইলের ভাণ্ডারে (S3) পৌঁছানো যায়নি। সেটি চালু হলে আবার চেষ্টা করুন।",
		english: "The S3 store of files does not answer or refuses. Try again when it works, and check the settings S3_….",
	},
	other: {
		bengali: "অজানা কারণে কাজটি হয়নি। সার্ভারের লগ দেখুন।",
		english: "It failed for an unexpected reason. See the server's log.",
	},
} satisfies Record<string, Sentence>;

export type BackupFailure = keyof typeof backupFailures;

/** Messages of the commands. */
export const backupCommandText = {
	failed: (failure: BackupFailure, detail?: string) => {
		const { bengali, english } = backupFailures[failure];
		return `${bengali}\n${english}${detail ? `\n${detail}` : ""}`;
	},
	made: (file: string) => `ব্যাকআপ তৈরি হয়েছে / The backup is made: ${file}`,
	missing: (count: number) =>
		`${count}টি ফাইলের নাম ডেটাবেসে আছে, কিন্তু ফাইলগুলো আগে থেকেই নেই। / The database names ${count} files that were gone before.`,
	checked: (file: string) => `ব্যাকআপটি ফিরিয়ে এনে দেখা হয়েছে, ঠিক আছে / Restored and checked, it is good: ${file}`,
	restored: (folder: string) =>
		`বিদ্যালয়ের সব তথ্য ফিরে এসেছে। এখন npm start চালান। / The school is restored. Now run npm start. (${folder})`,
	usage: "npm run restore -- FILE",
};

/** Texts of the back office. */
export const backupOfficeText = {
	title: "ব্যাকআপ",
	explanation:
		"প্রতি রাতে দুইটায় ডেটাবেস ও সব ছবির একটি ব্যাকআপ তৈরি হয়, শেষ সাতটি রাখা থাকে। সপ্তাহে একবার সবচেয়ে নতুনটি আলাদা জায়গায় ফিরিয়ে এনে যাচাই করা হয়।",
	advice:
		"মাঝে মাঝে একটি ফাইল ডাউনলোড করে অন্য কম্পিউটার বা পেনড্রাইভে রাখুন। ফাইলটিতে সব শিক্ষার্থীর তথ্য আছে, তাই অন্য কারও হাতে দেবেন না।",
	last: "শেষ ব্যাকআপ",
	check: "শেষ যাচাই",
	none: "এখনো কোনো ব্যাকআপ নেই।",
	notChecked: "এখনো যাচাই হয়নি।",
	good: "ঠিক আছে",
	bad: "সমস্যা আছে",
	failedAt: (time: string) => `শেষ চেষ্টা সফল হয়নি (${time})।`,
	old: "নির্ধারিত সময়ে নতুন ব্যাকআপ হয়নি।",
	checkOld: "নির্ধারিত সময়ে যাচাই হয়নি।",
	missing: (count: string) => `${count}টি ফাইলের নাম ডেটাবেসে আছে, কিন্তু ফাইলগুলো আগে থেকেই নেই।`,
	files: "রাখা ব্যাকআপ",
	columns: { made: "তৈরি হয়েছে", kind: "কীভাবে", size: "আকার", file: "ফাইল" },
	kinds: { nightly: "রাতের", manual: "নিজে নেওয়া" },
	megabytes: (size: string) => `${size} এমবি`,
	download: "ডাউনলোড",
	downloadOf: (time: string) => `${time}-এর ব্যাকআপ ডাউনলোড`,
	make: "এখন ব্যাকআপ নিন",
	making: "ব্যাকআপ নেওয়া হচ্ছে…",
	started: "ব্যাকআপ নেওয়া শুরু হয়েছে।",
	made: "ব্যাকআপ তৈরি হয়েছে।",
	open: "ব্যাকআপের পাতা খুলুন",
} as const;
