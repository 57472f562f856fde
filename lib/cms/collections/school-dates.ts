/** The school year: holidays, exams and events. A date is public as soon as it is saved. */
import type { CollectionConfig, DateField, Field, FieldHook } from "payload";
import { dateKinds } from "@/lib/bengali/school-dates";
import { dayLength, noonOfDay } from "@/lib/contract/days";
import { isKnownYear, mostDaysOfDate } from "@/lib/contract/school-dates";
import { schoolDatesText } from "@/lib/office/date-list/text";
import { typedDateText } from "@/lib/office/words/typed-dates";
import { serverWrites } from "../access";
import { listDates } from "../bengali-fields";
import { textField } from "../fields";
import { offeringTaught } from "../students/offered";
import { history, restoreField } from "./publishing";
import { addToSearch, removeFromSearch } from "./searched";
import { faultOfDate, normaliseDate } from "./shown-dates";

const { errors, fields, hints, labels } = schoolDatesText;

/** Key in the request's context of the imported list to which the created records belong (lib/office/date-list). */
export const listContext = "dateList";

/** Stored as noon in Dhaka, so that the day is the same in UTC and in the time zone of any browser nearby. */
const dayField = (field: Pick<DateField, "name" | "required" | "index" | "validate"> & { description?: string }) => {
	const { description, ...rest } = field;
	return {
		...rest,
		label: fields[field.name as "startsOn" | "endsOn"],
		type: "date",
		admin: {
			width: "50%",
			date: { pickerAppearance: "dayOnly" },
			...(description && { description }),
		},
		hooks: { beforeValidate: [normaliseDate(noonOfDay)] },
	} as DateField;
};

function faultOfDay(value: unknown): string | true {
	const fault = faultOfDate(value);
	if (fault) return fault;
	return isKnownYear(new Date(String(value)).getUTCFullYear()) || errors.years;
}

function faultOfEnd(value: unknown, startsOn: unknown): string | true {
	const fault = faultOfDay(value);
	if (fault !== true) return fault;
	const days = (Date.parse(String(value)) - Date.parse(String(startsOn))) / dayLength;
	if (days < 0) return errors.order;
	return !(days >= mostDaysOfDate) || errors.long;
}

const listOfRequest: FieldHook = ({ operation, originalDoc, req }) =>
	operation === "create" ? (req.context[listContext] ?? null) : originalDoc?.list;

const countChanges: FieldHook = ({ operation, originalDoc }) =>
	operation === "create" ? 0 : (originalDoc?.revision ?? 0) + 1;

const written = { access: serverWrites, admin: { hidden: true, disableListColumn: true, disableListFilter: true } };

const serverFields: Field[] = [
	{ name: "list", type: "text", index: true, ...written, hooks: { beforeChange: [listOfRequest] } },
	// SEQUENCE in the iCalendar file.
	{ name: "revision", type: "number", ...written, hooks: { beforeChange: [countChanges] } },
];

export const schoolDates: CollectionConfig = {
	slug: "school-dates",
	labels,
	admin: {
		useAsTitle: "name",
		defaultColumns: ["name", "restore", "startsOn", "endsOn", "kind"],
		description: hints.list,
		components: { beforeListTable: ["/lib/office/parts/list-starts#DateListStart", listDates("startsOn")] },
	},
	defaultSort: "-startsOn",
	trash: true,
	versions: history,
	hooks: { afterChange: [addToSearch], afterDelete: [removeFromSearch] },
	fields: [
		textField({
			name: "name",
			label: fields.name,
			required: true,
			maxLength: 120,
			admin: { description: hints.name },
		}),
		{
			name: "kind",
			label: fields.kind,
			type: "radio",
			required: true,
			defaultValue: "holiday",
			options: (["holiday", "exam", "event"] as const).map((value) => ({ value, label: dateKinds[value] })),
		},
		{
			type: "row",
			fields: [
				dayField({
					name: "startsOn",
					required: true,
					index: true,
					validate: (value: unknown) => (value ? faultOfDay(value) : typedDateText.missing),
				}),
				dayField({
					name: "endsOn",
					description: hints.endsOn,
					validate: ((value: unknown, { siblingData }: { siblingData: { startsOn?: unknown } }) =>
						!value || faultOfEnd(value, siblingData.startsOn)) as DateField["validate"],
				}),
			],
		},
		offeringTaught({
			name: "classes",
			label: fields.classes,
			type: "relationship",
			relationTo: "classes",
			hasMany: true,
			admin: { description: hints.classes },
		}),
		{
			name: "notice",
			label: fields.notice,
			type: "relationship",
			relationTo: "notices",
			admin: { description: hints.notice },
		},
		restoreField,
		...serverFields,
	],
};
