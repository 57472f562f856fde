/** The school as it stands at the top of every print. */
import { toBengaliDigits } from "@/lib/bengali/digits";
import type { SchoolSettings } from "@/lib/school/settings";
import { certificatePaperText } from "../certificates/text-fields";
import type { School } from "./papers";

/** @returns what stands at the top of a print in Bengali */
export const schoolOf = ({ school_name, school_address, eiin, logoPicture }: SchoolSettings): School => ({
	...{ name: school_name, address: school_address, crest: logoPicture },
	eiin: eiin ? `${certificatePaperText.bn.eiin}: ${toBengaliDigits(eiin)}` : "",
});
