/** Words of dates and times as staff type them, and texts of the field for them. */

/** The spellings of each month, from January. */
export const monthSpellings = [
	["জানুয়ারি", "জানুয়ারী", "january", "jan"],
	["ফেব্রুয়ারি", "ফেব্রুয়ারী", "february", "feb"],
	["মার্চ", "march", "mar"],
	["এপ্রিল", "april", "apr"],
	["মে", "may"],
	["জুন", "june", "jun"],
	["জুলাই", "july", "jul"],
	["আগস্ট", "অগাস্ট", "আগষ্ট", "august", "aug"],
	["সেপ্টেম্বর", "september", "sept", "sep"],
	["অক্টোবর", "october", "oct"],
	["নভেম্বর", "november", "nov"],
	["ডিসেম্বর", "december", "dec"],
] as const;

/** Parts of the day, with the hours of the clock (of 24) that are called so; রাত goes over midnight. */
export const hoursOfDayParts: Record<string, readonly number[]> = {
	ভোর: [3, 4, 5, 6],
	সকাল: [5, 6, 7, 8, 9, 10, 11],
	দুপুর: [12, 13, 14, 15],
	বিকাল: [15, 16, 17, 18],
	বিকেল: [15, 16, 17, 18],
	সন্ধ্যা: [17, 18, 19, 20],
	রাত: [18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4],
};

/** Endings of days in words: ১লা, ২রা, ৪ঠা, ৫ই, ২০শে, 3rd. */
export const dayEndings = ["লা", "রা", "ঠা", "ই", "শে", "st", "nd", "rd", "th"] as const;

/** Endings of hours in words: ৮টা, ৮টায়. */
export const hourEndings = ["টা", "টায়"] as const;

export const typedDateText = {
	/** Why a typed date is refused. */
	faults: {
		unclear: "তারিখটি বোঝা যায়নি। দিন-মাস-বছর লিখুন, যেমন: ২৪-১১-২০২৬",
		year: "সালটি চার অঙ্কে লিখুন, যেমন: ২৪-১১-২০২৬",
		unreal: "ক্যালেন্ডারে এমন কোনো তারিখ নেই। দিন ও মাস মিলিয়ে দেখুন।",
		range: "সালটি ঠিক নেই। মিলিয়ে দেখুন।",
		noTime: "এখানে শুধু তারিখ লিখুন, সময় ছাড়া। যেমন: ২৪-১১-২০২৬",
		time: "সময়টি বোঝা যায়নি। যেমন লিখুন: সকাল ৮:০০ অথবা রাত ৯:৩০",
	},
	missing: "তারিখ লিখুন, যেমন: ২৪-১১-২০২৬",
	example: { day: "যেমন: ২৪-১১-২০২৬", moment: "যেমন: ২৪-১১-২০২৬ সকাল ৮:০০" },
	open: "ক্যালেন্ডার খুলুন",
	close: "ক্যালেন্ডার বন্ধ করুন",
	/** The moment that is chosen most, in one press. */
	tomorrow: "কাল সকাল ৮:০০",
	/** Times to choose from beside the calendar; the first is given to a day that is chosen. */
	times: ["সকাল ৮:০০", "সকাল ১০:০০", "দুপুর ১২:০০", "বিকাল ৪:০০", "সন্ধ্যা ৬:০০", "রাত ৯:০০"],
} as const;

export type TypedDateFault = keyof typeof typedDateText.faults;
