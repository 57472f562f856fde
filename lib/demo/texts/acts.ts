/** Who works in the office of the demo school, what they have done in the last month, and the notice of tomorrow. */
import type { Action } from "@/lib/office/activity/text";
import { backupOfficeText } from "@/lib/office/backup/text";

export const deskPeople = {
	head: "মোঃ আবদুল মান্নান",
	clerk: "মোঃ নুরুল হক",
	teacher: "শাহনাজ পারভীন",
} as const;

type Act = {
	by: keyof typeof deskPeople;
	action: Action;
	/** A collection or global. */
	kind: string;
	title?: string;
	detail?: string;
	/** Days between one time and the next. */
	every: number;
	/** Minutes after nine in the morning. */
	minute: number;
};

/** What comes again and again; publishing comes with the published records themselves. */
export const habits: readonly Act[] = [
	{ by: "clerk", action: "login", kind: "staff", title: deskPeople.clerk, every: 1, minute: 2 },
	{ by: "head", action: "login", kind: "staff", title: deskPeople.head, every: 2, minute: 25 },
	{ by: "clerk", action: "update", kind: "students", detail: "পিতার মোবাইল", every: 3, minute: 64 },
	{ by: "clerk", action: "update", kind: "students", detail: "বর্তমান ঠিকানা", every: 8, minute: 131 },
	{ by: "head", action: "update", kind: "contact", detail: "অফিস সময়", every: 19, minute: 48 },
	{ by: "clerk", action: "create", kind: "slides", title: "বার্ষিক ক্রীড়া প্রতিযোগিতা", every: 23, minute: 172 },
	{ by: "teacher", action: "login", kind: "staff", title: deskPeople.teacher, every: 6, minute: 210 },
	{ by: "head", action: "backup", kind: "backup", title: backupOfficeText.title, every: 7, minute: 260 },
];

export const tomorrow = {
	name: "অভিভাবক সমাবেশ: বার্ষিক পরীক্ষার প্রস্তুতি",
	body: [
		"আগামী বৃহস্পতিবার সকাল ১০টায় বিদ্যালয়ের মাঠে ষষ্ঠ থেকে দশম শ্রেণির অভিভাবকদের সমাবেশ হবে। বার্ষিক পরীক্ষার সময়সূচি ও প্রস্তুতি নিয়ে শ্রেণিশিক্ষকেরা কথা বলবেন।",
		"অভিভাবকদের সময়মতো উপস্থিত থাকতে অনুরোধ করা হলো।",
	],
} as const;
