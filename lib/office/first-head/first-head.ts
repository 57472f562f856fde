/**
 * The first account of a head, made on a page whose address only the operator's terminal names (setting FIRST_HEAD). The
 * address is derived from the school's secret, so that it is the same for all processes and starts, and it opens nothing
 * once there is an account.
 */
import "server-only";
import { timingSafeEqual } from "node:crypto";
import { type Payload, ValidationError } from "payload";
import { deriveKey } from "@/lib/cms/secret";
import { takeNumbers } from "@/lib/data/sql";
import { inTransaction } from "@/lib/data/transactions";
import { environment } from "@/lib/machine/environment";
import { commandText } from "@/lib/machine/text";
import { invalidError, notFoundError } from "@/lib/school/errors";

/** What the first account has beside an address and a password. */
export const firstAccount = { name: commandText.firstStaffName, role: "head" } as const;

const token = () => Buffer.from(deriveKey("first-head")).toString("base64url");

/** @returns the path of the page */
export const firstHeadPath = (): string => `/first-head/${token()}`;

function isToken(given: string): boolean {
	const [known, other] = [Buffer.from(token()), Buffer.from(given)];
	return known.length === other.length && timingSafeEqual(known, other);
}

/** @returns whether there is any account of staff */
export async function hasStaff(payload: Payload): Promise<boolean> {
	return (await payload.count({ collection: "staff" })).totalDocs > 0;
}

/**
 * @param given of the page's address
 * @throws SchoolError "notFound" if the address is not the page's, or there is an account already
 */
export async function requireFirstHead(payload: Payload, given: string): Promise<void> {
	if (environment.FIRST_HEAD !== "page" || !isToken(given) || (await hasStaff(payload))) throw notFoundError();
}

/**
 * Makes the account. Of two requests at the same time one makes it.
 * @param given of the page's address
 * @throws SchoolError "notFound" as {@link requireFirstHead}, "invalid" with a sentence for each wrong field
 */
export async function makeFirstHead(
	payload: Payload,
	given: string,
	account: { email: string; password: string },
): Promise<void> {
	await requireFirstHead(payload, given);
	try {
		await inTransaction(payload, async (req) => {
			// Locks the row until the end of the transaction.
			await takeNumbers("first-head", 0, req);
			if ((await payload.count({ collection: "staff", req })).totalDocs > 0) throw notFoundError();
			await payload.create({ collection: "staff", data: { ...firstAccount, ...account }, depth: 0, req });
		});
	} catch (error) {
		if (!(error instanceof ValidationError)) throw error;
		throw invalidError(Object.fromEntries(error.data.errors.map(({ path, message }) => [path, [message]])));
	}
}
