/** Texts of the suggestions while typing, loaded with them. */
import { toBengaliDigits } from "./digits";

export const suggestionText = {
	label: "পরামর্শ",
	/** Read by screen readers. */
	count: (count: number) =>
		count === 0 ? "কোনো পরামর্শ নেই।" : `${toBengaliDigits(count)}টি পরামর্শ। উপরের ও নিচের তীর চেপে বেছে নিন।`,
	kinds: {
		notice: "নোটিশ",
		routine: "রুটিন",
		curriculum: "পাঠ্যক্রম",
		content: "তথ্যের পাতা",
		teacher: "শিক্ষক ও কর্মচারী",
		committee: "ম্যানেজিং কমিটি",
		date: "শিক্ষাপঞ্জি",
		page: "ওয়েবসাইটের পাতা",
	},
} as const;
