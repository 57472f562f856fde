/** Sets a staff password from the command line, for staff who can no longer sign in. */
import "server-only";
import { type Payload, ValidationError } from "payload";
import { rows, sql } from "@/lib/cms/sql";
import { inTransaction } from "@/lib/cms/transactions";
import { resetLoginLimits } from "./login-limits";

export type PasswordOutcome =
	| { state: "set" }
	| { state: "unknown"; known: string[] }
	| { state: "refused"; reason: string };

/**
 * Sets the password, ends all sessions of the account and resets its login limits, in one transaction.
 * @returns "unknown" with the known addresses, or "refused" with the violated password rule
 */
export async function setStaffPassword(payload: Payload, email: string, password: string): Promise<PasswordOutcome> {
	const address = email.trim().toLowerCase();
	const { docs } = await payload.find({ collection: "staff", where: { email: { equals: address } }, limit: 1 });
	const [account] = docs;
	if (!account) {
		const all = await payload.find({ collection: "staff", pagination: false, sort: "email", select: { email: true } });
		return { state: "unknown", known: all.docs.map((staff) => staff.email) };
	}
	try {
		await inTransaction(payload, async (req) => {
			await payload.update({ collection: "staff", id: account.id, data: { password }, req });
			await rows(payload, sql`DELETE FROM staff_sessions WHERE _parent_id = ${account.id}`, req);
			await resetLoginLimits(payload, address, req);
		});
	} catch (error) {
		if (!(error instanceof ValidationError)) throw error;
		return { state: "refused", reason: error.data.errors.map(({ message }) => message).join(" ") };
	}
	return { state: "set" };
}
