/** Dates as dd-mm-yyyy, Gregorian, in the time zone of Bangladesh. */
import { clockInDhaka } from "@/lib/bengali/dhaka";
import { machineText } from "@/lib/bengali/digits";

/** Why a date of birth is invalid; keys of the messages in lib/bengali. */
type DateFault = "date" | "dateUnreal" | "dateFuture" | "dateOld";

/**
 * Parses a date of birth.
 * @param text dd-mm-yyyy; also with Bengali digits, `/` or `.`, one-digit days and months, or as eight digits, because
 * numeric keyboards of phones have no hyphen
 * @param today latest valid day, yyyy-mm-dd
 * @returns the date as dd-mm-yyyy with leading zeros, or the reason why it is invalid
 */
export function readBirthDate(text: string, today: string = todayInDhaka()): { date: string } | { fault: DateFault } {
	const latin = machineText(text).replace(/^(\d\d)(\d\d)(\d{4})$/, "$1-$2-$3");
	const parts = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(latin);
	if (!parts) return { fault: "date" };
	const [day, month, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
	// Date.UTC overflows an invalid day into the next month.
	const real = new Date(Date.UTC(2000, month - 1, 1));
	real.setUTCFullYear(year, month - 1, day);
	if (real.getUTCDate() !== day || real.getUTCMonth() !== month - 1) return { fault: "dateUnreal" };
	const [dd, mm, yyyy] = [pad(day, 2), pad(month, 2), pad(year, 4)];
	if (`${yyyy}-${mm}-${dd}` > today) return { fault: "dateFuture" };
	if (year < 1900) return { fault: "dateOld" };
	return { date: `${dd}-${mm}-${yyyy}` };
}

/** @returns the current day in Bangladesh, yyyy-mm-dd */
export function todayInDhaka(now: Date = new Date()): string {
	return clockInDhaka(now).slice(0, 10);
}

const pad = (value: number, length: number) => String(value).padStart(length, "0");
