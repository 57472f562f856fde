import { certificatePaperText } from "@/lib/bengali/office/certificates-fields";
import type { Certificate } from "@/lib/office/certificates/register";

/** @returns what stands across the title of a paper: whether it is a copy, or was cancelled */
export function markOf({ state, wasPrinted, language }: Pick<Certificate, "state" | "wasPrinted" | "language">) {
	const words = certificatePaperText[language];
	if (state === "cancelled") return words.cancelled;
	return wasPrinted ? words.copy : undefined;
}
