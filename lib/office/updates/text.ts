/** Texts of the updates of the packed site. */
import { formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";

export const updatesText = {
	title: "হালনাগাদ",
	current: (version: string) => `সাইটটি এখন ${toBengaliDigits(version)} সংস্করণে চলছে।`,
	notPacked: "সাইটটি যেভাবে বসানো হয়েছে, তাতে এখান থেকে হালনাগাদ হয় না। নতুন সংস্করণের জন্য যিনি সাইটটি দেখাশোনা করেন, তাঁকে বলুন।",
	otherStores: "সাইটের তথ্য আলাদা সার্ভারে রাখা, তাই এখান থেকে হালনাগাদ হয় না। যিনি সাইটটি দেখাশোনা করেন, তাঁকে বলুন।",
	noPlace: "নতুন সংস্করণ কোথায় পাওয়া যায়, তা ঠিক করা নেই। যিনি সাইটটি বসিয়েছেন, তাঁকে বলুন।",
	unreachable: "নতুন সংস্করণ আছে কি না, এখন দেখা যাচ্ছে না: ফোল্ডার বা ঠিকানাটি পাওয়া যায়নি।",
	upToDate: "এর চেয়ে নতুন কোনো সংস্করণ নেই।",
	newer: (version: string) => `নতুন সংস্করণ এসেছে: ${toBengaliDigits(version)}।`,
	what: "আগে ব্যাকআপ নিয়ে যাচাই করা হবে, তারপর তথ্যের একটি কপিতে নতুন সংস্করণ চালিয়ে দেখা হবে। সব ঠিক থাকলে তবেই সাইট বদলাবে। কয়েক মিনিট লাগে; এ সময় সাইট খোলাই থাকে, কাজও করা যায়।",
	start: "হালনাগাদ করুন",
	onServer: "প্রোগ্রামের ফোল্ডারে সাইট নিজে লিখতে পারে না, সেটাই নিরাপদ। যিনি সার্ভার দেখেন, তাঁকে এই নির্দেশটি চালাতে বলুন:",
	command: "node school.js update",
	recorded: "সাইটের সংস্করণ",
	started: "হালনাগাদ শুরু হয়েছে।",
	alreadyRunning: "একটি হালনাগাদ চলছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন।",
	running: "চলছে…",
	last: "শেষ হালনাগাদে যা হয়েছে",
	/** In the list of acts. */
	security: {
		taken: (version: string) => `নিরাপত্তার হালনাগাদ ${toBengaliDigits(version)} নিজে থেকে বসেছে`,
		failed: (version: string) => `নিরাপত্তার হালনাগাদ ${toBengaliDigits(version)} নিজে থেকে বসেনি`,
	},
	back: {
		title: "আগের সংস্করণে ফেরা",
		until: (version: string, at: Date) =>
			`${formatMoment(at.toISOString())} পর্যন্ত ${toBengaliDigits(version)} সংস্করণে ফিরতে পারেন।`,
		keeps: "এখনকার সব তথ্য থাকবে, কিছুই হারাবে না।",
		loses: (at: Date) =>
			`আগের সংস্করণ এখনকার তথ্য পড়তে পারে না। ফিরলে ${formatMoment(at.toISOString())} সময়ের তথ্য ফিরে আসবে; তার পরে যা লেখা হয়েছে, সাইটে থাকবে না।`,
		label: (version: string) => `${toBengaliDigits(version)} সংস্করণে ফিরুন`,
		no: "থাক",
		yes: "ফিরুন",
		started: "আগের সংস্করণে ফেরা শুরু হয়েছে।",
	},
};
