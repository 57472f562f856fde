/** Texts of a list of applicants from a spreadsheet. */
import { toBengaliDigits } from "@/lib/bengali/digits";

/** A list of applicants that somebody else has selected, such as the state's lottery, as a file. */
export const listFileText = {
	title: "নির্বাচিতদের তালিকা থেকে আবেদন তুলুন",
	link: "তালিকা থেকে আবেদন তুলুন",
	explain:
		"লটারিতে নির্বাচিত শিক্ষার্থীদের এক্সেল বা CSV ফাইল দিন। আগে দেখানো হবে কতজন নতুন আর কোন সারি কেন বাদ পড়বে; আপনি নিশ্চিত না করা পর্যন্ত কিছুই যোগ হয় না। নতুনেরা নতুন আবেদনের তালিকায় আসবে।",
	template: "ছক নামান (.xlsx)",
	templateName: "আবেদনকারী-ছক.xlsx",
	refusedName: "বাদ-পড়া-আবেদনকারী.xlsx",
	sheet: "আবেদনকারী",
	file: "এক্সেল বা CSV ফাইল (সর্বোচ্চ ১০ এমবি)",
	choose: "ফাইল বেছে নিন",
	chooseOther: "অন্য ফাইল দিন",
	of: (file: string) => `ফাইল: ${file}`,
	reading: "ফাইলটি পড়ে মিলিয়ে দেখা হচ্ছে…",
	adding: "আবেদনগুলো যোগ করা হচ্ছে…",
	counts: (fresh: number, same: number, refused: number) =>
		`নতুন ${toBengaliDigits(fresh)}, আগেই আছে ${toBengaliDigits(same)}, বাদ পড়বে ${toBengaliDigits(refused)}`,
	ignored: (headings: readonly string[]) => `এই কলামগুলো পড়া হয়নি: ${headings.join(", ")}`,
	nothing: "এই ফাইলে নতুন কেউ নেই, তাই কিছুই যোগ হবে না।",
	confirm: (count: number) => `${toBengaliDigits(count)}টি আবেদন যোগ করুন`,
	done: (count: number) => `${toBengaliDigits(count)}টি আবেদন যোগ হয়েছে।`,
	undoHint: "ভুল হলে “আজ কী হলো” পাতা থেকে ফিরিয়ে নেওয়া যায়, যতক্ষণ না কোনো আবেদনে সিদ্ধান্ত হয়।",
	queue: "নতুন আবেদনগুলো দেখুন",
	columns: { line: "সারি", name: "নাম", reasons: "কেন বাদ পড়বে" },
	more: (count: number) => `…ও আরও ${toBengaliDigits(count)}টি সারি। সবগুলো ফাইলে আছে।`,
	refused: "বাদ পড়া সারিগুলো কারণসহ নামান (.xlsx)",
	missing: "একটি ফাইল বেছে নিন।",
	moved: "ফাইলটি দেখানোর পরে আবেদন বা শিক্ষার্থীর তথ্য বদলেছে, তাই কিছুই যোগ হয়নি। নতুন হিসাব দেখে আবার নিশ্চিত করুন।",
	/** The record of what was done. */
	act: (count: number) => `তালিকা থেকে ${toBengaliDigits(count)}টি আবেদন`,
	/** Why the list cannot be taken back, for each application. */
	holds: { decided: "আবেদনে সিদ্ধান্ত হয়েছে", changed: "আবেদনের তথ্য বদলানো হয়েছে" },
	faults: {
		student: (title: string) => `এই জন্মনিবন্ধন নম্বরের শিক্ষার্থী আগেই আছে: ${title}`,
		likelyDouble: (title: string) => `একই নাম ও পিতার একজন আগেই আছে: ${title}। আলাদা জন হলে জন্মনিবন্ধন নম্বর লিখুন`,
		twiceInFile: (line: number) => `${toBengaliDigits(line)} নম্বর সারিতে এই আবেদনকারী আগেই আছে`,
		doubleInFile: (line: number) =>
			`${toBengaliDigits(line)} নম্বর সারিতে একই নাম ও পিতার আরেকজন আছে। আলাদা জন হলে দুজনেরই জন্মনিবন্ধন নম্বর লিখুন`,
	},
} as const;
