/**
 * Bengali error messages for the forms of the back office, each at the field to correct. Payload's own messages name
 * database columns for a unique index, and describe upload failures in English.
 */

import { bnBd } from "@payloadcms/translations/languages/bnBd";
import {
	type AfterErrorHook,
	APIError,
	type CollectionSlug,
	type ErrorResult,
	type Field,
	type SanitizedCollectionConfig,
	ValidationError,
	type ValidationFieldError,
} from "payload";
import { errorText } from "@/lib/bengali/errors";
import { machineFaults } from "@/lib/bengali/machine-faults";
import { isOutage, machineFaultOf } from "@/lib/machine/machine-fault.js";
import { subjectText } from "@/lib/office/marks/text";
import { payloadText } from "@/lib/office/words/payload";
import { staffText } from "@/lib/office/words/staff";
import { studentStaffText } from "@/lib/office/words/students";

const { twins } = studentStaffText.errors;
const { errors } = staffText;

type FieldMessage = { path: string; message: string };

/** The field and message for a violated unique index, by collection and first column of the index. */
const uniqueErrors: Record<string, Record<string, FieldMessage>> = {
	students: { code: { path: "code", message: twins.student } },
	sections: { class: { path: "name", message: twins.section } },
	enrolments: {
		student: { path: "student", message: twins.enrolment },
		year: { path: "roll", message: twins.roll },
	},
	exams: { year: { path: "name", message: twins.exam } },
	subjects: { class: { path: "name", message: subjectText.errors.twin } },
	years: { year: { path: "year", message: twins.year } },
	staff: {
		email: { path: "email", message: errors.emailTaken },
		username: { path: "username", message: errors.usernameTaken },
	},
};

const uniqueText = payloadText.error.valueMustBeUnique;

/** Payload's message, without a field, for a file that cannot be decoded as a picture. */
const unreadableFile = bnBd.translations.error.problemUploadingFile;
const fileErrors: ValidationFieldError[] = [{ path: "file", message: errors.brokenFile }];

/** Sentences of collections/originals.ts; what Payload refuses after it is of an accepted kind. */
const fileSentences: readonly string[] = [
	errors.file,
	errors.brokenFile,
	errors.tooManyPixels,
	errors.activePdf,
	errors.lockedPdf,
];

/** Errors name columns or fields: `class_id`, `class_id, name` and `class` all mean the field `class`. */
const firstField = (path: string) => (path.split(/[,.]/)[0] ?? "").trim().replace(/_id$/, "");

/** Payload's message, in English, for an account without an e-mail address and a user name. */
const nameRequired = "Username or email is required";

function explain(error: ValidationFieldError, slug: string): ValidationFieldError {
	if (error.message === nameRequired) return { ...error, message: errors.noLoginName };
	if (error.path === "file" && !fileSentences.includes(error.message))
		return { ...error, label: staffText.fields.file, message: errors.brokenFile };
	if (error.message !== uniqueText) return error;
	return { ...error, ...(uniqueErrors[slug]?.[firstField(error.path)] ?? { message: errors.taken }) };
}

/** @returns the Bengali messages of an error of the local API, by field */
export function messagesByField(error: ValidationError, slug: CollectionSlug): Record<string, string[]> {
	const explained = error.data.errors.map((error) => explain(error, slug));
	return Object.fromEntries(explained.map(({ path, message }) => [path, [message]]));
}

/** @returns what a record's own rules said to a change by the local API; null for any other error */
export function refusalOf(error: unknown, slug: string): string | null {
	if (error instanceof ValidationError)
		return Object.values(messagesByField(error, slug as CollectionSlug))
			.flat()
			.join(" ");
	// Payload's other errors are of classes of their own, with English messages.
	const isOurs = error instanceof APIError && error.constructor === APIError && error.isPublic;
	return isOurs ? error.message : null;
}

/** @returns the label of a top-level field, also inside rows, tabs and other presentational fields */
function labelOf(fields: readonly Field[], path: string): string | undefined {
	for (const field of fields) {
		if ("name" in field && field.name === path && typeof field.label === "string") return field.label;
		const inside = "fields" in field && !("name" in field) ? labelOf(field.fields, path) : undefined;
		if (inside) return inside;
	}
	return undefined;
}

type Entry = NonNullable<ErrorResult["errors"]>[number] & { data?: { errors?: ValidationFieldError[] } };

/** @param collection undefined for a global, whose errors already carry labels */
function explainEntry(entry: Entry, collection: SanitizedCollectionConfig | undefined): Entry {
	const found = collection?.upload && entry.message === unreadableFile ? fileErrors : entry.data?.errors;
	if (!Array.isArray(found)) return entry;
	const explained = found
		.map((error) => explain(error, collection?.slug ?? ""))
		.map((error) => ({ ...error, label: error.label ?? labelOf(collection?.fields ?? [], error.path) ?? "" }));
	const labels = [...new Set(explained.map(({ label }) => String(label)).filter(Boolean))];
	// The list view has no such field and shows only this message.
	const message = explained.length === 1 ? (explained[0]?.message ?? "") : errors.fields(labels);
	return { ...entry, message, data: { ...entry.data, errors: explained } };
}

/** Payload's English messages that are not about a field, with their replacements. */
const wholeMessages: [RegExp, string][] = [
	[/^Something went wrong\.$/, errors.fault],
	[/ has disabled bulk delete$/, errors.bulkDelete],
	[/ has disabled bulk edit$/, errors.bulkEdit],
];

/** Payload parses conditions in a query that are no JSON, and calls it a fault of the server. */
const isUnreadable = (error: unknown) => error instanceof Error && error.name === "SyntaxError";

/** Replaces Payload's messages in an error response; a fault of the machine is 503 and says what to do. */
export const explainErrors: AfterErrorHook = ({ collection, error, req, result }) => {
	if (isUnreadable(error)) return { response: { errors: [{ message: errorText.invalid }] }, status: 400 };
	if (!result?.errors) return;
	const fault = machineFaultOf(error);
	if (isOutage(fault)) {
		const message = req.user ? machineFaults[fault].bengali : errorText.unavailable;
		return { status: 503, response: { ...result, errors: [{ message }] } };
	}
	const explained = (result.errors as Entry[]).map((entry) => {
		const [, message] = wholeMessages.find(([pattern]) => pattern.test(entry.message ?? "")) ?? [];
		return message ? { ...entry, message } : explainEntry(entry, collection ?? undefined);
	});
	return { response: { ...result, errors: explained } };
};
