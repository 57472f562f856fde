/** From when and until when the public sees a record; lib/cms/published decides by them, at every read. */
import type { DateField } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { lastMomentOfDay } from "@/lib/contract/days";

const { errors, fields, hints } = staffText;

/** Texts of other lengths would not sort as times do. */
const isOrdinary = (time: Date) => time.getUTCFullYear() >= 1900 && time.getUTCFullYear() <= 2999;

/** A date in the one form that is stored (SQLite compares texts); what is no date stays, and is refused. */
const tidy =
	(read: (time: Date) => Date) =>
	({ value }: { value?: unknown }) => {
		const time = new Date(typeof value === "string" || typeof value === "number" ? value : Number.NaN);
		return Number.isNaN(time.getTime()) || !isOrdinary(time) ? value || null : read(time).toISOString();
	};

const isTime = (value: unknown) => {
	const time = new Date(String(value));
	return !Number.isNaN(time.getTime()) && isOrdinary(time);
};

/** @param required whether the record always has a date, which its page shows */
export const publishedAtField = (required: boolean): DateField =>
	({
		name: "publishedAt",
		label: fields.publishedAt,
		type: "date",
		required,
		index: true,
		...(required && { defaultValue: () => new Date().toISOString() }),
		admin: {
			position: "sidebar",
			description: required ? hints.publishedAt : hints.shownFrom,
			date: { pickerAppearance: "dayAndTime", displayFormat: "dd-MM-yyyy, hh:mm a" },
		},
		hooks: { beforeValidate: [tidy((time) => time)] },
		validate: (value: unknown) => (value ? isTime(value) || errors.date : !required || errors.publishedAt),
	}) as DateField;

/** Until when, that day included. */
export const shownUntilField = {
	name: "shownUntil",
	label: fields.shownUntil,
	type: "date",
	index: true,
	admin: {
		position: "sidebar",
		description: hints.shownUntil,
		date: { pickerAppearance: "dayOnly", displayFormat: "dd-MM-yyyy" },
	},
	hooks: { beforeValidate: [tidy(lastMomentOfDay)] },
	validate: (value: unknown, { siblingData }: { siblingData: { publishedAt?: unknown } }) => {
		if (!value) return true;
		if (!isTime(value)) return errors.date;
		const from = new Date(String(siblingData.publishedAt));
		return !(from >= new Date(String(value))) || errors.shownUntil;
	},
} as DateField;
