/**
 * The stored second factors of staff accounts: the app's secret, encrypted, and hashes of the recovery codes. Tables of
 * our own (lib/cms/migrations/second-factor), which none of Payload's APIs reaches. Each code is accepted once: of two
 * requests with the same code, in any two processes, one statement decides.
 */
import type { Payload, PayloadRequest } from "payload";
import { checkPassword, guessMinutes } from "@/lib/auth/passwords";
import { decryptSecret, readTypedCode, stepOfCode } from "@/lib/auth/second-factor";
import { rows, sql } from "@/lib/data/sql";
import { environment } from "@/lib/machine/environment";
import { deriveKey } from "../secret";

/** Key of the secrets in the database. */
export const secretKey = (): Uint8Array => deriveKey("second factor");

/** `locked`: too many wrong tries; nothing was checked. */
export type Checked = "right" | "wrong" | "used" | "locked";

type Secrets = { secret: string | null; pending: string | null };

const { LOGIN_FAILURES_PER_STUDENT: mostTries } = environment;

/**
 * Counts a try before it is checked, so that concurrent ones cannot exceed the limit. Only who has a session or knows
 * the password gets here, so a stranger cannot use up the tries.
 * @returns the account's secrets, or null when there were too many tries
 */
async function takeTry(payload: Payload, account: number): Promise<Secrets | null> {
	const now = new Date();
	const [until, latest] = [1, 2].map((times) => new Date(now.getTime() + times * guessMinutes * 60_000).toISOString());
	// One that was made while the clock was ahead is over too.
	const isOver = sql`(second_factors.tries_until <= ${now.toISOString()} OR second_factors.tries_until > ${latest})`;
	const [taken] = await rows<Secrets>(
		payload,
		sql`INSERT INTO second_factors (staff_id, tries, tries_until) VALUES (${account}, 1, ${until})
			ON CONFLICT (staff_id) DO UPDATE SET
				tries = CASE WHEN ${isOver} THEN 1 ELSE second_factors.tries + 1 END,
				tries_until = CASE WHEN ${isOver} THEN excluded.tries_until ELSE second_factors.tries_until END
			WHERE ${isOver} OR second_factors.tries < ${mostTries}
			RETURNING secret, pending`,
	);
	return taken ?? null;
}

const forgetTries = (payload: Payload, account: number) =>
	rows(payload, sql`UPDATE second_factors SET tries = 0 WHERE staff_id = ${account}`);

/** Runs a check that counts as a try; a right one ends the count. */
async function counted(
	payload: Payload,
	account: number,
	check: (secrets: Secrets) => Promise<Checked>,
): Promise<Checked> {
	const secrets = await takeTry(payload, account);
	if (!secrets) return "locked";
	const checked = await check(secrets);
	if (checked === "right") await forgetTries(payload, account);
	return checked;
}

/** Checks the password of an account as one try of its second factor. */
export const countedPassword = (payload: Payload, account: number, isRight: () => Promise<boolean>) =>
	counted(payload, account, async () => ((await isRight()) ? "right" : "wrong"));

/**
 * Checks a code of the app or a recovery code, and uses it up.
 * @param text as it was typed
 */
export const acceptCode = (payload: Payload, account: number, text: string): Promise<Checked> =>
	counted(payload, account, async ({ secret }) => {
		const typed = readTypedCode(text);
		if (!secret || !typed) return "wrong";
		if (typed.kind === "recovery") return acceptRecoveryCode(payload, account, typed.code);
		const step = stepOfCode(decryptSecret(secretKey(), account, secret), typed.code);
		return step === null ? "wrong" : acceptStep(payload, account, step);
	});

async function acceptStep(payload: Payload, account: number, step: number): Promise<Checked> {
	const used = await rows(
		payload,
		sql`UPDATE second_factors SET last_step = ${step}
			WHERE staff_id = ${account} AND (last_step IS NULL OR last_step < ${step}) RETURNING staff_id`,
	);
	return used.length > 0 ? "right" : "used";
}

async function acceptRecoveryCode(payload: Payload, account: number, code: string): Promise<Checked> {
	const stored = await rows<{ id: number; hash: string }>(
		payload,
		sql`SELECT id, hash FROM recovery_codes WHERE staff_id = ${account}`,
	);
	for (const { id, hash } of stored) {
		if (!(await checkPassword(hash, code))) continue;
		const used = await rows(payload, sql`DELETE FROM recovery_codes WHERE id = ${id} RETURNING id`);
		return used.length > 0 ? "right" : "used";
	}
	return "wrong";
}

/**
 * Checks the first code of a secret that is being set up, which proves that the app has it.
 * @returns with "right" the step of the code, which must not be accepted again, and the secret as it is stored
 */
export async function checkPending(
	payload: Payload,
	account: number,
	text: string,
): Promise<{ checked: Checked; step?: number; pending?: string }> {
	let found: { step: number; pending: string } | undefined;
	const checked = await counted(payload, account, async ({ pending }) => {
		const typed = readTypedCode(text);
		if (!pending || typed?.kind !== "app") return "wrong";
		const step = stepOfCode(decryptSecret(secretKey(), account, pending), typed.code);
		if (step === null) return "wrong";
		found = { step, pending };
		return "right";
	});
	return { checked, ...found };
}

export type SecondFactor = {
	/** Since when it is set, ISO 8601; null: it is not. */
	setAt: string | null;
	/** Since when the account is asked to set one up, ISO 8601; null: not yet. */
	askedAt: string | null;
	recoveryCodes: number;
};

/** @returns what may be told about an account's second factor */
export async function readSecondFactor(payload: Payload, account: number, req?: PayloadRequest): Promise<SecondFactor> {
	const [found] = await rows<{ set_at: string | null; asked_at: string | null; codes: number | string }>(
		payload,
		sql`SELECT set_at, asked_at,
				(SELECT count(*) FROM recovery_codes c WHERE c.staff_id = f.staff_id) AS codes
			FROM second_factors f WHERE staff_id = ${account}`,
		req,
	);
	return {
		setAt: found?.set_at ?? null,
		askedAt: found?.asked_at ?? null,
		recoveryCodes: Number(found?.codes ?? 0),
	};
}
