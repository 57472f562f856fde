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
	sealed: {
		bengali:
			"ব্যাকআপটি সিল করা। উদ্ধারপত্রের চাবিটি BACKUP_KEY-তে বা একটি ফাইলে লিখে BACKUP_KEY_FILE-এ ফাইলটির নাম দিন, অথবা টার্মিনালে চালান।",
		english:
			"The backup is sealed. Give the key on the recovery sheet in BACKUP_KEY, or in a file named by BACKUP_KEY_FILE, or run this on a terminal.",
	},
	wrongKey: {
		bengali: "চাবিটি এই ব্যাকআপের নয়, অথবা লিখতে ভুল হয়েছে। ব্যাকআপের সময় যে উদ্ধারপত্র চালু ছিল, সেটির চাবি দিন।",
		english:
			"The key does not open this backup, or is mistyped. Give the key of the recovery sheet that was in use when it was made.",
	},
	noFiles: {
		bengali: "ব্যাকআপের ছবি ও ফাইলগুলো পাওয়া যায়নি। ব্যাকআপ ফাইলটির পাশে files ফোল্ডারটিও রাখুন, অথবা ব্যাকআপের পাতা থেকে নামানো ফাইলটি দিন।",
		english:
			"The uploaded files of the backup are missing. Put the folder `files` beside it, or give the file that was downloaded from the back office.",
	},
	noCopy: {
		bengali: "অন্য জায়গায় (BACKUP_COPY) কপি রাখা বা পড়া যায়নি। এই যন্ত্রে যা আছে তা ঠিক আছে। ফোল্ডার বা S3 ভাণ্ডারটি আছে ও চালু কি না দেখুন।",
		english:
			"The copy elsewhere (BACKUP_COPY) could not be written or read; what is on this machine is as it should be. See that the folder or the S3 store is there and works.",
	},
	unknownSeal: {
		bengali: "ব্যাকআপটি সিল করা, আর এখানে তৈরি হয়নি, তাই যাচাই করা যায় না। নতুন একটি ব্যাকআপ নিন।",
		english: "The backup is sealed and was not made here, so it cannot be checked. Make a new one.",
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
		`বিদ্যালয়ের সব তথ্য ফিরে এসেছে। এখন সাইটটি চালু করুন। / The school is restored. Now start the site. (${folder})`,
	fromCopy: (name: string, from: string) =>
		`${from} থেকে ফেরানো হচ্ছে: ${name}। প্রতিটি ফাইল মিলিয়ে দেখা হবে; একটিও না মিললে কিছুই ফিরবে না।\n` +
		`Restoring from ${from}: ${name}. Each file is checked; if one is not as it was, nothing is restored.`,
	noCopyPlace: "BACKUP_COPY দেওয়া নেই। / BACKUP_COPY is not set.",
	inCopy: (from: string, names: string[]) =>
		names.length === 0
			? `${from}-এ কোনো ব্যাকআপ নেই। / There is none in ${from}.`
			: `${from}-এ আছে / In ${from} there are:\n${names.join("\n")}`,
	askKey: "উদ্ধারপত্রের চাবিটি লিখুন (লেখা দেখা যাবে না) / Type the key on the recovery sheet (it is not shown):",
	usage: "node school.js restore FILE | --from-copy [NAME], npm run restore -- FILE | --from-copy [NAME]",
};

/** Sealed backups and the recovery sheet, on which the key is printed. */
export const sealingText = {
	title: "সিল করা ব্যাকআপ",
	explanation:
		"সিল করা ব্যাকআপ শুধু উদ্ধারপত্রের চাবি দিয়ে খোলে। চাবিটি সার্ভারে থাকে না, তাই সার্ভার, ফাইল বা পেনড্রাইভ চুরি হলেও কেউ ব্যাকআপ পড়তে পারেন না। উদ্ধারপত্র হারালে সিল করা ব্যাকআপ আর কোনোভাবে খোলা যায় না।",
	since: (time: string, by: string) => `${time} থেকে সব ব্যাকআপ সিল করা হয় (চালু করেছেন ${by})।`,
	sheetNumber: (number: string) => `চালু উদ্ধারপত্রের নম্বর: ${number}`,
	off: "ব্যাকআপ সিল করা হয় না। ফাইল যাঁর হাতে পড়বে, তিনি সব শিক্ষার্থীর তথ্য পড়তে পারবেন।",
	newestOpen: "শেষ ব্যাকআপটি সিল করা নয়। এখন একটি ব্যাকআপ নিন।",
	oldOnes: "নতুন উদ্ধারপত্র চালু করলে পরের ব্যাকআপগুলো তাতে খোলে; আগেরগুলোর জন্য আগের উদ্ধারপত্রই লাগে।",
	make: "উদ্ধারপত্র তৈরি করুন",
	makeNew: "নতুন উদ্ধারপত্র তৈরি করুন",
	sheet: {
		title: "ব্যাকআপের উদ্ধারপত্র",
		number: "নম্বর",
		made: "তৈরি",
		address: "ঠিকানা",
		key: "চাবি",
		qr: "চাবির QR কোড",
		keep: [
			"কাগজটি দুই কপি ছাপুন। এক কপি প্রধান শিক্ষকের তালাবদ্ধ আলমারিতে, আরেক কপি বন্ধ খামে বিদ্যালয়ের বাইরে, যেমন সভাপতির কাছে রাখুন।",
			"ব্যাকআপের ফাইল বা পেনড্রাইভ আর এই কাগজ এক জায়গায় রাখবেন না।",
			"কাগজটির ছবি তুলবেন না; চাবিটি ফোন, ইমেইল বা কম্পিউটারে রাখবেন না।",
			"ব্যাকআপ ফেরানোর সময় সার্ভারে node school.js restore, বা অন্য জায়গার কপি থেকে node school.js restore --from-copy (সোর্স থেকে চালানো সাইটে npm run restore) চালালে এই চাবি চাওয়া হবে। ফাঁকা জায়গা ও ছোট-বড় অক্ষর নিয়ে ভাবতে হবে না।",
			"পরে নতুন উদ্ধারপত্র চালু হলেও এটি রাখুন, যত দিন এই সময়ের কোনো ব্যাকআপ আছে।",
		],
	},
	once: "চাবিটি শুধু এখনই দেখা যাচ্ছে। আগে কাগজটি ছাপুন, তারপর ছাপা কাগজ দেখে নিচের ঘরটি পূরণ করুন।",
	print: "উদ্ধারপত্র ছাপুন",
	last: "ছাপা কাগজে চাবির শেষ ছয়টি অক্ষর",
	wrongLast: "কাগজের চাবির শেষ ছয়টি অক্ষরের সঙ্গে মিলছে না।",
	start: "সিল চালু করুন",
	cancel: "বাতিল",
	started: "সিল চালু হয়েছে। এখন থেকে প্রতিটি ব্যাকআপ সিল করা হবে।",
	act: (number: string) => `ব্যাকআপের উদ্ধারপত্র চালু: ${number}`,
	yes: "সিল করা",
	no: "সিল নেই",
} as const;

/** Texts of the back office. */
export const backupOfficeText = {
	title: "ব্যাকআপ",
	explanation:
		"প্রতি রাতে দুইটায় ডেটাবেস, সব ছবি ও ফাইলের একটি ব্যাকআপ তৈরি হয়। শেষ সাত রাতের সবগুলো থাকে, আর শেষ চার সপ্তাহ ও শেষ ছয় মাসের প্রতিটির শেষটি। একই ফাইল ডিস্কে একবারই থাকে। সপ্তাহে একবার সবচেয়ে নতুনটি আলাদা জায়গায় ফিরিয়ে এনে যাচাই করা হয়।",
	advice:
		"মাঝে মাঝে একটি ফাইল ডাউনলোড করে অন্য কম্পিউটার বা পেনড্রাইভে রাখুন। ফাইলটিতে সব শিক্ষার্থীর তথ্য আছে, তাই সিল করা না হলে অন্য কারও হাতে দেবেন না।",
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
	columns: { made: "তৈরি হয়েছে", kind: "কীভাবে", size: "আকার", seal: "সিল", file: "ফাইল" },
	/** Beside a time that has not come yet. */
	ahead: "(ভবিষ্যতের তারিখ: তৈরির সময় সার্ভারের ঘড়ি ভুল ছিল)",
	kinds: { nightly: "রাতের", manual: "নিজে নেওয়া", update: "হালনাগাদের আগে" },
	space: (needed: string, free: string) => `পরেরটিতে নতুন জায়গা লাগবে প্রায় ${needed}, খালি আছে ${free}।`,
	noSpace: "পরের ব্যাকআপের জায়গা নেই। যিনি সার্ভার দেখেন তাঁকে জানান।",
	copy: "অন্য জায়গায় কপি",
	notCopied: "এখনো কপি হয়নি।",
	copyOld: "নির্ধারিত সময়ে নতুন কপি হয়নি।",
	megabytes: (size: string) => `${size} এমবি`,
	download: "ডাউনলোড",
	downloadOf: (time: string) => `${time}-এর ব্যাকআপ ডাউনলোড`,
	make: "এখন ব্যাকআপ নিন",
	making: "ব্যাকআপ নেওয়া হচ্ছে…",
	started: "ব্যাকআপ নেওয়া শুরু হয়েছে।",
	made: "ব্যাকআপ তৈরি হয়েছে।",
	/** Of a new school, in which nothing is wrong yet. */
	waiting: "সময় হয়নি",
	firstTonight: "আজ রাতে প্রথমটি হবে।",
	firstCheck: "প্রথম ব্যাকআপের পরে হবে।",
	/** What happens next by itself, at 02:00. */
	tonight: "আজ রাত ২টায় ব্যাকআপ নেওয়া হবে।",
	open: "ব্যাকআপের পাতা খুলুন",
} as const;
