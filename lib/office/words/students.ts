/** Texts of the back office about students, exams and applications. */
import { toBengaliDigits } from "@/lib/bengali/digits";
import { classNames, genderNames, thanaNames } from "@/lib/bengali/students";
import { personLabels } from "./person-fields";

const label = (singular: string, plural: string) => ({ singular, plural });

/** Between the parts of a person's title. */
const titleSeparator = " · ";

/** @returns the name in a person's title */
export const nameOfTitle = (title: unknown): unknown =>
	typeof title === "string" ? title.split(titleSeparator)[0] : title;

export const studentStaffText = {
	years: label("শিক্ষাবর্ষ", "শিক্ষাবর্ষ"),
	classes: label("শ্রেণি", "শ্রেণি"),
	sections: label("শাখা", "শাখা"),
	students: label("শিক্ষার্থী", "শিক্ষার্থী"),
	enrolments: label("শ্রেণিভুক্তি", "শ্রেণিভুক্তি"),
	exams: label("পরীক্ষা", "পরীক্ষা"),
	results: label("ফলাফল", "ফলাফল"),
	marks: "পরীক্ষার নম্বর",
	applications: label("ভর্তির আবেদন", "ভর্তির আবেদন"),
	tokens: label("টোকেন", "টোকেন"),
	grading: "গ্রেডিং পদ্ধতি",
	studentArea: "শিক্ষার্থী কর্নার",

	fields: {
		year: "শিক্ষাবর্ষ",
		class: "শ্রেণি",
		section: "শাখা",
		sectionName: "শাখার নাম",
		className: "শ্রেণির নাম",
		classSequence: "ক্রম",
		studyGroups: "বিভাগ",
		studyGroup: "বিভাগ",
		chosen: "বেছে নেওয়া বিষয়",
		code: "শিক্ষার্থী আইডি",
		applicationCode: "আবেদন নম্বর",
		...personLabels,
		picture: "ছবি",
		newPassword: "নতুন পাসওয়ার্ড",
		student: "শিক্ষার্থী",
		roll: "রোল",
		leftOn: "বিদ্যালয় ছাড়ার তারিখ",
		leftReason: "বিদ্যালয় ছাড়ার কারণ",
		examName: "পরীক্ষার নাম",
		examType: "পরীক্ষার ধরন",
		exam: "পরীক্ষা",
		combinedOf: "যেসব পরীক্ষা মিলিয়ে",
		weight: "শতকরা ভাগ",
		examFull: "সব বিষয়ের পূর্ণমান",
		examChanges: "এই পরীক্ষায় ভিন্ন যা",
		paperCode: "পত্রের সংকেত",
		partCode: "অংশের সংকেত",
		examRules: "এই পরীক্ষার নিজস্ব নিয়ম",
		subject: "বিষয়",
		fourth: "চতুর্থ বিষয়",
		checkFullMarks: "পূর্ণমান এখনো মিলিয়ে দেখা হয়নি",
		position: "মেধাক্রম",
		total: "মোট নম্বর",
		status: "অবস্থা",
		reason: "প্রত্যাখ্যানের কারণ",
		graded: "ফলাফলে গ্রেড ও জিপিএ দেখানো হবে",
		bands: "গ্রেডসমূহ",
		grade: "গ্রেড",
		from: "শতকরা কত নম্বর থেকে",
		point: "গ্রেড পয়েন্ট",
		personTitle: "নাম, নম্বর বা পিতার নাম",
		sectionTitle: "শ্রেণি ও শাখা",
		examTitle: "পরীক্ষা ও শিক্ষাবর্ষ",
		directoryOpen: "শিক্ষার্থী তালিকা সবার জন্য উন্মুক্ত",
		proofAlways: "ফলাফল দেখতে সব সময় জন্মতারিখ বা রোল চাওয়া হবে",
	},

	titles: {
		code: (code: number) => toBengaliDigits(code),
		student: (name: string, code: number) => `${name} · ${toBengaliDigits(code)}`,
		person: (name: string, code: number, father: string) =>
			`${name}${titleSeparator}${toBengaliDigits(code)}${titleSeparator}${father}`,
		section: (name: string, schoolClass: string) => `${schoolClass} – ${name}`,
		year: (year: number) => toBengaliDigits(year),
		exam: (name: string, year: string) => `${name} · ${toBengaliDigits(year)}`,
	},

	examTypes: {
		semester: "সেমিস্টার",
		"half-yearly": "অর্ধবার্ষিক",
		annual: "বার্ষিক",
		test: "নির্বাচনী",
		monthly: "মাসিক",
		combined: "সম্মিলিত (আগের পরীক্ষা থেকে)",
	},
	scales: { school: "বিদ্যালয়ের গ্রেড", own: "এই পরীক্ষার নিজস্ব গ্রেড", none: "গ্রেড ছাড়া" },
	yesNo: { yes: "হ্যাঁ", no: "না" },
	statuses: { new: "নতুন", admitted: "গৃহীত", refused: "প্রত্যাখ্যাত" },
	genders: genderNames,
	thanas: thanaNames,
	classNames,

	hints: {
		code: "খালি রাখলে নতুন নম্বর নিজে থেকেই বসবে; সহজে অনুমান করা না যায়, তাই নম্বরগুলো পরপর হয় না।",
		date: "দিন-মাস-বছর, যেমন: ২৫-০১-২০১৫",
		birthNumber: "১৭ সংখ্যা (পুরোনো হলে ১৬ সংখ্যা)",
		class: "শাখা থেকে নিজে থেকেই বসে।",
		classSequence: "শিক্ষার্থীরা এই ক্রমে এক শ্রেণি থেকে পরের শ্রেণিতে ওঠে। খালি রাখলে শেষে বসবে।",
		classGroups: "শ্রেণিতে বিভাগ থাকলে বেছে নিন।",
		studyGroup: "শ্রেণিতে বিভাগ থাকলে।",
		chosen: "যেসব বিষয় শিক্ষার্থীকে বেছে নিতে হয়; ধর্মের বিষয় শিক্ষার্থীর ধর্ম থেকে নিজে থেকেই বসে।",
		fourth: "চতুর্থ বিষয়; না থাকলে খালি।",
		combinedOf: "ভাগগুলোর যোগফল ১০০ হবে।",
		examFull: "যেমন ২০। খালি রাখলে প্রতিটি বিষয়ে যে পূর্ণমান লেখা আছে।",
		examChanges:
			"যে বিষয়ের পূর্ণমান এই পরীক্ষায় আলাদা। পূর্ণমান ০ হলে বিষয়টি (বা অংশটি) এই পরীক্ষায় নেই। পত্র ও অংশের সংকেত খালি রাখলে পুরো বিষয়টি একটি নম্বরে।",
		examRules: "যে ঘর খালি, তাতে বিদ্যালয়ের নিয়ম চলবে।",
		checkFullMarks:
			"এই পরীক্ষার নম্বর আগে অংশের শতকরা ভাগে বা অন্য পূর্ণমানে হিসাব হতো; এখন অংশের নম্বর যেমন আছে তেমনই যোগ হয়। বিষয়গুলোর পূর্ণমান মিলিয়ে দেখে টিক তুলে দিন, তারপর ফল প্রকাশ করা যাবে।",
		status: "আবেদন গ্রহণ বা প্রত্যাখ্যান করতে মেনু থেকে “ভর্তি ডেস্ক” খুলুন।",
		bands: "শেষ গ্রেডটি ০ থেকে শুরু হবে, তার পয়েন্ট ০ এবং মানে অকৃতকার্য। প্রকাশিত ফলাফল এতে বদলায় না।",
		directoryOpen: "টিক না দিলে শুধু লগইন করা শিক্ষার্থীরা তালিকা দেখতে পারবে।",
		proofAlways:
			"টিক না দিলে এক জায়গা থেকে অনেক শিক্ষার্থীর ফলাফল চাইলেই কেবল চাওয়া হয়। শিক্ষার্থী আইডি পরপর নম্বরে হলে টিক দেওয়া ভালো, কারণ তখন আইডি সহজেই অনুমান করা যায়।",
	},

	errors: {
		code: "আইডি সর্বোচ্চ ১০ সংখ্যার পূর্ণসংখ্যা হতে হবে।",
		codeTaken: "এই নম্বরে একটি ভর্তির আবেদন আছে। অন্য নম্বর দিন।",
		wholeAndMore: "একটি বিষয় একাধিকবার আছে। সংকেত ছাড়া সারিটি পুরো বিষয়ের, তাই তার আর কোনো সারি থাকবে না।",
		noSuchPart: (paper: string, part: string) =>
			`বিষয়টিতে এমন পত্র বা অংশ নেই: ${[paper, part].filter(Boolean).join(", ")}। সংকেত মিলিয়ে লিখুন; মাসিক পরীক্ষায় খালি রাখুন।`,
		used: (what: string) => `এটি মোছা যাবে না, কারণ এর সঙ্গে ${what} যুক্ত আছে।`,
		/** Violated unique indexes. */
		twins: {
			student: "এই আইডি আগেই একজন শিক্ষার্থীর। অন্য আইডি দিন, অথবা ঘরটি খালি রাখুন।",
			section: "এই শ্রেণিতে এই নামের শাখা আগেই আছে। অন্য নাম লিখুন।",
			enrolment: "এই শিক্ষার্থী এই শিক্ষাবর্ষে আগেই শ্রেণিভুক্ত হয়েছে। তালিকা থেকে সেই শ্রেণিভুক্তিটি খুলে বদলান।",
			roll: "এই শাখায় এই রোল আগেই একজনের আছে। অন্য রোল দিন।",
			exam: "এই শিক্ষাবর্ষে এই নামের পরীক্ষা আগেই আছে। অন্য নাম লিখুন।",
			year: "এই শিক্ষাবর্ষটি আগেই আছে।",
		},
		kindOfMarked:
			"এই পরীক্ষার নম্বর তোলা আছে, ফলাফল প্রকাশ হয়েছে বা এটি কোনো সম্মিলিত পরীক্ষায় আছে, তাই শিক্ষাবর্ষ ও ধরন বদলানো যাবে না।",
		classOfUsed: "এই শাখায় শিক্ষার্থী বা ফলাফল আছে, তাই শ্রেণি বদলানো যাবে না। ঠিক শ্রেণিতে নতুন শাখা খুলে শিক্ষার্থীদের সেখানে সরান।",
		ownerOfMarks: "এই শ্রেণিভুক্তিতে নম্বর তোলা আছে, তাই শিক্ষার্থী ও শিক্ষাবর্ষ বদলানো যাবে না। শাখা ও রোল বদলানো যাবে।",
		released:
			"এই শিক্ষার্থীর প্রকাশিত ফলাফল আছে, তাই মোছা যাবে না। স্কুল ছেড়ে গেলেও ফলাফল থাকে; আইন অনুযায়ী মুছতে হলে “ব্যক্তিগত তথ্য মুছুন” ব্যবহার করুন।",
		restricted: "পরিবারের কথায় এই শিক্ষার্থীর তথ্যের ব্যবহার বন্ধ আছে, তাই কিছু বদলানো বা ছাপানো যায় না। আগে ব্যবহার আবার চালু করুন।",
		erased: "এই শিক্ষার্থীর ব্যক্তিগত তথ্য মুছে ফেলা হয়েছে, তাই কিছু বদলানো বা ছাপানো যায় না।",
		section: "এই শাখাটি আর নেই। তালিকা থেকে অন্য শাখা বেছে নিন।",
		admitted: "আবেদনকারী ভর্তি হয়ে গেছে, তাই অবস্থা আর বদলানো যাবে না।",
		bands: "নম্বর ও পয়েন্ট দুটোই ওপর থেকে নিচে কমতে কমতে ০-তে শেষ হতে হবে, আর শেষ গ্রেডটি দুবার থাকতে পারবে না।",
		weights: "প্রতিটি পরীক্ষা একবার থাকবে, আর পূর্ণ সংখ্যার ভাগগুলোর যোগফল ১০০ হবে।",
	},
} as const;
