/** Names of the menu's entries in a new school. */
export const menuNames = {
	home: "প্রথম পাতা",
	history: "প্রতিষ্ঠানের ইতিহাস",
	teachers: "শিক্ষকবৃন্দ",
	committee: "ম্যানেজিং কমিটি",
	sections: "শাখার তালিকা",
	notices: "নোটিশ",
	routines: "রুটিন",
	curriculums: "পাঠ্যক্রম",
	calendar: "শিক্ষাপঞ্জি",
	students: "শিক্ষার্থীদের তথ্য",
	results: "ফলাফল",
	admission: "ভর্তির আবেদন",
	contact: "যোগাযোগ",
	login: "লগইন",
	groups: { school: "আমাদের বিদ্যালয়", studies: "পড়ালেখা" },
} as const;
