/** Texts of the school year's pages and of the calendar file. */
import { formatMonth } from "./calendar";
import { classTitle } from "./class-title";
import { formatDayOfWeek, formatDayOfYear } from "./dhaka";
import { toBengaliDigits } from "./digits";
import { type DateKind, dateKinds } from "./school-dates";

const n = toBengaliDigits;

/** @returns ১৬ ডিসেম্বর, বুধবার; of several days ১৬–২০ ডিসেম্বর, with years where they differ */
export function formatSpan(from: string, to: string, isShort = false): string {
	if (from === to) return isShort ? formatDayOfYear(from) : `${formatDayOfYear(from)}, ${formatDayOfWeek(from)}`;
	const yearOf = (day: string) => n(day.slice(0, 4));
	if (from.slice(0, 4) !== to.slice(0, 4))
		return `${formatDayOfYear(from)}, ${yearOf(from)} – ${formatDayOfYear(to)}, ${yearOf(to)}`;
	if (from.slice(0, 7) === to.slice(0, 7)) return `${n(Number(from.slice(8)))}–${formatDayOfYear(to)}`;
	return `${formatDayOfYear(from)} – ${formatDayOfYear(to)}`;
}

/** @returns the span with its year: ১৬ ডিসেম্বর, বুধবার, ২০২৬; ১৬–২০ ডিসেম্বর, ২০২৬ */
export const formatSpanOfYear = (from: string, to: string): string =>
	from.slice(0, 4) === to.slice(0, 4) ? `${formatSpan(from, to)}, ${n(from.slice(0, 4))}` : formatSpan(from, to);

type Named = { name: string; kind: DateKind };

/** Names of one day that a mark tells. */
const mostNames = 4;

const namesOf = (dates: readonly Named[]): string => {
	const named = dates.slice(0, mostNames).map(({ name, kind }) => `${name}, ${dateKinds[kind]}`);
	return [...named, ...(dates.length > mostNames ? [`ও আরও ${n(dates.length - mostNames)}টি`] : [])].join("; ");
};

export const schoolYearText = {
	title: "শিক্ষাপঞ্জি",
	monthTitle: (year: number, month: number) => `শিক্ষাপঞ্জি, ${formatMonth(year, month)}`,
	yearTitle: (year: number) => `শিক্ষাপঞ্জি ${n(year)}`,
	descriptionOf: (when: string) => `${when}: বিদ্যালয়ের ছুটি, পরীক্ষা ও অনুষ্ঠানের তারিখ।`,

	/** Name of a day for screen readers: ১৬ ডিসেম্বর, বিজয় দিবস, ছুটি */
	dayLabel: (day: string, dates: readonly Named[]) => `${formatDayOfYear(day)}, ${namesOf(dates)}`,
	weekend: "শুক্র ও শনিবার সাপ্তাহিক ছুটি।",
	classes: (names: readonly string[]) => names.map(classTitle).join(", "),
	notice: (name: string) => `নোটিশ: ${name}`,
	months: "মাস",
	print: "ছাপিয়ে টাঙানোর জন্য পুরো বছর এক পাতায় (এ৪)",
	datesOf: (when: string) => `${when}: কবে কী`,
	noneIn: (when: string) => `${when}: কোনো তারিখ এখনো যোগ করা হয়নি।`,
	tooMany: (count: number) => `এখানে প্রথম ${n(count)}টি তারিখ দেখানো হলো।`,
	/** At the end of the printed list. */
	moreOnSite: (count: number, address: string) => `আরও ${n(count)}টি তারিখ ওয়েবসাইটে${address ? `: ${address}` : ""}`,
	onSite: "ওয়েবসাইটে দেখুন",

	today: "আজ",
	ongoing: "চলছে",
	all: "পুরো শিক্ষাপঞ্জি দেখুন",

	holidays: {
		title: "ছুটির তালিকা",
		ofYear: (year: number) => `${n(year)} সালের ছুটি`,
		columns: { days: "তারিখ", name: "ছুটি", count: "দিন" },
		days: (count: number) => `${n(count)} দিন`,
		none: (year: number) => `${n(year)} সালের ছুটি এখনো যোগ করা হয়নি।`,
		print: "তালিকাটি ছাপান",
		file: "ছুটিগুলো ফোনের ক্যালেন্ডারে রাখুন",
		calendar: (school: string) => `${school}: ছুটির তালিকা`,
	},

	subscribe: {
		title: "ফোনের ক্যালেন্ডারে রাখুন",
		explain: "একবার যোগ করলে তারিখ বদলালে বা নতুন তারিখ এলে ফোনের ক্যালেন্ডারে নিজে থেকেই চলে আসবে।",
		iphone: "আইফোন বা আইপ্যাডে যোগ করুন",
		file: "ক্যালেন্ডার ফাইল (.ics)",
		address: "ক্যালেন্ডারের ঠিকানা:",
		android: "অ্যান্ড্রয়েড ফোনে যেভাবে",
		steps: [
			"ওপরের ঠিকানাটি কপি করুন।",
			"ফোন বা কম্পিউটারের ব্রাউজারে calendar.google.com খুলে নিজের গুগল অ্যাকাউন্টে ঢুকুন। ফোনে ব্রাউজারের মেনু থেকে “ডেস্কটপ সাইট” বেছে নিন।",
			"বাঁ পাশে “Other calendars”-এর + চিহ্নে চেপে “From URL” বেছে নিন।",
			"ঠিকানাটি পেস্ট করে “Add calendar” চাপুন। কিছুক্ষণ পরে ফোনের ক্যালেন্ডার অ্যাপে তারিখগুলো আসবে।",
		],
		class: "শুধু এক শ্রেণির তারিখ",
		classHint: "পুরো বিদ্যালয়ের তারিখের সঙ্গে শুধু সেই শ্রেণির তারিখ থাকবে।",
	},

	file: {
		name: (school: string) => `${school}: শিক্ষাপঞ্জি`,
		classOf: (className: string) => `${className} শ্রেণি`,
	},
} as const;
