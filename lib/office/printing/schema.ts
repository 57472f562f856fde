/** The choices of `/admin/printing`, as query parameters of its URL. */
import { z } from "zod";
import { dayOf } from "@/lib/bengali/dates";
import { todayInDhaka } from "@/lib/contract/dates";
import { monthOf } from "@/lib/contract/days";
import { idField, lineField, wholeNumber } from "@/lib/contract/input";
import { callPath, withQuery } from "../paths";
import { readTypedDate } from "../values/typed-dates";
import { typedDateText } from "../words/typed-dates";
import { type ListColumn, listColumns, type PaperKind, usualColumns, wholeSchool } from "./shared";
import { longestBlank, mostBlanks, mostRooms, mostSeats, printingText } from "./text";

const { errors } = printingText;

/** Papers of an exam's students. */
const examPapers = ["grade-sheets", "tabulation", "class-summary", "admit-cards"] as const;

/** A class with all of its sections, or one section. */
export type Place = { of: "class" | "section"; id: number };

/** @returns the place as a form sends it */
export const placeValue = ({ of, id }: Place): string => `${of}-${id}`;

/** @returns a schema that has one sentence for everything that is wrong */
const or = <T extends z.ZodType>(schema: T, message: string) =>
	z.unknown().transform((value, context): z.output<T> => {
		const parsed = schema.safeParse(value);
		if (parsed.success) return parsed.data;
		context.addIssue({ code: "custom", message });
		return z.NEVER;
	});

const placeField = or(
	z
		.string()
		.regex(/^(class|section)-[1-9]\d{0,9}$/)
		.transform((value): Place => {
			const [of = "", id] = value.split("-");
			return { of: of as Place["of"], id: Number(id) };
		}),
	errors.place,
);

/** Undefined for the whole school, which must be named: an empty choice is none. */
const widePlaceField = or(z.literal(wholeSchool).or(placeField), errors.place).transform((place) =>
	place === wholeSchool ? undefined : place,
);

const yearField = or(idField, errors.year);

/** An id, or "" for all, or for none. */
const idOrAll = (message: string) => or(z.literal("").or(idField), message);

/** In the order of the list, whatever that of the choice. */
const columnsField = or(z.array(z.enum(listColumns)).max(listColumns.length), errors.columns).transform(
	(chosen): readonly ListColumn[] =>
		chosen.length === 0
			? usualColumns
			: listColumns.filter((listColumn) => listColumn === "name" || chosen.includes(listColumn)),
);

/** Headings of blank columns; those left empty do not count. */
const blanksField = or(
	z.preprocess(
		(typed) => (Array.isArray(typed) ? typed.filter((heading) => heading !== "") : typed),
		z.array(lineField(longestBlank)).max(mostBlanks),
	),
	errors.blanks,
);

/** Of the year; without one the month that it is now. */
const monthField = or(
	z
		.literal("")
		.transform(() => monthOf(Date.now()).month)
		.or(z.string().trim().pipe(wholeNumber(12))),
	errors.month,
);

/** A day as people type it, yyyy-mm-dd; today without one. */
const dayField = z.string({ error: typedDateText.faults.unclear }).transform((typed, context): string => {
	const read = readTypedDate(typed, false);
	if (read === null) return todayInDhaka();
	if ("date" in read) return dayOf(read.date.toISOString());
	context.addIssue({ code: "custom", message: typedDateText.faults[read.fault] });
	return z.NEVER;
});

/** A day of an exam's routine, as {@link dayValue} writes it. */
const dayOfExam = or(
	z
		.string()
		.regex(/^[1-9]\d{0,9}\/\d{4}-\d\d-\d\d$/)
		.transform((value) => {
			const [exam, day = ""] = value.split("/");
			return { exam: Number(exam), day };
		}),
	errors.day,
);

/** @returns the day as a form sends it */
export const dayValue = (exam: number, day: string): string => `${exam}/${day}`;

const listChoice = { year: yearField, place: widePlaceField, columns: columnsField, blanks: blanksField };
const countsChoice = { year: yearField, place: widePlaceField, date: dayField };

export type Room = { name: string; seats: number };

const roomName = lineField(40);
const roomSeats = z.string().trim().pipe(wholeNumber(mostSeats));

/** @returns the schema of the form's rows; those left empty do not count */
const roomsField = (isNeeded: boolean) =>
	z
		.array(z.object({ name: z.string(), seats: z.string() }))
		.max(mostRooms, errors.tooManyRooms)
		.transform((rows, context): Room[] => {
			const refuse = (message: string) => context.addIssue({ code: "custom", message });
			const rooms: Room[] = [];
			for (const [index, row] of rows.entries()) {
				if (!row.name.trim() && !row.seats.trim()) continue;
				const [name, seats] = [roomName.safeParse(row.name), roomSeats.safeParse(row.seats)];
				if (!name.success) refuse(errors.room(index + 1));
				if (!seats.success) refuse(errors.seats(index + 1));
				if (!name.success || !seats.success) continue;
				if (rooms.some((room) => room.name === name.data)) refuse(errors.roomTwice(name.data));
				rooms.push({ name: name.data, seats: seats.data });
			}
			if (isNeeded && rows.every((row) => !row.name.trim() && !row.seats.trim())) refuse(errors.rooms);
			return rooms;
		});

export const printingSchema = z.discriminatedUnion(
	"paper",
	[
		z.object({ paper: z.literal("class-list"), ...listChoice }),
		z.object({ paper: z.literal("class-counts"), ...countsChoice }),
		z.object({ paper: z.literal("attendance"), year: yearField, place: placeField, month: monthField }),
		z.object({
			...{ paper: z.literal("mark-list"), year: yearField, place: placeField },
			...{ exam: idOrAll(errors.exam), subject: idOrAll(errors.subject) },
		}),
		z.object({
			...{ paper: z.enum(examPapers), exam: or(idField, errors.exam), place: placeField },
			student: idOrAll(errors.student),
		}),
		z.object({
			paper: z.literal("seat-plan"),
			exam: or(idField, errors.exam),
			classes: or(z.array(idField).min(1).max(20), errors.classes),
			rooms: roomsField(true),
		}),
		z.object({ paper: z.literal("day-seats"), date: dayOfExam, rooms: roomsField(false) }),
	],
	errors.paper,
);
export type PrintingInput = z.output<typeof printingSchema>;
export type InputOf<K extends PaperKind> = Extract<PrintingInput, { paper: K }>;

/** The same choices as fields of a call, which has each name once. */
const joined = <T extends z.ZodType>(separator: string, schema: T) =>
	z.preprocess((text) => (typeof text === "string" ? text.split(separator).filter(Boolean) : text), schema);
export const listFileSchema = z.object({
	...listChoice,
	columns: joined(",", columnsField),
	blanks: joined("\n", blanksField),
});
export type ListChoice = z.output<typeof listFileSchema>;
export const countsFileSchema = z.object(countsChoice);
export type CountsChoice = z.output<typeof countsFileSchema>;

const placeText = (place: Place | undefined) => (place ? placeValue(place) : wholeSchool);

/** @returns the addresses of the spreadsheets with what the papers show */
export const listFilePath = ({ year, place, columns, blanks }: ListChoice): string =>
	callPath("printing/list", {
		...{ year, place: placeText(place) },
		...{ columns: columns.join(","), blanks: blanks.join("\n") },
	});
export const countsFilePath = ({ year, place, date }: CountsChoice): string =>
	callPath("printing/counts", { year, place: placeText(place), date });

type Query = Record<string, string | string[] | undefined>;

const listOf = (value: string | string[] | undefined): string[] => (Array.isArray(value) ? value : [value ?? ""]);

/** @param query of the view's address: the fields of its form. @returns the choices as they are typed */
export function readPrintingForm(query: Query) {
	const one = (name: string) => listOf(query[name])[0] ?? "";
	const seats = listOf(query.seats);
	return {
		...{ paper: one("paper"), year: one("year"), exam: one("exam"), place: one("place") },
		/** Id of the only student whose papers are asked for; "" for all. */
		student: one("student"),
		/** Id; "" for all subjects. */
		subject: one("subject"),
		...{ month: one("month"), date: one("date"), classes: listOf(query.class).filter(Boolean) },
		rooms: listOf(query.room).map((name, index) => ({ name, seats: seats[index] ?? "" })),
		/** Columns of a list, and headings of its blank ones. */
		...{ columns: listOf(query.column).filter(Boolean), blanks: listOf(query.blank) },
	};
}
export type PrintingForm = ReturnType<typeof readPrintingForm>;

/** @returns the path of the view that shows a paper */
export const printingPath = (
	choice: Partial<Record<keyof PrintingForm, string | number>> & { paper: PaperKind },
): string => withQuery("/admin/printing", choice);
