/**
 * Which columns and tables are erased or kept when a student's data is erased. The types ensure that erasing.ts and the
 * lists shown to staff and families (lib/office/erasing/text) have the same parts; a test finds columns that are
 * missing here.
 */

import type { erasedParts, keptParts } from "@/lib/office/erasing/text";
import { columnsOfPart } from "@/lib/office/values/person-fields";

/** `columns` of the table `students`, and other `tables` with rows about the student. */
type Part = { columns?: readonly string[]; tables?: readonly string[] };

export const erased = {
	photo: { columns: ["picture"] },
	birth: { columns: columnsOfPart("birth") },
	parents: { columns: columnsOfPart("parents") },
	addresses: { columns: columnsOfPart("addresses") },
	schooling: { columns: columnsOfPart("schooling") },
	password: { columns: ["password_hash", "slip_until"] },
	logins: { tables: ["tokens", "limits"] },
	applications: { tables: ["applications"] },
	requests: { tables: ["data_requests"] },
	circulars: { tables: ["circular_reads", "circular_reached"] },
	imports: { tables: ["operations"] },
	activity: { tables: ["activity"] },
	certificates: { tables: ["certificates"] },
	cards: { tables: ["identity_cards"] },
} as const satisfies Record<keyof typeof erasedParts, Part>;

export const kept = {
	identity: { columns: ["code", ...columnsOfPart("identity")] },
	register: { tables: ["enrolments"] },
	results: { tables: ["results", "marks", "marks_history", "exam_exemptions"] },
} as const satisfies Record<keyof typeof keptParts, Part>;

/** Columns of `students` without personal data, or written by erasing.ts itself. */
export const technicalColumns = [
	"id",
	"title",
	"title_key",
	"name_key",
	"password_version",
	"erased_at",
	"restricted_at",
	"created_at",
	"updated_at",
] as const;

/** Erased columns that are NOT NULL: set to an empty text. */
export const requiredColumns: readonly string[] = ["father_name", "mother_name"];
