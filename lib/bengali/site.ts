/**
 * Texts of the public pages. Those of client components of single pages are in separate modules (home.ts, lists.ts),
 * because a module is bundled as a whole.
 */
import { toBengaliDigits } from "./digits";

export const layoutText = {
	skipToContent: "মূল লেখায় যান",
	mobile: "মোবাইল",
	eiin: "ইআইআইএন",
	rights: (school: string) => `© ${school}`,
} as const;

export const titles = {
	home: "প্রথম পাতা",
	contact: "যোগাযোগ",
	notice: "নোটিশ",
	routine: "রুটিন",
	curriculum: "পাঠ্যক্রম",
	teachers: "শিক্ষক ও কর্মচারী",
	committee: "ম্যানেজিং কমিটি",
	notFound: "পাতাটি পাওয়া যায়নি",
	page: (title: string, page: number) => `${title}, পাতা ${toBengaliDigits(page)}`,
} as const;

/** Also the links in the footer. */
export const statementTitles = { privacy: "ব্যক্তিগত তথ্য", accessibility: "সবার জন্য ব্যবহারযোগ্যতা" } as const;

export const homeText = {
	history: "প্রতিষ্ঠানের ইতিহাস",
	about: "আমাদের কথা",
	notices: "সর্বশেষ নোটিশ",
	routines: "রুটিন",
	academic: "একাডেমিক তথ্য",
	studentCorner: "শিক্ষার্থী কর্নার",
	results: "ফলাফল",
	admission: "ভর্তির আবেদন",
	calendar: "ক্যালেন্ডার",
	readMore: "আরও পড়ুন",
	seeAllNotices: "সব নোটিশ দেখুন",
	seeAllRoutines: "সব রুটিন দেখুন",
	noNotices: "এখনো কোনো নোটিশ প্রকাশিত হয়নি।",
	noRoutines: "এখনো কোনো রুটিন প্রকাশিত হয়নি।",
} as const;

export const itemText = {
	published: "প্রকাশের তারিখ:",
	download: "ফাইলটি ডাউনলোড করুন",
	pdf: "পিডিএফ",
	picture: "ছবি",
	/** Description of a picture among several files. */
	pageOf: (title: string, page: number) => `${title} – পৃষ্ঠা ${toBengaliDigits(page)}`,
	/** Description of the picture that a PDF file begins with. */
	firstPageOf: (title: string) => `${title} – পিডিএফ ফাইলের প্রথম পৃষ্ঠার ছবি`,
	wholeFile: "পুরো ফাইলটি খুলুন (পিডিএফ)",
	/** Name of a file in the list of several. */
	fileOf: (place: number, kind: string) => `ফাইল ${toBengaliDigits(place)} (${kind})`,
	files: "ফাইল",
	newTab: "(নতুন ট্যাবে খুলবে)",
	back: {
		notice: "সব নোটিশ",
		routine: "সব রুটিন",
		curriculum: "সব পাঠ্যক্রম",
	},
} as const;

/** Lists by year and by kind. */
export const archiveText = {
	kinds: "বিষয় অনুযায়ী নোটিশ",
	years: { notice: "বছর অনুযায়ী নোটিশ", routine: "বছর অনুযায়ী রুটিন", curriculum: "বছর অনুযায়ী পাঠ্যক্রম" },
	all: "সব",
	year: (kind: keyof typeof itemText.back, year: number) => `${titles[kind]}: ${toBengaliDigits(year)} সাল`,
	noticeKind: (name: string) => `${titles.notice}: ${name}`,
	/** Meta description. */
	description: (title: string) => `${title}। প্রকাশের তারিখসহ পুরো তালিকা, নতুনটি আগে।`,
} as const;

export const feedText = {
	description: (school: string) => `${school}: সর্বশেষ নোটিশ`,
} as const;

export const peopleText = {
	phone: "মোবাইল:",
	none: "তথ্য এখনো যোগ করা হয়নি।",
	ranks: { head: "প্রতিষ্ঠানপ্রধান", teacher: "শিক্ষকবৃন্দ", staff: "কর্মচারীবৃন্দ" },
} as const;

export const contactText = {
	email: "ইমেইল",
	phone: "মোবাইল",
	address: "ঠিকানা",
	officeDays: "অফিসের দিন",
	officeHours: "অফিসের সময়",
	credit: "ওয়েবসাইট পরিকল্পনা ও নির্মাণ: চরফ্যাশন স্কুল ওয়েব দল",
	none: "যোগাযোগের তথ্য এখনো যোগ করা হয়নি।",
	call: "ফোন করুন",
	way: "পথ দেখুন (মানচিত্র)",
	map: "বিদ্যালয়ে আসার পথের মানচিত্র",
} as const;

export const notFoundText = {
	/** Fixed (docs/product.md, Fixed messages). */
	heading: "This Page is not Found.",
	explain: "ঠিকানাটি ভুল, অথবা পাতাটি সরিয়ে নেওয়া হয়েছে।",
	home: "প্রথম পাতায় যান",
	notices: "নোটিশগুলো দেখুন",
} as const;
