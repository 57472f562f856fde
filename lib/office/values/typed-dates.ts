/** Dates and times as staff type them in the back office. */
import { machineText } from "@/lib/bengali/digits";
import { normalise } from "@/lib/bengali/normalise";
import {
	dayEndings,
	hourEndings,
	hoursOfDayParts,
	monthSpellings,
	type TypedDateFault,
	typedDateText,
} from "../words/typed-dates";

type Clock = { hour: number; minute: number };
type Day = { day: number; month: number; year: number };
type Fault = { fault: TypedDateFault };

const months = new Map(
	monthSpellings.flatMap((spellings, index) => spellings.map((name) => [normalise(name), index + 1] as const)),
);
const parts = new Map(Object.entries(hoursOfDayParts).map(([part, hours]) => [normalise(part), hours] as const));

const anyOf = (words: Iterable<string>) => [...words].map(normalise).join("|");

const separator = String.raw`\s*[-/.]\s*`;
/** Day, month as a number or a word, year, and what follows. */
const written = new RegExp(
	`^(\\d{1,2})(?:${separator}(\\d{1,2})${separator}|\\s*(?:${anyOf(dayEndings)})?[\\s,./-]*(${anyOf(months.keys())})[\\s,./-]*)(\\d+)(?!\\d)(?:\\s*,?\\s*(.+))?$`,
);
/** As ISO 8601 writes a day. */
const iso = /^(\d{4})-(\d\d)-(\d\d)$/;
const clock = new RegExp(`^(${anyOf(parts.keys())})?\\s*(\\d{1,2})(?:[:.](\\d\\d))?\\s*(?:${anyOf(hourEndings)})?$`);

/**
 * Without a part of the day the hour must be one of 24 beyond doubt: 13 and later, or with a leading zero, since "3:00"
 * is as often the afternoon.
 * @param text in lower case, as {@link machineText} leaves it
 */
export function readClock(text: string): Clock | undefined {
	const [, part, typedHour = "", minutes] = clock.exec(text) ?? [];
	const [hour, minute] = [Number(typedHour), Number(minutes ?? 0)];
	if (typedHour === "" || minute > 59) return undefined;
	if (part === undefined) {
		const isClear = minutes !== undefined && hour < 24 && (hour > 12 || typedHour.startsWith("0"));
		return isClear ? { hour, minute } : undefined;
	}
	const found = hour >= 1 && hour <= 12 ? parts.get(part)?.find((known) => (known % 12 || 12) === hour) : undefined;
	return found === undefined ? undefined : { hour: found, minute };
}

function readDay(text: string): { date: Day; time: string | undefined } | Fault {
	const [, isoYear, isoMonth, isoDay] = iso.exec(text) ?? [];
	if (isoYear)
		return { date: { day: Number(isoDay), month: Number(isoMonth), year: Number(isoYear) }, time: undefined };
	const [, day, number, word = "", year = "", time] = written.exec(text) ?? [];
	if (!day) return { fault: "unclear" };
	if (year.length !== 4) return { fault: "year" };
	return { date: { day: Number(day), month: Number(number ?? months.get(word)), year: Number(year) }, time };
}

const pad = (value: number) => String(value).padStart(2, "0");

/**
 * Reads a date, and the time in Dhaka where there is one.
 * @param text dd-mm-yyyy with `-`, `/` or `.`, one-digit days and months, Bengali or Latin digits, or the month as a word
 * ("২০ ডিসেম্বর ২০২৬"); then the time, "সকাল ৮:০০" or "14:30". Also a day as ISO 8601 writes it
 * @param withTime whether a time may follow
 * @returns the moment: without a time the first one of the day, or noon if no time may follow; null for empty text; or
 * why the text is refused
 */
export function readTypedDate(text: string, withTime: boolean): { date: Date } | Fault | null {
	const latin = machineText(text).toLowerCase();
	if (latin === "") return null;
	const read = readDay(latin);
	if ("fault" in read) return read;
	const { day, month, year } = read.date;
	const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
	if (year < 1900 || year > 2999) return { fault: "range" };
	if (month < 1 || month > 12 || day < 1 || day > days) return { fault: "unreal" };
	if (read.time !== undefined && !withTime) return { fault: "noTime" };
	const time = read.time === undefined ? { hour: withTime ? 0 : 12, minute: 0 } : readClock(read.time);
	if (!time) return { fault: "time" };
	const dhaka = `${year}-${pad(month)}-${pad(day)}T${pad(time.hour)}:${pad(time.minute)}:00+06:00`;
	return { date: new Date(dhaka) };
}

/** @returns whether staff enter a time with the date, by Payload's configuration of the field */
export function hasTime({ admin }: { admin?: object }): boolean {
	const { date }: { date?: { pickerAppearance?: string } } = admin ?? {};
	return date?.pickerAppearance !== "dayOnly";
}

/** ISO 8601 with time and offset, as Payload stores and sends dates. */
const stored = /^\d{4}-\d\d-\d\dT.+(?:Z|[+-]\d\d:\d\d)$/;

/**
 * What a form's field for a date becomes: what is stored already stays.
 * @returns ISO 8601 in UTC, null for empty text, or the text itself if it is refused
 */
export function parseTypedDate(text: string, withTime: boolean): string | null {
	if (stored.test(text)) return text;
	const read = readTypedDate(text, withTime);
	if (read === null) return null;
	return "date" in read ? read.date.toISOString() : text;
}

/** @returns the sentence for text that {@link parseTypedDate} refused, or undefined */
export function faultOfTypedDate(value: unknown, withTime: boolean): string | undefined {
	if (typeof value !== "string" || stored.test(value)) return undefined;
	const read = readTypedDate(value, withTime);
	return read && "fault" in read ? typedDateText.faults[read.fault] : undefined;
}
