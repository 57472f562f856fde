/** The choices of `/admin/printing`, as query parameters of its URL. */
import { z } from "zod";
import { wholeNumber } from "@/lib/contract/fields";
import { idField, lineField } from "@/lib/contract/input";
import type { PaperKind } from "./shared";
import { mostRooms, mostSeats, printingText } from "./text";

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

export type Room = { name: string; seats: number };

const roomName = lineField(40);
const roomSeats = z.string().trim().pipe(wholeNumber(mostSeats));

/** Rows of the form; those left empty do not count. */
const roomsField = z
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
		if (rows.every((row) => !row.name.trim() && !row.seats.trim())) refuse(errors.rooms);
		return rooms;
	});

export const printingSchema = z.discriminatedUnion(
	"paper",
	[
		z.object({ paper: z.literal("class-list"), year: or(idField, errors.year), place: placeField }),
		z.object({
			...{ paper: z.enum(examPapers), exam: or(idField, errors.exam), place: placeField },
			student: or(z.literal("").or(idField), errors.student),
		}),
		z.object({
			paper: z.literal("seat-plan"),
			exam: or(idField, errors.exam),
			classes: or(z.array(idField).min(1).max(20), errors.classes),
			rooms: roomsField,
		}),
	],
	errors.paper,
);
export type PrintingInput = z.output<typeof printingSchema>;

/** The same as typed. */
export type PrintingForm = {
	paper: string;
	year: string;
	exam: string;
	place: string;
	/** Id of the only student whose papers are asked for; "" for all. */
	student: string;
	classes: string[];
	rooms: { name: string; seats: string }[];
};

type Query = Record<string, string | string[] | undefined>;

const listOf = (value: string | string[] | undefined): string[] => (Array.isArray(value) ? value : [value ?? ""]);

/** @param query of the view's address: the fields of its form */
export function readPrintingForm(query: Query): PrintingForm {
	const one = (name: string) => listOf(query[name])[0] ?? "";
	const seats = listOf(query.seats);
	return {
		paper: one("paper"),
		year: one("year"),
		exam: one("exam"),
		place: one("place"),
		student: one("student"),
		classes: listOf(query.class).filter(Boolean),
		rooms: listOf(query.room).map((name, index) => ({ name, seats: seats[index] ?? "" })),
	};
}

/** @returns the path of the view that shows a paper */
export const printingPath = (
	choice: Partial<Record<keyof PrintingForm, string | number>> & { paper: PaperKind },
): string =>
	`/admin/printing?${new URLSearchParams(Object.entries(choice).map(([name, value]) => [name, String(value)]))}`;
