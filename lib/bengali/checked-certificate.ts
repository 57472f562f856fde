/** Words of the page that a certificate's code opens. */
import { toBengaliDigits } from "./digits";
import { type CertificateKind, certificateKinds } from "./office/certificates-kinds";

/** What the check of a certificate shows. */
export const checkedText = {
	kind: "কাগজ",
	kindOf: (kind: CertificateKind) => (kind === "own" ? "প্রত্যয়নপত্র (বিবিধ)" : certificateKinds[kind].name),
	number: "নম্বর",
	numberOf: (number: number, year: number) => `${toBengaliDigits(number)}/${toBengaliDigits(year)}`,
	date: "তারিখ",
	initials: "নামের আদ্যক্ষর",
	class: "শ্রেণি",
} as const;
