import { machineText } from "@/lib/bengali/digits";

/** @returns what the form's one field for both facts means: a date is in three parts or of eight digits, a number longer */
export const factField = (fact: string): "birth_date" | "mobile" =>
	/^(?:\d{8}|\d{1,4}\s*[-/.]\s*\d{1,2}\s*[-/.]\s*\d{1,4})$/.test(machineText(fact)) ? "birth_date" : "mobile";
