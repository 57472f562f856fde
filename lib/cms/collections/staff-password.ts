/** Password hooks of the staff collection: they apply to every operation that sets or checks a password. */
import crypto from "node:crypto";
import { promisify } from "node:util";
import {
	APIError,
	type CollectionBeforeOperationHook,
	type CollectionBeforeValidateHook,
	ValidationError,
	type Where,
} from "payload";
import { staffPasswordFault } from "@/lib/auth/passwords";
import { normalise } from "@/lib/bengali/normalise";
import { staffText } from "@/lib/office/words/staff";
import { schoolName } from "../school-name";

/** PBKDF2 parameters of Payload 3.90; a test compares them. */
const cost = { iterations: 600_000, keyLength: 32, digest: "sha256" } as const;

/** Normalises to NFC, like lib/http/staff/login: য়, ড়, ঢ় can be typed in two encodings. */
export const normalisePassword: CollectionBeforeOperationHook = ({ args, operation }) => {
	if (operation !== "create" && operation !== "update") return args;
	const data = args.data as { password?: unknown };
	if (typeof data?.password !== "string") return args;
	return { ...args, data: { ...data, password: normalise(data.password) } };
};

/** Disables password reset: the site sends no mail; a head account prints a slip with a new password. */
export const refuseReset: CollectionBeforeOperationHook = ({ args, operation }) => {
	const isReset = ["forgotPassword", "resetPassword"].includes(operation);
	if (isReset) throw new APIError(staffText.errors.noEmail, 403, null, true);
	return args;
};

/** Hashes for unknown accounts too: otherwise the response time tells which accounts exist (CWE-208). */
export const hashForUnknownAccount: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
	if (operation !== "login") return args;
	const { email, username, password = "" } = args.data as { email?: string; username?: string; password?: string };
	const name = (username || email || "").toLowerCase().trim();
	const where: Where = { or: [{ email: { equals: name } }, { username: { equals: name } }] };
	const { totalDocs } = await req.payload.count({ collection: "staff", where, req });
	if (totalDocs === 0) await promisify(crypto.pbkdf2)(password, name, cost.iterations, cost.keyLength, cost.digest);
	return args;
};

/** Checks a new password against the rules. @throws ValidationError with the Bengali sentence */
export const checkPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
	if (!data?.password) return data;
	const { password, email, username, name } = { ...originalDoc, ...data };
	const names = [email, username].filter(Boolean).map(String);
	const fault = staffPasswordFault(String(password), names, [String(name ?? ""), ...(await schoolName(req))]);
	if (!fault) return data;
	const errors = [{ path: "password", message: fault, label: staffText.fields.password }];
	throw new ValidationError({ collection: "staff", errors });
};
