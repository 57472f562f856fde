/** Texts about a sheet of marks that cannot be graded. Ids and codes stand in them as they were given. */

type Named = { student?: string; exam?: string; subject?: string; paper?: string; part?: string; field?: string };

/** Line ends and marks that turn the direction of writing would make one line look like several or another. */
const invisible = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

const escaped = (text: string) =>
	text.replace(invisible, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`);

const levels = {
	student: "শিক্ষার্থী",
	exam: "পরীক্ষা",
	subject: "বিষয়",
	paper: "পত্র",
	part: "অংশ",
	field: "ঘর",
} as const;

export const gradingText = {
	/** One line: where, and what is wrong there. */
	fault: (place: Named, text: string) => {
		const where = (Object.keys(levels) as (keyof Named)[]).flatMap((level) => {
			const name = place[level];
			return name === undefined ? [] : [`${levels[level]} ${escaped(name)}`];
		});
		return where.length > 0 ? `${where.join(", ")}: ${text}` : text;
	},
	faults: {
		notJson: "এটি সঠিক JSON নয়, তাই পড়া যায়নি।",
		object: "এখানে { … } থাকতে হবে।",
		list: "এখানে তালিকা [ … ] থাকতে হবে।",
		empty: "তালিকাটি খালি; অন্তত একটি থাকতে হবে।",
		string: "এখানে উদ্ধৃতিচিহ্নের ভেতরে লেখা থাকতে হবে।",
		flag: "এখানে true অথবা false থাকতে হবে।",
		unknownField: "এই নামের কোনো ঘর নেই।",
		twice: "একই নাম দুবার আছে।",

		number: "এখানে সংখ্যা থাকতে হবে, উদ্ধৃতিচিহ্ন ছাড়া।",
		negative: "সংখ্যাটি ০-এর কম হতে পারে না।",
		huge: "সংখ্যাটি অনেক বড়।",
		places: "দশমিকের পরে সর্বোচ্চ দুই ঘর থাকতে পারে।",

		scale: "নম্বরের সীমা ও পয়েন্ট ধাপে ধাপে কমতে হবে; শেষ ধাপে অকৃতকার্যের গ্রেড, সীমা ০ ও পয়েন্ট ০।",
		band: 'প্রতিটি ধাপ এমন: [সীমা, "গ্রেড", পয়েন্ট]।',
		rounding: 'এখানে "none" অথবা "half-up" থাকতে হবে।',
		noFull: "পূর্ণমান ০-এর বেশি হতে হবে।",
		passAboveFull: "পাস নম্বর পূর্ণমানের বেশি।",
		weight: "পরীক্ষার ভাগ ০ থেকে ১০০-এর মধ্যে পূর্ণ সংখ্যা হতে হবে।",
		weights: "পরীক্ষাগুলোর ভাগ যোগ করলে ১০০ হতে হবে।",

		unknownExam: "এই পরীক্ষা নেই।",
		unknownSubject: "এই বিষয় নেই।",
		unknownPaper: "এই বিষয়ে এই পত্র নেই।",
		unknownPart: "এই পত্রে এই অংশ নেই।",
		notTaken: "শিক্ষার্থী এই বিষয় নেয়নি, অথচ নম্বর আছে।",
		fourthNotTaken: "চতুর্থ বিষয়টি শিক্ষার্থীর নেওয়া বিষয়ের মধ্যে নেই।",
		fourthNotCounted: "চতুর্থ বিষয়টির নম্বর গণনায় ধরা হয় না।",
		missing: 'নম্বর দেওয়া নেই। অনুপস্থিত হলে "absent" লিখুন।',
		mark: 'নম্বর একটি সংখ্যা অথবা "absent" হতে হবে।',
		aboveFull: "নম্বর পূর্ণমানের বেশি।",
	},
} as const;
