/** Words of the page that the code of a certificate or an identity card opens. */
import { type CardKind, type CertificateKind, cardKinds, certificateKinds } from "@/lib/office/certificates/text-kinds";
import { toBengaliDigits } from "./digits";

/** What the check of a certificate shows. */
export const checkedText = {
	kind: "কাগজ",
	kindOf: (kind: CertificateKind | CardKind) => {
		if (kind === "student" || kind === "staff") return cardKinds[kind];
		return kind === "own" ? "প্রত্যয়নপত্র (বিবিধ)" : certificateKinds[kind].name;
	},
	number: "নম্বর",
	numberOf: (number: number, year: number) => `${toBengaliDigits(number)}/${toBengaliDigits(year)}`,
	date: "তারিখ",
	initials: "নামের আদ্যক্ষর",
	class: "শ্রেণি",
} as const;
