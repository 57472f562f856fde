/**
 * Every sentence of the public pages. A part of the site has an export of its own, so that a script carries no
 * more than the words it shows.
 */
import { toBengaliDigits } from "./digits";

export const layoutText = {
	skipToContent: "মূল লেখায় যান",
	mobile: "মোবাইল",
	eiin: "ইআইআইএন",
	description: (school: string, address: string) =>
		`${school}${address ? `, ${address}` : ""}: নোটিশ, রুটিন, পাঠ্যক্রম, শিক্ষক, ফলাফল ও ভর্তির তথ্য।`,
	rights: (school: string) => `© ${school}`,
} as const;

export const menuText = { label: "মেনু" } as const;

/** Links of those who hold a token. */
export const tokenText = {
	application: (number: string) => `আবেদন ${number}`,
	profile: "প্রোফাইল",
	password: "পাসওয়ার্ড পরিবর্তন",
	leave: "লগআউট",
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

export const homeText = {
	history: "প্রতিষ্ঠানের ইতিহাস",
	about: "আমাদের কথা",
	notices: "সর্বশেষ নোটিশ",
	routines: "রুটিন",
	academic: "একাডেমিক তথ্য",
	studentCorner: "শিক্ষার্থী কর্নার",
	results: "ফলাফল",
	admission: "ভর্তির আবেদন",
	social: "আমাদের ফেসবুক পাতা",
	calendar: "ক্যালেন্ডার",
	anthem: "জাতীয় সংগীত",
	readMore: "আরও পড়ুন",
	seeAllNotices: "সব নোটিশ দেখুন",
	seeAllRoutines: "সব রুটিন দেখুন",
	noNotices: "এখনো কোনো নোটিশ প্রকাশিত হয়নি।",
	noRoutines: "এখনো কোনো রুটিন প্রকাশিত হয়নি।",
} as const;

export const sliderText = {
	label: "বিদ্যালয়ের ছবি",
	previous: "আগের ছবি",
	next: "পরের ছবি",
	pause: "ছবি বদলানো থামান",
	play: "ছবি বদলানো চালু করুন",
} as const;

export const calendarText = {
	waiting: "ক্যালেন্ডার আসছে…",
	noScript: "ক্যালেন্ডার দেখতে ব্রাউজারে জাভাস্ক্রিপ্ট চালু করুন।",
	failed: "ক্যালেন্ডার আনা যায়নি। ইন্টারনেট সংযোগ দেখে পাতাটি আবার খুলুন।",
} as const;

export const monthText = { previous: "আগের মাস", next: "পরের মাস" } as const;

export const embedText = {
	outside: "চাপ দিলে বাইরের ওয়েবসাইট থেকে তথ্য আনা হবে।",
	waiting: "আনা হচ্ছে…",
	failed: "এখানে দেখানো গেল না। নিচের লিংকে চাপ দিন।",
} as const;

export const socialText = {
	show: "ফেসবুক পাতাটি এখানে দেখুন",
	link: "ফেসবুকে আমাদের পাতায় যান",
} as const;

export const anthemText = {
	show: "জাতীয় সংগীতের ভিডিও এখানে চালান",
	link: "ইউটিউবে জাতীয় সংগীত শুনুন",
} as const;

export const listText = {
	serial: "ক্রমিক",
	name: "শিরোনাম",
	date: "প্রকাশের তারিখ",
	file: "ফাইল",
	download: "ডাউনলোড",
	view: "দেখুন",
	more: "আরও দেখুন",
	previous: "আগের পাতা",
	loading: "আনা হচ্ছে…",
	loaded: (count: number) => `মোট ${toBengaliDigits(count)}টি দেখানো হচ্ছে।`,
	empty: "এখনো কিছু প্রকাশিত হয়নি।",
	failed: "আরও আনা যায়নি। ইন্টারনেট সংযোগ দেখুন।",
	retry: "আবার চেষ্টা করুন",
} as const;

export const itemText = {
	published: "প্রকাশের তারিখ:",
	download: "ফাইলটি ডাউনলোড করুন",
	pdf: "পিডিএফ",
	newTab: "(নতুন ট্যাবে খুলবে)",
	back: {
		notice: "সব নোটিশ",
		routine: "সব রুটিন",
		curriculum: "সব পাঠ্যক্রম",
	},
} as const;

export const peopleText = {
	phone: "মোবাইল:",
	none: "তথ্য এখনো যোগ করা হয়নি।",
} as const;

export const contactText = {
	email: "ইমেইল",
	phone: "মোবাইল",
	address: "ঠিকানা",
	officeDays: "অফিসের দিন",
	officeHours: "অফিসের সময়",
	credit: "ওয়েবসাইট পরিকল্পনা ও নির্মাণ: চরফ্যাশন স্কুল ওয়েব দল",
	none: "যোগাযোগের তথ্য এখনো যোগ করা হয়নি।",
} as const;

export const notFoundText = {
	/** Fixed by spec section 2. */
	heading: "This Page is not Found.",
	explain: "যে পাতাটি খুঁজছেন তা নেই। ঠিকানাটি ভুল হতে পারে, অথবা পাতাটি সরিয়ে নেওয়া হয়েছে।",
	home: "প্রথম পাতায় যান",
	notices: "নোটিশগুলো দেখুন",
} as const;

export const failureText = {
	heading: "পাতাটি দেখানো যায়নি",
	retry: "একটু পরে আবার চেষ্টা করুন",
} as const;

export const offlineText = "সার্ভারের সঙ্গে যোগাযোগ করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।";
