/** Rules for what an account signs in with: its own changes of it, and passwords from a slip. */
import crypto from "node:crypto";
import { promisify } from "node:util";
import {
	APIError,
	type CollectionBeforeLoginHook,
	type CollectionBeforeValidateHook,
	type Payload,
	type PayloadRequest,
	ValidationError,
} from "payload";
import { endOfUsedSlip } from "@/lib/auth/slip-life";
import { givenPassword } from "@/lib/auth/staff-names";
import { studentText } from "@/lib/bengali/students";
import { rows, sql } from "@/lib/data/sql";
import { secondFactorText } from "@/lib/office/second-factor/text";
import { staffText } from "@/lib/office/words/staff";
import { accountOf } from "../access";
import type { Staff } from "../payload-types";
import { neededProof } from "../second-factor/step-up";

const { errors, fields } = staffText;

/** Payload's hashes: the present kind, marked by its prefix, and that of earlier versions; a test compares them. */
const kinds = {
	present: { prefix: "pbkdf2-sha256-v1:", iterations: 600_000, keyLength: 32 },
	earlier: { prefix: "", iterations: 25_000, keyLength: 512 },
} as const;

/** @returns whether this is the account's password now */
export async function isPasswordOf(
	payload: Payload,
	id: number,
	password: string,
	req?: PayloadRequest,
): Promise<boolean> {
	const [stored] = await rows<{ hash: string | null; salt: string | null }>(
		payload,
		sql`SELECT hash, salt FROM staff WHERE id = ${id}`,
		req,
	);
	if (!stored?.hash || !stored.salt) return false;
	const { prefix, iterations, keyLength } = kinds[stored.hash.startsWith(kinds.present.prefix) ? "present" : "earlier"];
	const hash = await promisify(crypto.pbkdf2)(password, stored.salt, iterations, keyLength, "sha256");
	const expected = Buffer.from(stored.hash.slice(prefix.length), "hex");
	return hash.length === expected.length && crypto.timingSafeEqual(hash, expected);
}

type Change = Partial<Staff> & { password?: string | null };

/** @returns the first field of what an account signs in with that the change has another value for */
export function changedLogin(change: Change, stored: Staff): "password" | "email" | "username" | undefined {
	if (change.password) return "password";
	return (["email", "username"] as const).find(
		(name) => name in change && (change[name] || null) !== (stored[name] || null),
	);
}

/**
 * An account's own password and the names that it signs in with are changed with its current password only, and the code
 * of a second factor: whoever finds an open session cannot take the account over. A new password of its own ends that of
 * a slip, and until then the account changes nothing else.
 * @throws ValidationError at the field `currentPassword`, or at `password` if that is the current one
 */
export const requireCurrentPassword: CollectionBeforeValidateHook<Staff> = async ({
	data,
	originalDoc,
	operation,
	req,
}) => {
	if (!data) return data;
	const { currentPassword: _given, ...change } = data as Change & { currentPassword?: string | null };
	if (operation !== "update" || !originalDoc || accountOf(req)?.id !== originalDoc.id) return change;
	const refuse = (path: "currentPassword" | "password", message: string) =>
		new ValidationError({ collection: "staff", errors: [{ path, label: fields[path], message }], req });
	if (originalDoc.slipUntil && !change.password) throw refuse("password", errors.onSlip);
	const given = givenPassword(data);
	// One that is given is checked always: lib/http/staff/own-login takes a success for a right one.
	if (!given && !changedLogin(change, originalDoc)) return change;
	if (!given) throw refuse("currentPassword", errors.currentPasswordMissing);
	if (!(await isPasswordOf(req.payload, originalDoc.id, given, req)))
		throw refuse("currentPassword", errors.currentPasswordWrong);
	if (change.password === given) throw refuse("password", studentText.password.unchanged);
	// A session that may do nothing but this has given the code at its login just before.
	const needsCode = changedLogin(change, originalDoc) && !originalDoc.slipUntil;
	if (needsCode && (await neededProof(req.payload, accountOf(req) ?? originalDoc, { req })) === "code")
		throw refuse("currentPassword", secondFactorText.errors.login);
	return change.password ? { ...change, slipUntil: null } : change;
};

/**
 * A password from a slip signs in once, but for retries, and not after its end. Payload ends the session that it has
 * made already.
 * @throws APIError 401
 */
export const limitSlip: CollectionBeforeLoginHook<Staff> = async ({ user, req }) => {
	if (!user.slipUntil) return;
	const now = new Date();
	if (new Date(user.slipUntil) <= now) throw new APIError(errors.slipEnded, 401, undefined, true);
	const end = endOfUsedSlip(now);
	await rows(req.payload, sql`UPDATE staff SET slip_until = ${end} WHERE id = ${user.id} AND slip_until > ${end}`, req);
};
