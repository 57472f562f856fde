/** Texts of the lists by year and by kind, and of the marks on their rows. */

import { toBengaliDigits } from "./digits";
import type { noticeKindNames } from "./notice-kinds";
import { titles } from "./site";

type Kind = "notice" | "routine" | "curriculum";

export const archiveText = {
	kinds: "বিষয় অনুযায়ী নোটিশ",
	years: { notice: "বছর অনুযায়ী নোটিশ", routine: "বছর অনুযায়ী রুটিন", curriculum: "বছর অনুযায়ী পাঠ্যক্রম" },
	all: "সব",
	year: (kind: Kind, year: number) => `${titles[kind]}: ${toBengaliDigits(year)} সাল`,
	noticeKind: (name: (typeof noticeKindNames)[keyof typeof noticeKindNames]) => `${titles.notice}: ${name}`,
	/** Meta description. */
	description: (title: string) => `${title}। প্রকাশের তারিখসহ পুরো তালিকা, নতুনটি আগে।`,
} as const;

/** Marks beside an item's name. */
export const markText = {
	pinned: "গুরুত্বপূর্ণ",
	new: "নতুন",
} as const;
