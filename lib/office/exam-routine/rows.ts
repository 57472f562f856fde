/** Reads the rows of an exam's routine as staff type or paste them: with the readers of classes, dates and cells. */
import "server-only";
import { z } from "zod";
import { dayOf, formatShortDay } from "@/lib/bengali/dates";
import { formatDayOfWeek } from "@/lib/bengali/dhaka";
import { machineText, toBengaliDigits } from "@/lib/bengali/digits";
import { formatTimes } from "@/lib/bengali/exam-routines";
import { weekend } from "@/lib/contract/days";
import type { Sitting } from "@/lib/contract/exam-routines";
import { nameKey, plainDate, reading, refuse, required, words } from "../lists/cells";
import { classFinder } from "../lists/known";
import { rowFaults } from "../lists/text";
import { readClock, readTypedDate } from "../values/typed-dates";
import { hourEndings, typedDateText } from "../words/typed-dates";
import { type Cells, type Column, cellKey, columns, type Reading } from "./shared";
import { examRoutineOfficeText as text, timeWords, weekdayWords } from "./text";

const { faults } = text;

export type Known = {
	/** Calendar year of the exam. */
	year: number;
	/** From the lowest. */
	classes: readonly { id: number; name: string }[];
	/** Names of the holidays by their days, yyyy-mm-dd. */
	holidays: ReadonlyMap<string, string>;
};

const weekday = new RegExp(`[(,]?\\s*(${weekdayWords.join("|")})(?:বার)?\\s*[),]?`.normalize("NFC"), "u");

/** @returns a date without its weekday, and that */
function splitWeekday(typed: string): { date: string; name: string | undefined } {
	const [all = "", name] = weekday.exec(typed.normalize("NFC")) ?? [];
	return { date: typed.normalize("NFC").replace(all, " ").trim(), name };
}

/** @param typed a day, also with its weekday @returns yyyy-mm-dd, or why it is refused */
export function readDay(typed: string): { day: string } | { fault: string } {
	const { date, name } = splitWeekday(typed);
	const read = readTypedDate(plainDate(date), false);
	if (!read || "fault" in read) return { fault: typedDateText.faults[read?.fault ?? "unclear"] };
	const day = dayOf(read.date.toISOString());
	const real = formatDayOfWeek(day);
	return name && !real.normalize("NFC").startsWith(name) ? { fault: faults.weekday(real) } : { day };
}

const between = new RegExp(`\\s*(?:-|~|\\s(?:${timeWords.between.join("|")})(?=\\s))\\s*`.normalize("NFC"), "u");
const after = new RegExp(timeWords.after.join("|").normalize("NFC"), "u");
const bare = new RegExp(`^(\\d{1,2})(?:[:.](\\d\\d))?\\s*(?:${hourEndings.join("|")})?$`.normalize("NFC"), "u");

/** Exams are by day: without a part of it an hour from one to six is of the afternoon. */
function readTime(typed: string): string | null {
	const [, plain = typed, half] = /^(.*?)\s*([ap])\.?m\.?$/.exec(typed) ?? [];
	const [, hours = "", minutes = "00"] = bare.exec(plain) ?? [];
	const hour = Number(hours);
	const isAfternoon = half ? half === "p" && hour < 12 : hour >= 1 && hour <= 6;
	const guessed =
		hours && hour < 24 && Number(minutes) < 60
			? { hour: isAfternoon ? hour + 12 : hour, minute: Number(minutes) }
			: null;
	const read = (half ? undefined : readClock(plain)) ?? guessed;
	return read && [read.hour, read.minute].map((part) => String(part).padStart(2, "0")).join(":");
}

type Times = Pick<Sitting, "starts" | "ends">;

/** @param typed one time, or two with a dash or "থেকে" between them @returns them as hh:mm, or why they are refused */
export function readTimes(typed: string): Times | { fault: string } {
	const plain = machineText(typed).toLowerCase().replace(after, "").trim();
	const [starts = null, ends, ...more] = plain.split(between).map((part) => readTime(part.trim()));
	if (starts === null || ends === null || more.length > 0) return { fault: faults.time };
	if (ends !== undefined && ends <= starts) return { fault: faults.order };
	return { starts, ends: ends ?? null };
}

function schemaOf({ classes, year }: Known) {
	const find = classFinder(classes);
	return z.object({
		class: required(
			reading((typed, context) => find(typed) ?? refuse(context, rowFaults.classUnknown(typed, classes))),
		),
		subject: required(words(80, true)),
		date: required(
			reading((typed, context) => {
				const read = readDay(typed);
				if ("fault" in read) return refuse(context, read.fault);
				return Math.abs(Number(read.day.slice(0, 4)) - year) > 1 ? refuse(context, faults.year(year)) : read.day;
			}),
		),
		time: reading((typed, context) => {
			const read = readTimes(typed);
			return "fault" in read ? refuse(context, read.fault) : read;
		}),
		hall: words(60, true),
	});
}

const isBlank = (row: Cells) => columns.every((column) => row[column].trim() === "");

/**
 * @param typed the times as they were typed
 * @returns how a day and times are understood, as far as the cells do not say so themselves, with a warning on days
 * without school
 */
function understoodAs(day: string, { starts, ends }: Times, typed: string, holidays: Known["holidays"]): string {
	const name = holidays.get(day);
	const isWeekend = weekend.includes(new Date(`${day}T00:00:00Z`).getUTCDay());
	const free = name ? text.holiday(name) : isWeekend ? text.weekend : "";
	const times = formatTimes(starts, ends);
	return [formatDayOfWeek(day), free, times === typed ? "" : times].filter(Boolean).join(" · ");
}

/**
 * @param rows as typed; those without any text do not count
 * @returns what they say, in their order, and why cells are refused
 */
export function readRows(
	rows: readonly Cells[],
	known: Known,
): { sittings: Sitting[] } & Pick<Reading, "faults" | "understood"> {
	const schema = schemaOf(known);
	const sittings: Sitting[] = [];
	const wrong: Reading["faults"] = {};
	const lines = new Map<string, number>();
	const understood = rows.map((row, index) => {
		if (isBlank(row)) return "";
		const read = schema.safeParse(row);
		if (!read.success) {
			for (const { path, message } of read.error.issues) wrong[cellKey(index, path[0] as Column)] ??= [message];
			return "";
		}
		const { class: of, date, time = { starts: null, ends: null } } = read.data;
		const subject = toBengaliDigits(read.data.subject);
		const hall = read.data.hall === undefined ? null : toBengaliDigits(read.data.hall);
		const key = `${of}/${nameKey(subject)}`;
		const earlier = lines.get(key);
		if (earlier !== undefined) wrong[cellKey(index, "subject")] = [faults.twice(earlier + 1)];
		lines.set(key, lines.get(key) ?? index);
		sittings.push({ class: of, subject, day: date, ...time, hall });
		return understoodAs(date, time, row.time, known.holidays);
	});
	return { sittings, faults: wrong, understood };
}

/** @returns the sitting as staff would type it */
export const cellsOf = ({ subject, day, starts, ends, hall }: Sitting, className: string): Cells => ({
	...{ class: className, subject, date: formatShortDay(`${day}T06:00:00.000Z`) },
	...{ time: formatTimes(starts, ends), hall: hall ?? "" },
});
