/** The line below a list of the back office: its pages. */
import { toBengaliDigits } from "./digits";

export const listPagesText = {
	title: "তালিকার পাতা",
	range: (first: number, last: number, all: number) =>
		all === 1 ? "মোট ১" : `${toBengaliDigits(first)}–${toBengaliDigits(last)}, মোট ${toBengaliDigits(all)}`,
	page: "পাতা",
	previous: "আগের পাতা",
	next: "পরের পাতা",
	perPage: "প্রতি পাতায়",
	failed: "তালিকাটি এভাবে দেখানো যায়নি: যা দিয়ে খোঁজা বা সাজানো হয়েছে তা আপনার অ্যাকাউন্টে দেখা যায় না।",
	whole: "পুরো তালিকা দেখুন",
};
