/** Texts of exam routines, for the public pages, the papers and the back office. */
import { classTitle } from "./class-title";
import { formatTime } from "./dates";
import { toBengaliDigits } from "./digits";
import { formatSpan } from "./school-year";

/** A time of the clock in Dhaka, hh:mm, on any day. */
const clockText = (time: string) => formatTime(`2026-01-01T${time}:00+06:00`);

/** @returns সকাল ১০:০০ – দুপুর ১:০০; "" without a time */
export const formatTimes = (starts: string | null, ends: string | null): string =>
	[starts, ends].flatMap((time) => (time ? [clockText(time)] : [])).join(" – ");

type Told = { subject: string; starts: string | null; ends: string | null; hall: string | null };

/** @returns a subject with its time and hall: বাংলা, সকাল ১০:০০ – দুপুর ১:০০, কক্ষ ৫ */
export const sittingText = ({ subject, starts, ends, hall }: Told): string =>
	[subject, formatTimes(starts, ends), hall].filter(Boolean).join(", ");

export const examRoutineText = {
	/** Above links to the routines. */
	title: "পরীক্ষার রুটিন",
	of: (exam: string, year: number) => `${exam} ${toBengaliDigits(year)}`,
	routineOf: (exam: string) => `${exam}: রুটিন`,
	description: (exam: string, from: string, to: string) =>
		`${exam}: কোন শ্রেণির কোন বিষয়ের পরীক্ষা কবে, কখন ও কোথায়। ${formatSpan(from, to)}।`,
	print: "রুটিন ছাপান",
	classes: "শ্রেণি বেছে নিন",
	class: classTitle,
	columns: { day: "তারিখ", what: "বিষয়, সময় ও কক্ষ" },
	/** The list of the uploaded ones. */
	all: "অন্য সব রুটিন",
	calendar: (className: string) => `${classTitle(className)}: ফোনের ক্যালেন্ডারে রাখুন`,
	changed: (day: string) => `রুটিনটি সর্বশেষ বদলেছে ${day} তারিখে।`,
	/** The day of the next exam, and who sits what on it. */
	next: (day: string) => `পরের পরীক্ষা: ${day}`,
	subjectsOf: ({ name, own }: { name: string; own: readonly { subject: string }[] }) =>
		`${classTitle(name)}: ${own.map(({ subject }) => subject).join(", ")}`,
	/** Of a date of the school year. */
	link: "পরীক্ষার রুটিন দেখুন",
} as const;
