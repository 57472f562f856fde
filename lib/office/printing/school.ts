/** The school as it stands at the top of a print: of today, and as a certificate was made with it. */
import "server-only";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { query, sql } from "@/lib/school/query";
import type { SchoolSettings } from "@/lib/school/settings";
import type { FrozenPaper } from "../certificates/schema";
import { certificatePaperText } from "../certificates/text-fields";
import type { CertificateLanguage } from "../certificates/text-kinds";
import type { School } from "./paper-frame";

/** @returns what stands at the top of a print in Bengali */
export const schoolOf = ({ school_name, school_address, eiin, logoPicture }: SchoolSettings): School => ({
	...{ name: school_name, address: school_address, crest: logoPicture },
	eiin: eiin ? `${certificatePaperText.bn.eiin}: ${toBengaliDigits(eiin)}` : "",
});

/** @returns name, address, EIIN and crest in that language; in Bengali where the school has not written them in English */
export const schoolOn = (settings: SchoolSettings, language: CertificateLanguage): FrozenPaper["school"] => {
	const { school_name, school_address, eiin, english, logoPicture } = settings;
	const isEnglish = language === "en";
	return {
		name: (isEnglish && english.name) || school_name,
		address: (isEnglish && english.address) || school_address,
		eiin: eiin ?? "",
		crest: logoPicture && { src: logoPicture.src, width: logoPicture.width, height: logoPicture.height },
	};
};

/**
 * @returns the crest with which a paper was made; today's instead of one whose file is gone, and on papers of an earlier
 * version, which have none with them
 */
export async function crestOn({ school: { crest } }: FrozenPaper, today: SchoolSettings): Promise<School["crest"]> {
	if (crest === null) return null;
	const name = decodeURIComponent(crest?.src.split("/").at(-1) ?? "");
	const [file] = await query(sql`SELECT id FROM media WHERE filename = ${name} OR sizes_large_filename = ${name}`);
	return (file ? crest : null) ?? today.logoPicture;
}
