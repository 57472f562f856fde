import type { CollectionConfig } from "payload";
import { studentStaffText } from "@/lib/bengali/staff-students";

/** Tokens of logins and applications; not accessible by the API. */
export const tokens: CollectionConfig = {
	slug: "tokens",
	labels: studentStaffText.tokens,
	admin: { hidden: true },
	fields: [
		/** Hexadecimal SHA-256 of the secret; the secret itself is not stored. */
		{ name: "hash", type: "text", required: true, unique: true },
		{ name: "student", type: "relationship", relationTo: "students" },
		{ name: "application", type: "relationship", relationTo: "applications" },
		/** The student's version when the token was issued; a newer one invalidates the token. */
		{ name: "passwordVersion", type: "number", required: true, defaultValue: 0 },
		{ name: "expiresAt", type: "date", required: true, index: true },
	],
};
