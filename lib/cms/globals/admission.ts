import type { DateField, GlobalConfig } from "payload";
import { firstMomentOfDay, lastMomentOfDay } from "@/lib/contract/days";
import { admissionDaysText } from "@/lib/office/admissions/text";
import { maxVersions } from "../collections/publishing";
import { faultOfDate, normaliseDate } from "../collections/shown-dates";

const { errors, fields, hints, label } = admissionDaysText;

const dayField = (name: "opensAt" | "closesAt", convert: (time: Date) => Date): DateField => ({
	name,
	label: fields[name],
	type: "date",
	admin: { description: hints[name], date: { pickerAppearance: "dayOnly" } },
	hooks: { beforeValidate: [normaliseDate(convert)] },
	validate: (value: unknown, { siblingData }: { siblingData: { opensAt?: unknown } }) => {
		if (!value) return true;
		const fault = faultOfDate(value);
		if (fault) return fault;
		const opens = new Date(String(siblingData.opensAt));
		return name === "opensAt" || !(opens >= new Date(String(value))) || errors.order;
	},
});

/**
 * The days on which applications are accepted, both inclusive and in Dhaka; lib/school/admission-period applies them.
 */
export const admission: GlobalConfig = {
	slug: "admission",
	label,
	admin: { description: hints.both },
	versions: { max: maxVersions },
	fields: [dayField("opensAt", firstMomentOfDay), dayField("closesAt", lastMomentOfDay)],
};
