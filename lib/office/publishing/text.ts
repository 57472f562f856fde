/** Texts of the publishing forms in the back office: files, links to the site, trash, menu links. */
import { toBengaliDigits } from "@/lib/bengali/digits";

export const filesText = {
	drop: "ফাইল এখানে টেনে এনে ছেড়ে দিন",
	choose: "ফাইল বেছে নিন",
	camera: "ক্যামেরায় ছবি তুলুন",
	library: "আগের ফাইল থেকে",
	uploading: (name: string) => `${name} আপলোড হচ্ছে…`,
	failed: (name: string, reason: string) => `${name}: ${reason}`,
	notStored: "ফাইলটি জমা হয়নি। আবার চেষ্টা করুন।",
	retry: "আবার চেষ্টা করুন",
	dismiss: "বাদ দিন",
	place: (place: number, count: number) => `${toBengaliDigits(count)}টির মধ্যে ${toBengaliDigits(place)} নম্বর`,
	up: (name: string) => `${name}: আগে আনুন`,
	down: (name: string) => `${name}: পরে নিন`,
	remove: (name: string) => `${name}: সরিয়ে দিন`,
	moved: (name: string, place: number) => `${name} এখন ${toBengaliDigits(place)} নম্বরে।`,
	pdf: "পিডিএফ",
	proposed: (title: string) => `শিরোনাম ফাইল থেকে বসানো হয়েছে: “${title}”। দেখে নিন, দরকার হলে বদলে দিন।`,
	dropProposed: "শিরোনাম মুছে নিজে লিখব",
} as const;

/** The words that a notice on paper begins with, for proposing a title from its file. */
export const letterText = {
	/** Stands before what the letter is about. */
	subject: "বিষয়",
	/** Beginnings of lines above it that are no title. */
	headings: ["বিসমিল্লাহ", "স্মারক", "তারিখ", "স্থাপিত", "ডাকঘর", "মোবাইল", "EIIN", "ইআইআইএন", "সূত্র"],
	/** Words of which a line consists that says no more than that it is a notice. */
	kinds: ["নোটিশ", "বিজ্ঞপ্তি", "জরুরি", "জরুরী", "সাধারণ"],
} as const;

export const announcementText = {
	title: "ফেসবুক ও হোয়াটসঅ্যাপে জানান",
	label: "পাঠানোর জন্য তৈরি লেখা",
	hint: "ফেসবুকে: লেখাটি কপি করে পোস্টে পেস্ট করুন। ঠিকানাটি ছোট, শিরোনাম বদলালেও একই থাকে।",
	message: (kind: string, title: string, date: string, url: string, school: string) =>
		`${kind}: ${title}\nতারিখ: ${date}\nবিস্তারিত: ${url}\n${school}`,
	scheduled: (from: string) => `এটি ${from} সবাই দেখতে পাবে। জানানোর লেখাটি তখন এখানে থাকবে।`,
	copy: "লেখাটি কপি করুন",
	copied: "কপি হয়েছে। যেখানে দিতে চান, সেখানে পেস্ট করুন।",
} as const;

/** The point of a picture that stays visible where a page cuts the picture. */
export const focalPointText = {
	label: "কোন অংশ সব সময় দেখা যাবে",
	hint: "ছবিতে মুখ বা সবচেয়ে দরকারি জায়গাটিতে চাপুন। ছোট কার্ড, গোল ছবি ও স্লাইডে ছবির পাশ বা ওপর-নিচ কাটা পড়লেও এই জায়গা থাকবে।",
	across: "বাম থেকে ডানে",
	down: "ওপর থেকে নিচে",
	percent: (value: number) => `${toBengaliDigits(value)}%`,
	automatic: "সাইট নিজে ঠিক করছে: ওপরের দিকটা বেশি থাকে।",
	reset: "সাইট নিজে ঠিক করুক",
} as const;

/** On the button that publishes, after it was pressed while something was still on its way. */
export const publishButtonText = {
	afterUpload: "ফাইল জমা হলেই প্রকাশ হবে…",
	afterSaving: "প্রকাশ করা হচ্ছে…",
} as const;

export const siteLinkText = {
	open: "সাইটে দেখুন",
	preview: "খসড়া যেমন দেখাবে",
	banner: "পাতাটি প্রকাশের পর এমন দেখাবে। এখন এটি শুধু দপ্তর থেকে দেখা যাচ্ছে।",
	back: "ফর্মে ফিরে যান",
	connectionLost: "ইন্টারনেট সংযোগ নেই। লেখা এই পাতায় আছে; সংযোগ ফিরলে নিজে থেকেই সংরক্ষণ হবে।",
} as const;

export const trashText = {
	column: "যা করা যায়",
	restore: "ফিরিয়ে আনুন",
	restoring: "ফিরিয়ে আনা হচ্ছে…",
	restored: (title: string) => (title ? `“${title}” ফিরে এসেছে।` : "ফিরে এসেছে।"),
	failed: "ফিরিয়ে আনা যায়নি। আবার চেষ্টা করুন।",
	inTrash: (name: string) => `${name} (আবর্জনার ঝুড়িতে)`,
} as const;

export const menuLinkText = {
	page: "সাইটের কোন পাতা",
	outside: "অন্য ঠিকানা লিখব",
	choose: "পাতা বেছে নিন",
	fixed: "সাইটের পাতা",
	contents: "কনটেন্ট পাতা",
	address: "ঠিকানা",
	hint: "যেমন: https://www.dshe.gov.bd",
} as const;

/** Colours that go together, to choose from at once; none is that of a new school, so that a chosen one is seen as such. */
export type Palette = { name: string; headerColor: string; nameColor: string; menuColor: string };

export const palettes: readonly Palette[] = [
	{ name: "সবুজ", headerColor: "eef7ee", nameColor: "14532d", menuColor: "166534" },
	{ name: "নীল", headerColor: "eff4fb", nameColor: "1e3a8a", menuColor: "1e3a8a" },
	{ name: "আকাশি", headerColor: "ecf7fb", nameColor: "0c4a6e", menuColor: "075985" },
	{ name: "লাল", headerColor: "fdf2f2", nameColor: "7f1d1d", menuColor: "991b1b" },
	{ name: "মেরুন", headerColor: "fbf1f5", nameColor: "701a3c", menuColor: "831843" },
	{ name: "বেগুনি", headerColor: "f5f1fb", nameColor: "4c1d95", menuColor: "5b21b6" },
	{ name: "কমলা", headerColor: "fff6ec", nameColor: "7c2d12", menuColor: "9a3412" },
	{ name: "ছাই", headerColor: "f3f4f6", nameColor: "1f2937", menuColor: "374151" },
];
