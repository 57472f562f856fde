/** Sets a staff password: from the command line, and for a slip that a head account prints. */
import "server-only";
import { type Payload, type PayloadRequest, ValidationError } from "payload";
import { randomPassword } from "@/lib/auth/random-password";
import { endOfSlip } from "@/lib/auth/slip-life";
import type { Staff } from "@/lib/cms/payload-types";
import { rows, sql } from "@/lib/data/sql";
import { inTransaction } from "@/lib/data/transactions";
import { forbiddenError, notFoundError } from "@/lib/school/errors";
import { records } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import type { PasswordSlip } from "./calls";
import { findNamed, resetLoginLimits } from "./login-limits";

type PasswordOutcome = { state: "set" } | { state: "unknown"; known: string[] } | { state: "refused"; reason: string };

/**
 * Sets the password, ends all sessions of the account and resets its login limits.
 * @param slipUntil until when it can be used, if it is one from a slip
 */
async function setPassword(
	account: Staff,
	password: string,
	req: PayloadRequest,
	slipUntil: string | null = null,
): Promise<void> {
	const { payload } = req;
	await payload.update({ collection: "staff", id: account.id, data: { password, slipUntil }, depth: 0, req });
	await rows(payload, sql`DELETE FROM staff_sessions WHERE _parent_id = ${account.id}`, req);
	await resetLoginLimits(payload, account, req);
}

/**
 * For the command line.
 * @param name user name or e-mail address
 * @returns "unknown" with the names of all accounts, or "refused" with the violated password rule
 */
export async function setStaffPassword(payload: Payload, name: string, password: string): Promise<PasswordOutcome> {
	const account = await findNamed(payload, name);
	if ("known" in account) return account;
	try {
		await inTransaction(payload, (req) => setPassword(account, password, req));
	} catch (error) {
		if (!(error instanceof ValidationError)) throw error;
		return { state: "refused", reason: error.data.errors.map(({ message }) => message).join(" ") };
	}
	return { state: "set" };
}

/**
 * Gives another account a new random password.
 * @param by a head account; the own password is changed in the account's form
 * @param id of the account
 * @throws SchoolError "forbidden" for the own account, "notFound"
 */
export async function makePasswordSlip(by: SignedIn, id: number): Promise<PasswordSlip> {
	if (by.id === id) throw forbiddenError();
	const payload = await records();
	const account = await payload.findByID({ collection: "staff", id, depth: 0, disableErrors: true });
	if (!account) throw notFoundError();
	const password = randomPassword();
	const until = endOfSlip();
	await inTransaction(payload, (req) => {
		req.user = { ...by, collection: "staff" };
		return setPassword(account, password, req, until);
	});
	const { schoolName } = await payload.findGlobal({ slug: "settings", depth: 0 });
	const { name, username = null, email = null } = account;
	return { school: schoolName, name, username, email, password, until };
}
