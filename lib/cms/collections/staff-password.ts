/** Password hooks of the staff collection: they apply to every operation that sets or checks a password. */
import crypto from "node:crypto";
import { promisify } from "node:util";
import {
	APIError,
	type CollectionBeforeOperationHook,
	type CollectionBeforeValidateHook,
	ValidationError,
} from "payload";
import { staffPasswordFault } from "@/lib/auth/passwords";
import { normalise } from "@/lib/bengali/normalise";
import { staffText } from "@/lib/bengali/staff";

/** PBKDF2 parameters of Payload 3.90; a test compares them. */
const cost = { iterations: 600_000, keyLength: 32, digest: "sha256" } as const;

/** Normalises to NFC, like lib/http/staff-login: য়, ড়, ঢ় can be typed in two encodings. */
export const normalisePassword: CollectionBeforeOperationHook = ({ args, operation }) => {
	if (operation !== "create" && operation !== "update") return args;
	const data = args.data as { password?: unknown };
	if (typeof data?.password !== "string") return args;
	return { ...args, data: { ...data, password: normalise(data.password) } };
};

/** Disables password reset: the site sends no mail; other staff set a new password in the account form. */
export const refuseReset: CollectionBeforeOperationHook = ({ args, operation }) => {
	const isReset = ["forgotPassword", "resetPassword"].includes(operation);
	if (isReset) throw new APIError(staffText.errors.noEmail, 403, null, true);
	return args;
};

/** Hashes for unknown accounts too: otherwise the response time tells which addresses have an account (CWE-208). */
export const hashForUnknownAccount: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
	if (operation !== "login") return args;
	const { email = "", password = "" } = args.data as { email?: string; password?: string };
	const where = { email: { equals: email.toLowerCase().trim() } };
	const { totalDocs } = await req.payload.count({ collection: "staff", where, req });
	if (totalDocs === 0) await promisify(crypto.pbkdf2)(password, email, cost.iterations, cost.keyLength, cost.digest);
	return args;
};

export const checkPassword: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
	if (!data?.password) return data;
	const { password, email = originalDoc?.email } = data;
	const fault = staffPasswordFault(String(password), String(email));
	if (!fault) return data;
	const errors = [{ path: "password", message: fault, label: staffText.fields.password }];
	throw new ValidationError({ collection: "staff", errors });
};
