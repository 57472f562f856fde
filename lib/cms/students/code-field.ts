import type { NumberField } from "payload";
import { studentStaffText } from "@/lib/bengali/staff-students";

/** A student id, or an application's: both are of one row of numbers. Once given it stays. */
export const codeField = (label: string, admin: { description?: string; readOnly?: boolean }): NumberField =>
	({
		name: "code",
		label,
		type: "number",
		// Blank is a fault to the database alone: a hook gives the next number before.
		required: true,
		unique: true,
		access: { update: () => false },
		admin: { position: "sidebar", ...admin },
		validate: (value: unknown) =>
			value === undefined ||
			value === null ||
			(Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 1e10) ||
			studentStaffText.errors.code,
	}) as NumberField;
