/** E-mail address and user name of a staff account; an account has one of them at least, and signs in with either. */
import {
	type CollectionBeforeValidateHook,
	type EmailField,
	type TextField,
	ValidationError,
	type ValidationFieldError,
	type Where,
} from "payload";
import { isUsername, tidyUsername } from "@/lib/auth/staff-names";
import { staffText } from "@/lib/office/words/staff";
import { headWrites } from "../access";

const { errors, fields, hints } = staffText;

/** Stores an empty value as null, because a unique index rejects a second empty string. */
const nullIfEmpty = ({ value }: { value?: unknown }) => value || null;

const tidy = ({ value }: { value?: unknown }) => (typeof value === "string" && tidyUsername(value)) || null;

/** Extends Payload's own field. */
export const emailField = {
	name: "email",
	type: "email",
	label: fields.email,
	access: headWrites,
	hooks: { beforeValidate: [nullIfEmpty] },
} as EmailField;

/** Extends Payload's own field. */
export const usernameField = {
	name: "username",
	type: "text",
	label: fields.username,
	access: headWrites,
	admin: { description: hints.username },
	hooks: { beforeValidate: [tidy] },
	validate: (value: unknown, { siblingData }: { siblingData: { email?: unknown } }) =>
		value
			? isUsername(tidyUsername(String(value))) || errors.username
			: Boolean(siblingData.email) || errors.noLoginName,
} as TextField;

/** Reports a taken name at its own field; Payload would report a taken e-mail address at the user name. */
export const refuseTakenNames: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
	const problems: ValidationFieldError[] = [];
	for (const [path, message] of [
		["email", errors.emailTaken],
		["username", errors.usernameTaken],
	] as const) {
		const name = data?.[path];
		if (typeof name !== "string" || name === originalDoc?.[path]) continue;
		const where: Where = { [path]: { equals: name.toLowerCase().trim() }, id: { not_equals: originalDoc?.id ?? 0 } };
		const { totalDocs } = await req.payload.count({ collection: "staff", where, req });
		if (totalDocs > 0) problems.push({ path, label: fields[path], message });
	}
	if (problems.length > 0) throw new ValidationError({ collection: "staff", errors: problems, req });
	return data;
};
