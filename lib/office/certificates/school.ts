/** The head of a certificate. */
import "server-only";
import type { CertificateLanguage } from "@/lib/bengali/office/certificates-kinds";
import type { SchoolSettings } from "@/lib/school/settings";
import type { FrozenPaper } from "./schema";

/** @returns name, address and EIIN in that language; in Bengali where the school has not written them in English */
export const schoolOn = (settings: SchoolSettings, language: CertificateLanguage): FrozenPaper["school"] => {
	const { school_name, school_address, eiin, english } = settings;
	const isEnglish = language === "en";
	return {
		name: (isEnglish && english.name) || school_name,
		address: (isEnglish && english.address) || school_address,
		eiin: eiin ?? "",
	};
};
