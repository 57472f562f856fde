/** Setting up the second factor of an account, renewing its recovery codes, and removing it. */
import "server-only";
import type { Payload, PayloadRequest } from "payload";
import { hashPassword } from "@/lib/auth/passwords";
import { createRecoveryCodes, createSecret, encryptSecret, secretUri } from "@/lib/auth/second-factor";
import { addEntry } from "@/lib/cms/activity/entries";
import { hasForeignLogin } from "@/lib/cms/alerts";
import type { Staff } from "@/lib/cms/payload-types";
import { endOfDelay, isDemanded } from "@/lib/cms/second-factor/demand";
import { checkPending, readSecondFactor, secretKey } from "@/lib/cms/second-factor/factors";
import { rows, sql } from "@/lib/data/sql";
import { inTransaction } from "@/lib/data/transactions";
import { qrCodeUrl } from "@/lib/files/pictures/qr-code";
import { forbiddenError, invalidError, notFoundError, SchoolError } from "@/lib/school/errors";
import { records } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { findNamed, keyNameOf, resetLoginLimits } from "../staff/login-limits";
import type { SecondFactorState, SetUp } from "./calls";
import { proofError } from "./step-up";
import { secondFactorText } from "./text";

/** @throws SchoolError "forbidden" for another's account unless a head asks; "notFound" */
async function accountFor(who: SignedIn, id: number): Promise<Staff> {
	if (id === who.id) return who;
	if (who.role !== "head") throw forbiddenError();
	const account = await (await records()).findByID({ collection: "staff", id, depth: 0, disableErrors: true });
	if (!account) throw notFoundError();
	return account;
}

/** @returns the state of the own second factor, or for a head that of another account */
export async function getSecondFactor(who: SignedIn, id: number = who.id): Promise<SecondFactorState> {
	const account = await accountFor(who, id);
	const found = await readSecondFactor(await records(), id);
	return {
		setAt: found.setAt,
		recoveryCodes: found.recoveryCodes,
		delayEnds: endOfDelay(account, found),
		isOptional: !isDemanded(account),
	};
}

/** Makes a new secret, which takes the place of a former one once {@link finishSetUp} has seen a code of it. */
export async function startSetUp(who: SignedIn): Promise<SetUp> {
	const payload = await records();
	const secret = createSecret();
	const pending = encryptSecret(secretKey(), who.id, secret);
	await rows(
		payload,
		sql`INSERT INTO second_factors (staff_id, pending) VALUES (${who.id}, ${pending})
			ON CONFLICT (staff_id) DO UPDATE SET pending = excluded.pending`,
	);
	const { schoolName } = await payload.findGlobal({ slug: "settings", depth: 0 });
	const uri = secretUri(secret, keyNameOf(who), schoolName);
	return { secret, uri, picture: qrCodeUrl(uri) };
}

/** @returns recovery codes and their hashes; hashing takes a while, so outside of a transaction */
async function makeCodes(): Promise<{ codes: string[]; hashes: string[] }> {
	const codes = createRecoveryCodes();
	return { codes, hashes: await Promise.all(codes.map(hashPassword)) };
}

async function storeCodes(account: number, hashes: string[], req: PayloadRequest): Promise<void> {
	await rows(req.payload, sql`DELETE FROM recovery_codes WHERE staff_id = ${account}`, req);
	const values = hashes.map((hash) => sql`(${account}, ${hash})`);
	await rows(req.payload, sql`INSERT INTO recovery_codes (staff_id, hash) VALUES ${sql.join(values, sql`, `)}`, req);
}

/**
 * Sets the secret of {@link startSetUp} and ends all other sessions of the account, which began without it.
 * @param code the first code of the app
 * @returns the recovery codes, which nothing tells again
 * @throws SchoolError "invalid" at the field `code`
 */
export async function finishSetUp(who: SignedIn, code: string): Promise<string[]> {
	const payload = await records();
	const { checked, step, pending } = await checkPending(payload, who.id, code);
	if (checked !== "right") throw proofError("code", checked);
	const { codes, hashes } = await makeCodes();
	await inTransaction(payload, async (req) => {
		const set = await rows(
			payload,
			sql`UPDATE second_factors SET secret = pending, pending = NULL, last_step = ${step},
				set_at = ${new Date().toISOString()} WHERE staff_id = ${who.id} AND pending = ${pending} RETURNING staff_id`,
			req,
		);
		// Another window has finished it, or begun anew.
		if (set.length === 0) throw invalidError({ code: [secondFactorText.errors.notStarted] });
		await storeCodes(who.id, hashes, req);
		await rows(payload, sql`DELETE FROM staff_sessions WHERE _parent_id = ${who.id} AND id <> ${who._sid ?? ""}`, req);
		await note(req, who, who, secondFactorText.activity.set);
	});
	return codes;
}

/**
 * @returns new recovery codes in place of all former ones
 * @throws SchoolError "notFound" without a second factor
 */
export async function renewRecoveryCodes(who: SignedIn): Promise<string[]> {
	const payload = await records();
	if (!(await readSecondFactor(payload, who.id)).setAt) throw notFoundError();
	const { codes, hashes } = await makeCodes();
	await inTransaction(payload, async (req) => {
		await storeCodes(who.id, hashes, req);
		await note(req, who, who, secondFactorText.activity.codes);
	});
	return codes;
}

const note = (req: PayloadRequest, by: Staff | null, { id, name }: Staff, detail: string) =>
	addEntry(req, by, { action: "update", kind: "staff", record: id, title: name, detail });

/** Removes secret, recovery codes and the counted tries, and ends the sessions but that of `by`. */
async function remove(payload: Payload, account: Staff, by: SignedIn | null): Promise<void> {
	await inTransaction(payload, async (req) => {
		const { id } = account;
		const removed = await rows(payload, sql`DELETE FROM second_factors WHERE staff_id = ${id} RETURNING secret`, req);
		if (removed.length === 0) return;
		await rows(payload, sql`DELETE FROM recovery_codes WHERE staff_id = ${id}`, req);
		await rows(payload, sql`DELETE FROM staff_sessions WHERE _parent_id = ${id} AND id <> ${by?._sid ?? ""}`, req);
		await resetLoginLimits(payload, account, req);
		await note(req, by, account, secondFactorText.activity.removed);
	});
}

/**
 * Removes the second factor: the own one where it is not demanded, or that of another account whose owner has lost the
 * telephone.
 * @param by a head, for another account
 * @throws SchoolError "forbidden", also shortly after somebody else has set the login; "notFound" without a second factor
 */
export async function removeSecondFactor(by: SignedIn, id: number = by.id): Promise<void> {
	const account = await accountFor(by, id);
	if (id === by.id && isDemanded(by)) throw invalidError({ id: [secondFactorText.errors.demanded] });
	const payload = await records();
	if (!(await readSecondFactor(payload, id)).setAt) throw notFoundError();
	if (await hasForeignLogin(payload, by)) throw new SchoolError("forbidden", secondFactorText.errors.foreignLogin);
	await remove(payload, account, by);
}

/**
 * For the command line.
 * @param name user name or e-mail address
 * @returns the names of all accounts if this one is unknown
 */
export async function removeSecondFactorOf(
	payload: Payload,
	name: string,
): Promise<{ state: "removed" } | { state: "unset" } | { state: "unknown"; known: string[] }> {
	const account = await findNamed(payload, name);
	if ("known" in account) return account;
	if (!(await readSecondFactor(payload, account.id)).setAt) return { state: "unset" };
	await remove(payload, account, null);
	return { state: "removed" };
}
