/** Texts of the directorate's checklist. */
import { toBengaliDigits } from "@/lib/bengali/digits";

export const checklistText = {
	title: "অধিদপ্তরের নির্দেশিত ১১টি তথ্য",
	explanation: "শিক্ষা অধিদপ্তরের নির্দেশ অনুযায়ী বিদ্যালয়ের ওয়েবসাইটে এই তথ্যগুলো থাকতে হবে।",
	progress: (done: number, all: number, part: number) =>
		`${toBengaliDigits(all)}টির মধ্যে ${toBengaliDigits(done)}টি আছে${part > 0 ? `, ${toBengaliDigits(part)}টি আংশিক` : ""}`,
	columns: { item: "তথ্য", state: "অবস্থা", changed: "শেষ হালনাগাদ" },
	states: { good: "আছে", old: "এক বছরের পুরোনো", missing: "নেই", part: "আংশিক" },
	/** In words what of a content is missing. */
	missing: (parts: readonly string[]) => `এখনো নেই: ${parts.join(", ")}`,
	parts: {
		page: (topic: string) => `“${topic}” পাতা`,
		draft: "প্রকাশ (খসড়া আছে)",
		students: "কোনো শিক্ষার্থী",
		sections: "কোনো শাখা",
		routine: "প্রকাশিত রুটিন",
		syllabus: "প্রকাশিত পাঠ্যসূচি",
		notice: "প্রকাশিত নোটিশ",
		contact: "ফোন বা ইমেইল",
		head: "প্রতিষ্ঠানপ্রধান",
		teachers: "শিক্ষক",
		committee: "ম্যানেজিং কমিটি",
		/** What the form of the first member of the committee is filled with. */
		president: "সভাপতি",
	},
	/** The information centre is a content page, the rest of its item are the contact settings. */
	information: "তথ্যকেন্দ্র",
	open: "তালিকাটি দেখুন ও ছাপান",
	print: "ছাপান",
	printedAt: (date: string) => `${date} তারিখের অবস্থা`,
	never: "–",
} as const;

/** The eleven contents that the directorate requires on a school's website. */
export const checklistItems = {
	profile: "প্রতিষ্ঠানের পরিচিতি",
	recognition: "পাঠদানের অনুমতি ও স্বীকৃতি",
	students: "শ্রেণি ও লিঙ্গ অনুযায়ী শিক্ষার্থীর সংখ্যা",
	sections: "অনুমোদিত শাখা",
	routine: "রুটিন",
	syllabus: "পাঠ্যসূচি",
	notices: "নোটিশ",
	mpo: "এমপিও-সংক্রান্ত তথ্য",
	contact: "যোগাযোগ ও তথ্যকেন্দ্র",
	complaints: "অভিযোগ গ্রহণকারী কর্মকর্তা",
	people: "প্রতিষ্ঠানপ্রধান, শিক্ষক ও ম্যানেজিং কমিটি",
} as const;
