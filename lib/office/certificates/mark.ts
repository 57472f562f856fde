import type { Certificate } from "./register";
import { certificatePaperText } from "./text-fields";

/** @returns what stands across the title of a paper: whether it is a copy, or was cancelled */
export function markOf({ state, wasPrinted, language }: Pick<Certificate, "state" | "wasPrinted" | "language">) {
	const words = certificatePaperText[language];
	if (state === "cancelled") return words.cancelled;
	return wasPrinted ? words.copy : undefined;
}
