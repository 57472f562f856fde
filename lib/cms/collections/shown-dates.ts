/** Fields for the period in which a record is public. lib/cms/published applies them on every read. */
import type { DateField, FieldHook } from "payload";
import { lastMomentOfDay } from "@/lib/contract/days";
import { faultOfTypedDate } from "@/lib/office/values/typed-dates";
import { staffText } from "@/lib/office/words/staff";
import { typedDateText } from "@/lib/office/words/typed-dates";

const { errors, fields, hints } = staffText;

/** ISO strings sort chronologically only with four-digit years (SQLite stores and compares text). */
const isInRange = (time: Date) => time.getUTCFullYear() >= 1900 && time.getUTCFullYear() <= 2999;

/** @returns a hook that stores dates as ISO 8601 in UTC; it leaves anything else to the validation, which rejects it */
export const normaliseDate =
	(convert: (time: Date) => Date) =>
	({ value }: { value?: unknown }) => {
		const time = new Date(typeof value === "string" || typeof value === "number" ? value : Number.NaN);
		return Number.isNaN(time.getTime()) || !isInRange(time) ? value || null : convert(time).toISOString();
	};

/** @returns the message for what is no date in that range, or undefined */
export function faultOfDate(value: unknown, withTime = false): string | undefined {
	const fault = faultOfTypedDate(value, withTime);
	if (fault) return fault;
	const time = new Date(String(value));
	return Number.isNaN(time.getTime()) || !isInRange(time) ? typedDateText.faults.range : undefined;
}

/** Sets an empty date to now when a record is published. In a draft it stays empty, to get the time of publication. */
const nowIfPublished: FieldHook = ({ value, siblingData }) =>
	value || siblingData._status !== "published" ? value : new Date().toISOString();

/** @param isShown whether the page shows the date; publishing without one then sets it to now */
export const publishedAtField = (isShown: boolean): DateField =>
	({
		name: "publishedAt",
		label: fields.publishedAt,
		type: "date",
		index: true,
		admin: {
			position: "sidebar",
			description: isShown ? hints.publishedAt : hints.shownFrom,
			// The heading is shown in the filter of the list.
			date: { pickerAppearance: "dayAndTime", overrides: { timeCaption: fields.time } },
		},
		hooks: {
			beforeValidate: [normaliseDate((time) => time)],
			...(isShown && { beforeChange: [nowIfPublished] }),
		},
		validate: (value: unknown) => !value || (faultOfDate(value, true) ?? true),
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
		date: { pickerAppearance: "dayOnly" },
	},
	hooks: { beforeValidate: [normaliseDate(lastMomentOfDay)] },
	validate: (value: unknown, { siblingData }: { siblingData: { publishedAt?: unknown } }) => {
		if (!value) return true;
		const fault = faultOfDate(value);
		if (fault) return fault;
		const from = new Date(String(siblingData.publishedAt));
		return !(from >= new Date(String(value))) || errors.shownUntil;
	},
} as DateField;
