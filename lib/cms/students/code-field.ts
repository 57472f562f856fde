import type { NumberField } from "payload";
import { studentStaffText } from "@/lib/office/words/students";

/** Student id or application number (./codes); immutable. */
export const codeField = (label: string, admin: { description?: string; readOnly?: boolean }): NumberField =>
	({
		name: "code",
		label,
		type: "number",
		// NOT NULL in the database; the form may leave it blank, because a hook assigns a number.
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
