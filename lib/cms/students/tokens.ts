import type { CollectionConfig } from "payload";
import { studentStaffText } from "@/lib/bengali/staff-students";

const nobody = () => false;

/** Proofs of login and of an application (contract.md, tokens): nothing that a person looks at. */
export const tokens: CollectionConfig = {
	slug: "tokens",
	labels: studentStaffText.tokens,
	admin: { hidden: true },
	access: { read: nobody, create: nobody, update: nobody, delete: nobody },
	fields: [
		/** SHA-256 of the secret, hexadecimal; the secret itself is kept by its browser alone. */
		{ name: "hash", type: "text", required: true, unique: true },
		{ name: "student", type: "relationship", relationTo: "students" },
		{ name: "application", type: "relationship", relationTo: "applications" },
		/** The student's when the token was given; a later one ends the token. */
		{ name: "passwordVersion", type: "number", required: true, defaultValue: 0 },
		{ name: "expiresAt", type: "date", required: true, index: true },
	],
};
