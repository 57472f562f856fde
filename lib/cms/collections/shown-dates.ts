/** Fields for the period in which a record is public. lib/cms/published applies them on every read. */
import type { DateField } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { lastMomentOfDay } from "@/lib/contract/days";

const { errors, fields, hints } = staffText;

/** ISO strings sort chronologically only with four-digit years (SQLite stores and compares text). */
const isInRange = (time: Date) => time.getUTCFullYear() >= 1900 && time.getUTCFullYear() <= 2999;

/** @returns a hook that stores dates as ISO 8601 in UTC; it leaves anything else to the validation, which rejects it */
const normaliseDate =
	(convert: (time: Date) => Date) =>
	({ value }: { value?: unknown }) => {
		const time = new Date(typeof value === "string" || typeof value === "number" ? value : Number.NaN);
		return Number.isNaN(time.getTime()) || !isInRange(time) ? value || null : convert(time).toISOString();
	};

const isValidDate = (value: unknown) => {
	const time = new Date(String(value));
	return !Number.isNaN(time.getTime()) && isInRange(time);
};

/** @param required true where the page shows the date; it then defaults to now */
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
		hooks: { beforeValidate: [normaliseDate((time) => time)] },
		validate: (value: unknown) => (value ? isValidDate(value) || errors.date : !required || errors.publishedAt),
	}) as DateField;

/** The last day on which the record is public, inclusive. */
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
	hooks: { beforeValidate: [normaliseDate(lastMomentOfDay)] },
	validate: (value: unknown, { siblingData }: { siblingData: { publishedAt?: unknown } }) => {
		if (!value) return true;
		if (!isValidDate(value)) return errors.date;
		const from = new Date(String(siblingData.publishedAt));
		return !(from >= new Date(String(value))) || errors.shownUntil;
	},
} as DateField;
