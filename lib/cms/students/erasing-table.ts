/**
 * What becomes of a student's data when it is erased. The eraser (erasing.ts) and the lists that staff and families read
 * (lib/bengali/office/erasing) have the same parts, by type; a test finds columns that are missing here.
 */
import type { erasedParts, keptParts } from "@/lib/bengali/office/erasing";
import { columnsOfPart } from "@/lib/contract/person-fields";

/** `columns` of the table `students`, `tables` whose rows about the student are deleted or rewritten. */
type Part = { columns?: readonly string[]; tables?: readonly string[] };

export const erased = {
	photo: { columns: ["picture"] },
	birth: { columns: columnsOfPart("birth") },
	parents: { columns: columnsOfPart("parents") },
	addresses: { columns: columnsOfPart("addresses") },
	schooling: { columns: columnsOfPart("schooling") },
	password: { columns: ["password_hash"] },
	logins: { tables: ["tokens", "limits"] },
	applications: { tables: ["applications"] },
	imports: { tables: ["operations"] },
	activity: { tables: ["activity"] },
} as const satisfies Record<keyof typeof erasedParts, Part>;

export const kept = {
	identity: { columns: ["code", ...columnsOfPart("identity")] },
	register: { tables: ["enrolments"] },
	results: { tables: ["results", "results_subjects", "marks", "marks_history"] },
} as const satisfies Record<keyof typeof keptParts, Part>;

/** Columns of `students` that say nothing about a person, or that the eraser writes itself. */
export const technicalColumns = ["id", "title", "password_version", "erased_at", "created_at", "updated_at"] as const;

/** NOT NULL: emptied instead. */
export const requiredColumns: readonly string[] = ["father_name", "mother_name"];
