/** Warnings about the machine and the backups: on the start page of heads, and by mail. */
import { formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";

const keeper = "যিনি সার্ভার দেখাশোনা করেন, তাঁকে জানান।";

export const warningText = {
	title: "যা এখনই দেখা দরকার",
	/** Null: none was made, and none failed. */
	backup: (reason: string | null) => (reason ? `ব্যাকআপ হয়নি। ${reason}` : `দুই দিন ধরে কোনো ব্যাকআপ হয়নি। ${keeper}`),
	copy: (reason: string) => `অন্য জায়গায় ব্যাকআপের কপিতে সমস্যা। ${reason}`,
	check: (reason: string) => `ব্যাকআপ যাচাই করে সমস্যা পাওয়া গেছে। ${reason}`,
	disk: (percent: number) =>
		`সার্ভারের ডিস্কের শতকরা ${toBengaliDigits(percent)} ভাগ ভরে গেছে। পুরো ভরে গেলে কিছুই আর সংরক্ষণ হবে না, ব্যাকআপও না। ${keeper}`,
	node: (found: string) =>
		`সার্ভারের Node (${toBengaliDigits(found)}) আর নিরাপত্তার হালনাগাদ পায় না; এর জায়গায় Node ২৪ বসাতে হবে। ${keeper}`,
	certificate: (days: number) =>
		days > 0
			? `সাইটের নিরাপত্তা সনদের মেয়াদ আর ${toBengaliDigits(days)} দিন। মেয়াদ ফুরালে ফোন ও কম্পিউটার সাইটটি খুলতে দেবে না। ${keeper}`
			: `সাইটের নিরাপত্তা সনদের মেয়াদ শেষ, তাই ফোন ও কম্পিউটার সাইটটি খুলতে দেয় না। ${keeper}`,
	clock: {
		/** @param today and @param seen as dates in words */
		jumped: (today: string, seen: string) =>
			`সার্ভারের ঘড়ি বলছে আজ ${today}, কিন্তু এর আগে দেখা শেষ সময় ${seen}। তারিখটি ভুল হলে দরকারি তথ্য মুছে যেতে পারত, তাই পুরোনো কিছু এখন মোছা হচ্ছে না। তারিখ ঠিক থাকলে নিচের বোতাম চাপুন; ভুল থাকলে ${keeper}`,
		confirm: "তারিখ ঠিক আছে",
		confirmed: "তারিখ ঠিক বলে লেখা হলো। পুরোনো তথ্য আবার নিয়মমতো মোছা হবে।",
		act: "সার্ভারের তারিখ ঠিক আছে বলা হয়েছে",
	},
	update: (version: string) => `সাইটের নতুন সংস্করণ এসেছে: ${toBengaliDigits(version)}। হালনাগাদের পাতা থেকে বসাতে পারেন।`,
	/** Releases that close a hole (lib/office/updates/security.ts). */
	security: {
		taken: (version: string, at: string) =>
			`সাইটের নিরাপত্তার একটি ফাঁক বন্ধ করতে ${toBengaliDigits(version)} সংস্করণ নিজে থেকে বসেছে (${at})। আপনাকে কিছু করতে হবে না। কোনো সমস্যা দেখলে সাত দিনের মধ্যে হালনাগাদের পাতা থেকে আগের সংস্করণে ফিরতে পারেন।`,
		failed: (version: string, at: string) =>
			`নিরাপত্তার হালনাগাদ ${toBengaliDigits(version)} নিজে থেকে বসেনি (${at})। সাইট আগের সংস্করণে চলছে, কিন্তু নিরাপত্তার ফাঁকটি খোলা। এটি নিজে থেকে আর চেষ্টা করা হবে না: হালনাগাদের পাতা থেকে হাতে বসান। না হলে ${keeper}`,
		givenBack: (version: string) =>
			`নিরাপত্তার হালনাগাদ ${toBengaliDigits(version)} বসার পর আগের সংস্করণে ফেরা হয়েছে, তাই নিরাপত্তার ফাঁকটি আবার খোলা। এটি নিজে থেকে আর বসবে না; সমস্যা মিটলে হালনাগাদের পাতা থেকে আবার বসান।`,
		off: (version: string) =>
			`নিরাপত্তার হালনাগাদ ${toBengaliDigits(version)} এসেছে। নিজে থেকে বসানো বন্ধ করা আছে, তাই হালনাগাদের পাতা থেকে আজই বসান।`,
		elsewhere: (version: string) =>
			`নিরাপত্তার হালনাগাদ ${toBengaliDigits(version)} এসেছে। সাইটের তথ্য আলাদা সার্ভারে রাখা, তাই এটি নিজে থেকে বসে না। ${keeper}`,
		tonight: (version: string) =>
			`নিরাপত্তার হালনাগাদ ${toBengaliDigits(version)} এসেছে। রাতে এটি নিজে থেকে বসবে। চাইলে হালনাগাদের পাতা থেকে এখনই বসাতে পারেন।`,
		onServer: (version: string) =>
			`নিরাপত্তার হালনাগাদ ${toBengaliDigits(version)} এসেছে। সার্ভারে রাতের কাজটি চালু থাকলে রাতে নিজে থেকে বসবে। পরদিন সকালেও এই লেখা দেখলে ${keeper}`,
	},
	/** What an account has done, for the start page with the names. A mail has no names: it leaves the school. */
	alerts: {
		login: (by: string, account: string, at: string) =>
			`${by} “${account}” অ্যাকাউন্টের লগইন ঠিক করে দিয়েছেন (${formatMoment(at)})। আপনার জানা না থাকলে তাঁদের সঙ্গে কথা বলুন।`,
		reading: (by: string, _of: string, at: string) =>
			`${by} অল্প সময়ে তিন শর বেশি মানুষের তথ্য পড়েছেন (${formatMoment(at)})। আপনার জানা না থাকলে তাঁর সঙ্গে কথা বলুন।`,
	},
	alertMails: {
		login: "একজন অন্যের অ্যাকাউন্টের লগইন ঠিক করে দিয়েছেন।",
		reading: "একটি অ্যাকাউন্ট থেকে অল্প সময়ে তিন শর বেশি মানুষের তথ্য পড়া হয়েছে।",
		/** After one of them. */
		open: "কে ও কখন, অফিসের প্রথম পাতায় লেখা আছে।",
	},
	fields: {
		warningMails: "সতর্কতার ইমেইল চাই",
		warningsEmail: "সতর্কতার ইমেইল আর কার কাছে যাবে",
	},
	hints: {
		warningMails:
			"ব্যাকআপ না হলে, ডিস্ক ভরে এলে বা সাইটের নিরাপত্তা সনদের মেয়াদ ফুরিয়ে এলে, নতুন সংস্করণ এলে, আর অন্য কেউ কারও লগইন ঠিক করে দিলে বা অনেকের তথ্য একসঙ্গে পড়লে উপরের ঠিকানায় ইমেইল যাবে।",
		warningsEmail: "যেমন জেলা শিক্ষা অফিসের ঠিকানা। এসব ইমেইলে কারও ব্যক্তিগত তথ্য থাকে না। খালি থাকলে শুধু প্রধান শিক্ষকের কাছে যায়।",
	},
	mail: {
		subject: (school: string) => `${school}: ওয়েবসাইটের সতর্কতা`,
		body: (school: string, warnings: readonly string[], address: string | undefined) =>
			[
				`${school}-এর ওয়েবসাইট থেকে জানানো হচ্ছে:`,
				...warnings.map((warning) => `• ${warning}`),
				...(address ? [`সাইটের অফিস: ${address}`] : []),
				"একই কারণে দিনে একবারের বেশি ইমেইল যায় না, নতুন সংস্করণের জন্য সপ্তাহে একবার। ইমেইল না চাইলে অফিসে নিজের অ্যাকাউন্টের পাতায় “সতর্কতার ইমেইল চাই” তুলে দিন।",
			].join("\n\n"),
	},
} as const;
