/** Texts of `import-site`, which brings a school's former site here. */
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import type { Left } from "./old-site";

/** Names of categories, by what a post in them becomes; the search's words for the same count as well. */
export const categoryWords = {
	routines: ["রুটিন"],
	curriculums: ["পাঠ্যক্রম"],
	kinds: { exam: ["পরীক্ষা", "ফলাফল"], admission: ["ভর্তি"], holiday: ["ছুটি"], fee: ["ফি"] },
} as const;

const count = (n: number) => toBengaliDigits(n);
const megabytes = (bytes: number) => `${toBengaliDigits(Math.round(bytes / 1024 / 1024))} এমবি`;

/** Why something stays behind, or comes otherwise than it was; the heading of its part of the list. */
const whys = {
	attached: "খসড়াটি আগেই এসেছিল, ফাইলটি পরে পাওয়া গেছে: ফাইলের তালিকা থেকে হাতে যোগ করুন",
	closed: "সবার জন্য ছিল না (ব্যক্তিগত, পাসওয়ার্ড দেওয়া, খসড়া বা অপেক্ষমাণ), তাই আনা হয়নি",
	comments: "মন্তব্য আনা হয় না",
	date: "তারিখ বোঝা যায়নি: প্রকাশের সময় তারিখ দিন",
	excerpt: "সারাংশ লম্বা ছিল, তাই লেখার শুরুতে বসানো হয়েছে",
	featured: "প্রধান ছবিটি এক্সপোর্টে নেই, তাই আনা যায়নি",
	fetched: "ফাইলটি আগের সাইট থেকে নামানো যায়নি",
	fileKind: "এই ধরনের ফাইল সাইটে রাখা যায় না: পিডিএফ বা ছবি করে হাতে যোগ করুন",
	fileMissing: "ফাইলটি দেওয়া ফোল্ডারে নেই",
	fileRefused: "ফাইলটি সাইট নেয়নি",
	foreignPicture: "অন্য সাইটের বা অজানা ছবি আনা হয়নি",
	kind: "এই ধরনের জিনিসের জায়গা এই সাইটে নেই",
	lateFile: "ফাইলটি না থাকায় খসড়ায় যোগ হয়নি",
	link: "লিংকটি কোথাও নিয়ে যেত না, তাই শুধু কথাটুকু রাখা হয়েছে",
	long: "লেখাটি অস্বাভাবিক লম্বা, তাই আনা হয়নি",
	manyFiles: "একটি লেখায় এত ফাইল রাখা যায় না; বাকিগুলো ফাইলের তালিকায় আছে",
	menu: "মেনু খসড়া হিসেবে রাখা যায় না, তাই বদলানো হয়নি: পাতাগুলো প্রকাশ করে হাতে যোগ করুন",
	noFiles: "ফাইল ছাড়া আনতে বলা হয়েছে, তাই ফাইলটি আনা হয়নি",
	ownPath: "এই ঠিকানায় এই সাইটের নিজের পাতা আছে, পুরোনো লেখায় নেওয়া যাবে না",
	pageFile: "পাতার সঙ্গে ফাইল রাখা যায় না; ফাইলটি একটি নোটিশে যোগ করুন",
	pagePictures: "পাতায় একটি ছবি রাখা যায়; বাকিগুলো ফাইলের তালিকায় আছে",
	part: "এই অংশটি আগের সাইট নিজে তৈরি করত, লেখায় ছিল না",
	scheduled: "প্রকাশের তারিখ সামনে: প্রকাশ করলে সেই তারিখে দেখা যাবে",
	script: "স্ক্রিপ্ট, ফ্রেম, ভিডিও ও ফরম আনা হয় না",
	settings: "আগের সাইটের সাজসজ্জা আনা হয় না",
	shortcode: "প্লাগইনের অংশ আনা যায় না",
	sign: "ফাইলটি UTF-8-এ লেখা নয়, তাই আনা হয়নি",
	table: "ছকের প্রতিটি সারি একটি অনুচ্ছেদ হয়েছে: দেখে নিন",
	taken: "একই ঠিকানা অন্য লেখারও ছিল; প্রথমটিতে নিয়ে যাবে",
	titleCut: "শিরোনাম লম্বা ছিল; পুরোটা লেখার শুরুতে আছে",
	titleMade: "শিরোনাম ছিল না, একটি দেওয়া হয়েছে",
	titleTwice: "এই শিরোনামে আরেকটি আছে, তাই তারিখ যোগ করা হয়েছে",
	unread: "লেখাটি বোঝা যায়নি, তাই আনা হয়নি",
	unsure: "বন্ধনীর লেখাটি প্লাগইনের অংশ হতে পারে, রাখা হয়েছে: দেখে নিন",
} as const;

export type Why = keyof typeof whys;

/** Lines of one reason on the terminal; the file has all. */
const shownLines = 8;

/** @returns a heading and its lines for each reason */
function leftLines(left: readonly Left[], most: number): string[] {
	return (Object.keys(whys) as Why[]).flatMap((why) => {
		const found = left.filter((entry) => entry.why === why);
		if (found.length === 0) return [];
		const lines = found.slice(0, most).map(({ of, more }) => `   - ${of}${more ? `: ${more}` : ""}`);
		const rest = found.length - lines.length;
		return ["", `${whys[why]} (${count(found.length)})`, ...lines, ...(rest > 0 ? [`   … আরও ${count(rest)}`] : [])];
	});
}

const names = {
	notices: "নোটিশ",
	routines: "রুটিন",
	curriculums: "পাঠ্যক্রম",
	contents: "পাতা",
	files: "ছবি ও ফাইল",
} as const;

type Counts = Record<keyof typeof names, { now: number; known: number }>;

export const movingInText = {
	usage:
		"npm run command -- import-site FILE, node school.js import-site FILE\n" +
		"  FILE               ওয়ার্ডপ্রেসের এক্সপোর্ট (.xml), বা HTML পাতার ফোল্ডার / a WordPress export, or a folder of HTML pages\n" +
		"  --files FOLDER     wp-content/uploads-এর কপি / a copy of wp-content/uploads\n" +
		"  --fetch            ফাইলগুলো আগের সাইট থেকে নামায় / fetches the files from the old site\n" +
		"  --without-files    ফাইল ছাড়া আনে / brings no files\n" +
		"  --apply            লেখে; না দিলে শুধু দেখায় / writes; without it only says what would come",
	refused: {
		notExport:
			"এটি ওয়ার্ডপ্রেসের এক্সপোর্ট নয়। ওয়ার্ডপ্রেসে “Tools → Export → All content” থেকে ফাইলটি নিন।\n" +
			"This is no export of WordPress (WXR 1.0 to 1.2): take it from Tools → Export → All content.",
		cut:
			"ফাইলটির শেষ অংশ নেই: এক্সপোর্ট বা নামানো মাঝপথে থেমে গেছে। আবার নিন। কিছু আনা হয়নি।\n" +
			"The end of the file is missing: the export or its download broke off. Take it again. Nothing was read.",
		doctype:
			"ফাইলটিতে DOCTYPE আছে, যা ওয়ার্ডপ্রেসের এক্সপোর্টে থাকে না। কিছু আনা হয়নি।\n" +
			"The file has a DOCTYPE, which no export of WordPress has. Nothing was read.",
		encoding: "ফাইলটি UTF-8-এ লেখা নয়। কিছু আনা হয়নি।\nThe file is not UTF-8. Nothing was read.",
		large: (most: number) =>
			`ফাইলটি ${megabytes(most)}-এর বেশি। তারিখ ভাগ করে একাধিক এক্সপোর্ট নিন।\n` +
			`The file is larger than ${Math.round(most / 1024 / 1024)} MB: export by dates, in several files.`,
		long: "লেখাগুলো একসঙ্গে পড়ার জন্য বেশি। তারিখ ভাগ করে একাধিক এক্সপোর্ট নিন।\nThe texts are too long together: export by dates, in several files.",
		many: (most: number) =>
			`${count(most)}-এর বেশি জিনিস আছে। ভাগ করে আনুন।\nThere are more than ${most} things: bring them in parts.`,
		noPages: "ফোল্ডারটিতে কোনো HTML পাতা নেই।\nThe folder has no HTML pages.",
		noSuchFile: (file: string) => `ফাইল বা ফোল্ডারটি নেই: ${file}\nThere is no such file or folder: ${file}`,
		whichFiles:
			"ছবি ও ফাইল কোথায় আছে বলুন: --files FOLDER, --fetch অথবা --without-files। পরে আর খসড়ায় যোগ হবে না।\n" +
			"Say where the files are: --files FOLDER, --fetch or --without-files. They cannot be added to the drafts later.",
		oneOfFiles: "--files, --fetch ও --without-files-এর একটি দিন।\nGive one of --files, --fetch and --without-files.",
	},
	untitled: (day: string, address: string) => (day ? `শিরোনামহীন, ${day} (${address})` : `শিরোনামহীন (${address})`),
	counts: (counts: Counts) =>
		(Object.keys(names) as (keyof typeof names)[])
			.map((name) => {
				const { now, known } = counts[name];
				return `  ${names[name]}: ${count(now)}${known > 0 ? ` (আগেই এসেছে: ${count(known)})` : ""}`;
			})
			.join("\n"),
	wouldCome: "খসড়া হিসেবে আসবে / Would come as drafts:",
	came: "খসড়া হিসেবে এসেছে / Came as drafts:",
	addresses: (n: number) => `  পুরোনো ঠিকানা, যা নতুন লেখায় নিয়ে যাবে / old addresses that redirect: ${count(n)}`,
	list: (title: string, left: readonly Left[], titles: readonly string[]) =>
		[
			`${title} — ${formatDate(new Date().toISOString())}`,
			...leftLines(left, Number.POSITIVE_INFINITY),
			...(titles.length > 0
				? ["", `যা এসেছে বা আসবে (${count(titles.length)})`, ...titles.map((title) => `   - ${title}`)]
				: []),
			"",
		].join("\n"),
	leftTitle: "যা আসেনি বা বদলে এসেছে / What stayed behind, or came otherwise",
	left: (left: readonly Left[]) => leftLines(left, shownLines).join("\n"),
	nothingLeft: "  কিছুই না / nothing",
	listIn: (file: string) => `পুরো তালিকা এই ফাইলে / The whole list is in ${file}`,
	noList: (file: string) => `তালিকার ফাইলটি লেখা যায়নি / The list could not be written: ${file}`,
	dry: `কিছু লেখা হয়নি। লিখতে চাইলে --apply দিয়ে আবার চালান। / Nothing was changed: this was a dry run. Repeat with --apply.`,
	done: `সব খসড়া হিসেবে এসেছে: দেখে প্রকাশ করুন। পুরোনো ঠিকানাগুলো প্রকাশের পর নতুন ঠিকানায় নিয়ে যাবে। / Everything that came is a draft.`,
	progress: (done: number, all: number) => `  ${count(done)}/${count(all)}`,
	collections: names,
	tooLarge: (most: number) => `${megabytes(most)}-এর বেশি`,
	private: "ভেতরের নেটওয়ার্কের ঠিকানা",
	status: (status: number) => `HTTP ${status}`,
	slow: "সময় শেষ",
	limit: "নামানোর সীমা শেষ",
};
