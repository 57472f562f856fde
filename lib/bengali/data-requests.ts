/** Texts of a family's requests about its data, on its profile or application. */
import { toBengaliDigits } from "./digits";

export const dataRequestText = {
	title: "আপনার তথ্য নিয়ে বিদ্যালয়কে বলুন",
	intro: (days: number) =>
		`শিক্ষার্থীর তথ্যের কপি চাইতে পারেন, ভুল ঠিক করতে, সম্মতি ফিরিয়ে নিতে বা মুছতে বলতে পারেন। বিদ্যালয় ${toBengaliDigits(days)} দিনের মধ্যে উত্তর দেয়; উত্তর এখানেই দেখা যায়।`,
	kind: "কী চান",
	choose: "বেছে নিন",
	kinds: {
		copy: "আমাদের সব তথ্যের কপি",
		correct: "ভুল তথ্য ঠিক করা",
		withdraw: "দেওয়া সম্মতি ফিরিয়ে নেওয়া",
		erase: "তথ্য মুছে ফেলা",
	},
	text: "বিস্তারিত",
	textHint: "কোন তথ্যে ভুল, ঠিকটি কী; অথবা আর যা বলতে চান। ১০০০ অক্ষরের মধ্যে।",
	required: { kind: "কী চান, তা বেছে নিন।" },
	correctWhat: "কোন তথ্যে ভুল আর ঠিকটি কী, তা লিখুন।",
	submit: "বিদ্যালয়কে পাঠান",
	waiting: "পাঠানো হচ্ছে…",
	sent: (day: string) => `পাঠানো হয়েছে। বিদ্যালয় ${day} তারিখের মধ্যে উত্তর দেবে।`,
	sentBefore: "আগে যা বলেছেন",
	failed: "আগের অনুরোধগুলো আনা যায়নি।",
	on: (day: string) => `${day} তারিখে পাঠানো`,
	states: {
		open: (day: string) => `বিদ্যালয় দেখছে; উত্তর ${day} তারিখের মধ্যে`,
		done: () => "করা হয়েছে",
		refused: () => "করা যায়নি",
	},
	answer: "বিদ্যালয়ের উত্তর",
} as const;
