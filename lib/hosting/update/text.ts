/** What the commands `update` and `go-back` of the packed site say. */
import { formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";

const unchanged = "কিছু বদলায়নি, সাইট আগের মতোই চলছে।";

export const updateText = {
	usage: "node school.js update FILE (FILE: নতুন সংস্করণের ফাইল, যেমন school-2.1.0-linux-x64.tar.gz, অথবা তার ঠিকানা)",
	notPacked: "এই কাজটি শুধু প্যাক করা সাইটের জন্য (node school.js)। / Only for a packed site.",
	otherStores:
		"সাইটের তথ্য PostgreSQL বা S3-এ আছে, তাই এখানে পরীক্ষা করে হালনাগাদ করা যায় না। docs/production.md দেখুন।\n" +
		"The data is in PostgreSQL or S3, where a trial would change it. See docs/production.md.",
	underWay: `আরেকটি হালনাগাদ চলছে। সেটি শেষ হলে আবার চালান। ${unchanged}`,
	noKey:
		`চালু সংস্করণটি স্বাক্ষরের চাবি ছাড়া তৈরি, তাই নতুন ফাইলটি আসল কি না জানা যায় না। ${unchanged} ` +
		"নিশ্চিত হলে ফাইলটি পুরোনো ফোল্ডারের উপর খুলে আবার চালু করুন (tar -xzf)।",
	noNewer: (current: string) => `${toBengaliDigits(current)} সংস্করণের চেয়ে নতুন কিছু পাওয়া যায়নি। ${unchanged}`,
	notDownloaded: (reason: string) => `নতুন সংস্করণের ফাইলটি নামানো যায়নি (${reason})। একটু পরে আবার চেষ্টা করুন। ${unchanged}`,
	noFile: (file: string) => `ফাইলটি নেই: ${file}। ${unchanged}`,
	strange: `ফাইলটি সাইটের নতুন সংস্করণ নয়, অথবা পুরোটা নামেনি। আবার নামান। ${unchanged}`,
	forged: `ফাইলটির স্বাক্ষর ঠিক নেই: যিনি আপনার সাইট তৈরি করেছেন, এটি তাঁর নয়। ফাইলটি ব্যবহার করবেন না। ${unchanged}`,
	damaged: (name: string) => `ফাইলটির ভেতরে একটি অংশ বদলে গেছে (${name})। আবার নামান। ${unchanged}`,
	notNewer: (version: string, current: string) =>
		`ফাইলটি ${toBengaliDigits(version)} সংস্করণের, সাইটে এখন ${toBengaliDigits(current)}। ${unchanged} আগের সংস্করণে ফিরতে চালান: node school.js go-back`,
	oldNode: (found: string, needed: string) =>
		`নতুন সংস্করণের জন্য Node ${toBengaliDigits(needed)} বা নতুন লাগবে, এই যন্ত্রে ${toBengaliDigits(found)}। আগে Node হালনাগাদ করুন। ${unchanged}`,
	otherMachine: (wanted: string, found: string) =>
		`ফাইলটি ${wanted} যন্ত্রের জন্য, এই যন্ত্র ${found}। ঠিক ফাইলটি নামান। ${unchanged}`,
	badMark: `ফাইলটিতে নিরাপত্তার চিহ্নটি ঠিক নয়, তাই এটি নেওয়া হয়নি। নির্মাতাকে জানান। ${unchanged}`,
	notMarked: (version: string) => `${toBengaliDigits(version)} নিরাপত্তার হালনাগাদ নয়, তাই নিজে থেকে বসানো হয়নি। ${unchanged}`,
	/** Of what is done without a hand. */
	security: {
		off: "নিরাপত্তার হালনাগাদ নিজে থেকে বসানো বন্ধ করা আছে (AUTO_SECURITY_UPDATES=false)।",
		none: (current: string) => `${toBengaliDigits(current)} সংস্করণের পরে নিরাপত্তার কোনো হালনাগাদ আসেনি।`,
		usedUp: (version: string) =>
			`${toBengaliDigits(version)} আগে বসেনি, বা বসার পর ফিরিয়ে দেওয়া হয়েছে, তাই নিজে থেকে আর বসবে না। হাতে বসাতে চালান: node school.js update`,
	},
	steps: {
		unpack: "স্বাক্ষর যাচাই করে নতুন সংস্করণ খোলা হচ্ছে",
		backup: "ব্যাকআপ নেওয়া হচ্ছে",
		check: "ব্যাকআপটি ফিরিয়ে এনে যাচাই করা হচ্ছে",
		trial: "তথ্যের একটি কপিতে নতুন সংস্করণ চালিয়ে দেখা হচ্ছে",
		change: "সংস্করণ বদলানো হচ্ছে",
	},
	step: (number: number, all: number, name: string) => `[${toBengaliDigits(number)}/${toBengaliDigits(all)}] ${name}`,
	backupFailed: (said: string) => `ব্যাকআপ হয়নি, তাই হালনাগাদ করা হয়নি। ${unchanged}\n${said}`,
	trialFailed: (version: string, said: string) =>
		`${toBengaliDigits(version)} সংস্করণ এই বিদ্যালয়ের তথ্যের কপিতে ঠিকমতো চলেনি, তাই বসানো হয়নি। ${unchanged} নিচের লেখাটি নির্মাতাকে পাঠান:\n${said}`,
	done: (version: string) =>
		`সাইট এখন ${toBengaliDigits(version)} সংস্করণে চলছে। কোনো সমস্যা হলে সাত দিনের মধ্যে ফিরতে পারেন: node school.js go-back`,
	changeFailed: (version: string, before: string) =>
		`${toBengaliDigits(version)} চালু হয়নি। সাইট আবার ${toBengaliDigits(before)} সংস্করণে চলছে, সব তথ্য আগের মতোই আছে। যন্ত্রের লগ নির্মাতাকে পাঠান।`,
	nextStart: (version: string) => `সাইটটি এখন চলছে না। পরের বার চালু হলে ${toBengaliDigits(version)} সংস্করণ চলবে।`,
	noWayBack: "ফেরার মতো আগের সংস্করণ নেই: হালনাগাদের পর সাত দিন পর্যন্ত ফেরা যায়।",
	backWithNow: (version: string) => `${toBengaliDigits(version)} সংস্করণ এখনকার তথ্য পড়তে পারে, তাই কিছুই হারাবে না।`,
	backNeedsOld: (version: string, at: Date) =>
		`${toBengaliDigits(version)} সংস্করণ এখনকার তথ্য পড়তে পারে না। ফিরলে ${formatMoment(at.toISOString())} সময়ের তথ্য ফিরে আসবে; তার পরে যা লেখা হয়েছে, সাইটে থাকবে না (নতুন সংস্করণের কপিতে সাত দিন থাকবে)। ` +
		"তবুও ফিরতে চালান: node school.js go-back --data-of-before",
};
