/** Texts of the student area, one export per page, so that unused ones are tree-shaken. */
import { classTitle } from "./class-title";
import { toBengaliDigits } from "./digits";

export const studentTitles = {
	login: "শিক্ষার্থী লগইন",
	profile: "আমার প্রোফাইল",
	password: "পাসওয়ার্ড পরিবর্তন",
	directory: "শিক্ষার্থী তালিকা",
	sections: "শাখার তালিকা",
	children: "আমার সন্তানেরা",
} as const;

export const passwordFieldText = {
	show: "দেখান",
	hide: "লুকান",
	showOf: (label: string) => `${label} দেখান`,
	hideOf: (label: string) => `${label} লুকান`,
} as const;

export const loginText = {
	intro: "বিদ্যালয় থেকে দেওয়া আইডি ও পাসওয়ার্ড দিয়ে লগইন করুন।",
	studentId: "শিক্ষার্থী আইডি",
	studentIdHint: "শুধু সংখ্যা, যেমন: ২০২৫০০১",
	password: "পাসওয়ার্ড",
	submit: "লগইন করুন",
	waiting: "লগইন হচ্ছে…",
	forgotten: "আইডি বা পাসওয়ার্ড ভুলে গেলে বিদ্যালয়ের অফিসে যোগাযোগ করুন।",
	required: { student_id: "শিক্ষার্থী আইডি লিখুন।", password: "পাসওয়ার্ড লিখুন।" },
} as const;

/** Reasons for a redirect to the login. */
export const loginReasons = {
	needed: "এই পাতা দেখতে লগইন করুন।",
	expired: "লগইনের মেয়াদ শেষ হয়েছে। এই পাতা দেখতে আবার লগইন করুন।",
	add: "আরেক সন্তানের আইডি ও পাসওয়ার্ড দিন। এই ফোনে আগে থেকে যে লগইনগুলো আছে, সেগুলো থেকে যাবে।",
} as const;

export const refusedText = { login: "শিক্ষার্থী হিসেবে লগইন করুন" } as const;

export const profileText = {
	loading: "প্রোফাইল আনা হচ্ছে…",
	failed: "প্রোফাইল আনা যায়নি।",
	picture: (name: string) => `${name}-এর ছবি`,
	noPicture: "ছবি নেই",
	choose: "নতুন ছবি বেছে নিন",
	photoHint: "ছবির মাঝখানের চারকোনা অংশ রাখা হবে। JPG, PNG বা WebP ছবি দিন।",
	preparing: "ছবি প্রস্তুত হচ্ছে…",
	confirm: "নিশ্চিত করুন",
	sending: "ছবি পাঠানো হচ্ছে…",
	password: "পাসওয়ার্ড পরিবর্তন করুন",
	leave: "লগআউট",
	groups: { student: "শিক্ষার্থী", family: "অভিভাবক", school: "পড়াশোনা", address: "ঠিকানা" },
	missing: "দেওয়া নেই",
	fields: {
		code: "শিক্ষার্থী আইডি",
		name: "নাম",
		date_of_birth: "জন্মতারিখ",
		date_of_birth_no: "জন্মনিবন্ধন নম্বর",
		gender: "লিঙ্গ",
		fathers_name: "পিতার নাম",
		father_mobile_no: "পিতার মোবাইল নম্বর",
		mothers_name: "মাতার নাম",
		mothers_mobile_no: "মাতার মোবাইল নম্বর",
		present_class: "বর্তমান শ্রেণি",
		permanent_class: "আগের শ্রেণি",
		permanent_school_name: "আগের বিদ্যালয়",
		present_address_thana: "বর্তমান ঠিকানার থানা",
		present_address_details: "বর্তমান ঠিকানা",
		permanent_address_thana: "স্থায়ী ঠিকানার থানা",
		permanent_address_details: "স্থায়ী ঠিকানা",
	},
} as const;

/** Names of what belongs to one of several children, for who hears the page instead of seeing it. */
const of = (what: string, name: string) => `${what}: ${name}`;

/** The children whose logins one phone has. */
export const childrenText = {
	loading: "আনা হচ্ছে…",
	lead: "শিক্ষার্থী আইডি ও পাসওয়ার্ড দিয়ে লগইন করলে সন্তানের না-পড়া নোটিশ, পরের পরীক্ষা ও নতুন ফলাফল এখানে দেখা যায়। একাধিক সন্তানের খবর এক পাতায় থাকে।",
	none: "এই ফোনে এখন কোনো সন্তানের লগইন নেই।",
	add: "আরেক সন্তান যোগ করুন",
	addHint: "সেই সন্তানের নিজের শিক্ষার্থী আইডি ও পাসওয়ার্ড লাগবে; বিদ্যালয়ের দেওয়া স্লিপের পাসওয়ার্ডেও হবে।",
	full: (most: number) =>
		`এক ফোনে সর্বোচ্চ ${toBengaliDigits(most)} জনের লগইন রাখা যায়। আরেকজনকে যোগ করতে আগে একজনকে এই ফোন থেকে সরান।`,
	switch: "সন্তান বেছে নিন",
	all: "সবার খবর এক পাতায়",
	student: (id: string) => `শিক্ষার্থী আইডি ${toBengaliDigits(id)}`,
	failed: "এই সন্তানের সব খবর আনা যায়নি।",
	ended: "এই সন্তানের লগইন শেষ হয়েছে: হয় মেয়াদ পেরিয়েছে, নয় পাসওয়ার্ড বদলানো হয়েছে।",
	again: "আবার লগইন করুন",
	mustChange: "স্লিপের পাসওয়ার্ডটি একবারের জন্য। আগে নিজের মতো একটি পাসওয়ার্ড দিন, তারপর এই সন্তানের খবর দেখা যাবে।",
	change: "পাসওয়ার্ড বদলান",
	asked: "বিদ্যালয় যা চেয়েছে",
	circulars: (count: number) => `${toBengaliDigits(count)}টি নোটিশ পড়ে “পড়েছি” চাপুন:`,
	nothingAsked: "এখন কিছু বাকি নেই।",
	requests: "আপনার অনুরোধ",
	request: (kind: string, day: string) => `${kind}: উত্তর ${day} তারিখের মধ্যে`,
	exam: "পরের পরীক্ষা",
	noExam: "তারিখ এখনো দেওয়া হয়নি",
	result: "সর্বশেষ ফলাফল",
	noResult: "এখনো প্রকাশিত হয়নি",
	gpa: (gpa: number, grade: string) => `জিপিএ ${toBengaliDigits(gpa.toFixed(2))}${grade && `, গ্রেড ${grade}`}`,
	open: "প্রোফাইল দেখুন",
	remove: "এই ফোন থেকে সরান",
	removeExplain: "লগইন শেষ হবে, আর এই সন্তানের কিছু এই ফোনে থাকবে না। আবার যোগ করতে আইডি ও পাসওয়ার্ড লাগবে।",
	removeNow: "হ্যাঁ, সরান",
	of,
} as const;

export const passwordText = {
	current: "বর্তমান পাসওয়ার্ড",
	new: "নতুন পাসওয়ার্ড",
	newHint: "কমপক্ষে ৮ অক্ষর; শিক্ষার্থী আইডি বা সহজে অনুমান করা যায় এমন কিছু নয়।",
	confirm: "নতুন পাসওয়ার্ড আবার লিখুন",
	submit: "পাসওয়ার্ড বদলান",
	waiting: "বদলানো হচ্ছে…",
	fromSlip:
		"স্লিপের পাসওয়ার্ডটি একবারের জন্য। আগে নিজের মতো একটি পাসওয়ার্ড দিন, তারপর অন্য পাতা দেখা যাবে। “বর্তমান পাসওয়ার্ড” ঘরে স্লিপের পাসওয়ার্ডটি লিখুন।",
	after: "পাসওয়ার্ড বদলালে সব ফোন ও কম্পিউটারে আবার লগইন করতে হবে।",
	back: "প্রোফাইলে ফিরে যান",
	required: {
		current_password: "বর্তমান পাসওয়ার্ড লিখুন।",
		new_password: "নতুন পাসওয়ার্ড লিখুন।",
		confirm_password: "নতুন পাসওয়ার্ডটি আবার লিখুন।",
	},
} as const;

export const directoryText = {
	/** Fixed (docs/product.md, Fixed messages). */
	selectYear: "Select year!",
	selectClass: "Select Class!",
	selectSection: "Select Section!",

	loginFirst: "শিক্ষার্থীদের তালিকা দেখতে আগে লগইন করতে হয়।",
	year: "শিক্ষাবর্ষ",
	class: "শ্রেণি",
	section: "শাখা",
	choose: "বেছে নিন",
	loadingSections: "শাখা আনা হচ্ছে…",
	failedSections: "শাখার তালিকা আনা যায়নি।",
	chooseClassFirst: "আগে শিক্ষাবর্ষ ও শ্রেণি বেছে নিন",
	search: "খুঁজুন",
	loading: "আনা হচ্ছে…",
	failed: "তালিকা আনা যায়নি।",
	name: "নাম",
	roll: "রোল",
	nameSearch: "নাম দিয়ে খুঁজুন",
	more: "আরও দেখুন",
	loaded: (shown: number, total: number) =>
		`মোট ${toBengaliDigits(total)} জনের মধ্যে ${toBengaliDigits(shown)} জন দেখানো হচ্ছে।`,
	found: (count: number) => `${toBengaliDigits(count)} জন পাওয়া গেছে।`,
	onlyLoaded: "শুধু এ পর্যন্ত আনা নামগুলোর মধ্যে খোঁজা হচ্ছে।",
	empty: "এই শাখায় কোনো শিক্ষার্থী নেই।",
} as const;

export const sectionText = {
	year: "শিক্ষাবর্ষ",
	class: "শ্রেণি",
	section: "শাখা",
	male: "ছাত্র",
	female: "ছাত্রী",
	total: "মোট",
	classTotal: (name: string) => `${classTitle(name)}: মোট`,
	grandTotal: "সর্বমোট",
	caption: (year: number) => `${toBengaliDigits(year)} সালের শাখাভিত্তিক শিক্ষার্থী সংখ্যা`,
	note: "মোট সংখ্যায় তৃতীয় লিঙ্গের শিক্ষার্থীরাও আছে।",
	noYears: "এখনো কোনো শিক্ষাবর্ষ যোগ করা হয়নি।",
	empty: "এই শিক্ষাবর্ষে এখনো কোনো শাখা নেই।",
} as const;
