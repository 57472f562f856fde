/**
 * What the back office's forms are told of a failure: a Bengali sentence at the field that says what to do. Payload
 * names columns of the database where a value is there already, and describes files in English.
 */

import { bnBd } from "@payloadcms/translations/languages/bnBd";
import type { AfterErrorHook, ErrorResult, Field, SanitizedCollectionConfig, ValidationFieldError } from "payload";
import { payloadText } from "@/lib/bengali/payload";
import { staffText } from "@/lib/bengali/staff";
import { studentStaffText } from "@/lib/bengali/staff-students";

const { twins } = studentStaffText.errors;
const { errors } = staffText;

type Sentence = { path: string; message: string };

/** Which field is to be changed where a collection has such a record already, by the first column of the index. */
const taken: Record<string, Record<string, Sentence>> = {
	students: { code: { path: "code", message: twins.student } },
	sections: { class: { path: "name", message: twins.section } },
	enrolments: {
		student: { path: "student", message: twins.enrolment },
		year: { path: "roll", message: twins.roll },
	},
	exams: { year: { path: "name", message: twins.exam } },
	results: { student: { path: "student", message: twins.result } },
	years: { year: { path: "year", message: twins.year } },
	staff: { email: { path: "email", message: errors.emailTaken } },
};

const uniqueText = payloadText.error.valueMustBeUnique;

/** What a file that only looks like a picture is answered with, and at no field. */
const unreadable = bnBd.translations.error.problemUploadingFile;
const atFile: ValidationFieldError[] = [{ path: "file", message: errors.file }];

/** `class_id`, `class_id, name` and `class` are one field. */
const firstField = (path: string) => (path.split(/[,.]/)[0] ?? "").trim().replace(/_id$/, "");

function explain(error: ValidationFieldError, slug: string): ValidationFieldError {
	if (error.path === "file") return { ...error, label: staffText.fields.file, message: errors.file };
	if (error.message !== uniqueText) return error;
	return { ...error, ...(taken[slug]?.[firstField(error.path)] ?? { message: errors.taken }) };
}

/** The label of a field wherever it stands in a form. */
function labelOf(fields: readonly Field[], path: string): string | undefined {
	for (const field of fields) {
		if ("name" in field && field.name === path && typeof field.label === "string") return field.label;
		const inside = "fields" in field && !("name" in field) ? labelOf(field.fields, path) : undefined;
		if (inside) return inside;
	}
	return undefined;
}

type Entry = NonNullable<ErrorResult["errors"]>[number] & { data?: { errors?: ValidationFieldError[] } };

/** @param collection whose form it is; a global's names its fields itself */
function explainEntry(entry: Entry, collection: SanitizedCollectionConfig | undefined): Entry {
	const found = collection?.upload && entry.message === unreadable ? atFile : entry.data?.errors;
	if (!Array.isArray(found)) return entry;
	const explained = found
		.map((error) => explain(error, collection?.slug ?? ""))
		.map((error) => ({ ...error, label: error.label ?? labelOf(collection?.fields ?? [], error.path) ?? "" }));
	const labels = [...new Set(explained.map(({ label }) => String(label)).filter(Boolean))];
	// A form without the field, as the list's own, shows nothing but this.
	const message = explained.length === 1 ? (explained[0]?.message ?? "") : errors.fields(labels);
	return { ...entry, message, data: { ...entry.data, errors: explained } };
}

/** Payload's answer to a fault of the server. */
const fault = "Something went wrong.";

export const explainErrors: AfterErrorHook = ({ collection, result }) => {
	if (!result?.errors) return;
	const explained = (result.errors as Entry[]).map((entry) =>
		entry.message === fault ? { ...entry, message: errors.fault } : explainEntry(entry, collection ?? undefined),
	);
	return { response: { ...result, errors: explained } };
};
