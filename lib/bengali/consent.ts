/**
 * What a family is told of its data before it gives it, and to what a guardian consents. An application stores the
 * version of the wording that was shown, so a change of a sentence needs a new version (consent.test.ts).
 */
import { toBengaliDigits } from "./digits";

/** Day of the present wording, and its number on that day after a first one. */
export const consentVersion = "2026-11-27";

export const consentText = {
	title: "আপনার তথ্য নিয়ে",
	/** @param refusedYears years after which a refused application is deleted */
	facts: (refusedYears: number) => [
		{
			term: "কী রাখা হয়",
			text: "শিক্ষার্থীর নাম, ছবি, জন্মতারিখ, জন্মনিবন্ধন নম্বর ও লিঙ্গ; পিতা-মাতার নাম ও মোবাইল নম্বর; ঠিকানা; শ্রেণি ও আগের বিদ্যালয়। ভর্তির পরে রোল, নম্বর ও ফলাফল।",
		},
		{
			term: "কেন",
			text: "ভর্তির সিদ্ধান্ত নিতে, পরিবারের সঙ্গে যোগাযোগ করতে এবং বিদ্যালয়ের খাতা রাখতে। অন্য কাজে ব্যবহার বা বিক্রি করা হয় না; সরকারি নিয়মে যা দিতে হয়, তা ছাড়া কাউকে দেওয়া হয় না।",
		},
		{
			term: "কত দিন",
			text: `ভর্তি হলে যত দিন না মুছতে বলেন; নাম, শ্রেণি, রোল ও ফলাফল বিদ্যালয়ের নথি, তাই থেকে যায়। ভর্তি না হলে সিদ্ধান্তের ${toBengaliDigits(refusedYears)} বছর পরে নিজে থেকে মুছে যায়।`,
		},
		{
			term: "কারা দেখেন",
			text: "সব তথ্য প্রধান শিক্ষক ও অফিস সহকারী, আর শিক্ষার্থী নিজে; নম্বর তোলার শিক্ষক নিজের শ্রেণির। ভর্তির পরে নাম, রোল ও ছবি শিক্ষার্থী তালিকায় থাকে। প্রকাশিত ফলাফলে নাম, পিতা-মাতার নাম, শ্রেণি ও রোল যে কেউ দেখতে পারেন।",
		},
		{
			term: "মত বদলালে",
			text: "যেকোনো দিন তথ্যের কপি চাইতে পারেন; ঠিক করাতে, মুছতে বা সম্মতি ফিরিয়ে নিতে বলতে পারেন। নিজের প্রোফাইল বা আবেদনের পাতা থেকে, বিদ্যালয়ে এসে বা ফোন করে জানান।",
		},
	],
	tick: "আমি শিক্ষার্থীর মা, বাবা বা অভিভাবক। ওপরের কথাগুলো পড়েছি এবং তথ্যগুলো এভাবে রাখতে সম্মতি দিচ্ছি।",
	withoutTick: "টিক না দিলেও আবেদন পাঠানো যায়; তখন ভর্তির আগে বিদ্যালয় আপনার সঙ্গে কথা বলে সম্মতি নেবে।",
	more: "আরও জানুন",
} as const;
