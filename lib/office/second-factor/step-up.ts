/** Proving oneself once more (lib/cms/second-factor/step-up). */
import "server-only";
import { guessMinutes } from "@/lib/auth/passwords";
import { isPasswordOf } from "@/lib/cms/collections/staff-own-login";
import { acceptCode, type Checked, countedPassword } from "@/lib/cms/second-factor/factors";
import { neededProof, noteStepUp, type Proof, proofOf, stepUpMinutes } from "@/lib/cms/second-factor/step-up";
import { invalidError, type SchoolError } from "@/lib/school/errors";
import { records } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { secondFactorText } from "./text";

const { errors, stepUp } = secondFactorText;

/** @returns what was wrong, at the field of the proof */
export function proofError(proof: Proof, checked: Exclude<Checked, "right">): SchoolError {
	const messages = { wrong: errors[proof], used: errors.used, locked: errors.locked(guessMinutes) };
	return invalidError({ [proof]: [messages[checked]] });
}

/**
 * @param always also where STAFF_SECOND_FACTOR demands nothing, see {@link neededProof}
 * @returns what the session must prove before it goes on, and the sentence that asks for it; null if nothing
 */
export async function askedProof(who: SignedIn, always: boolean): Promise<{ proof: Proof; message: string } | null> {
	const proof = await neededProof(await records(), who, { always });
	return proof && { proof, message: `${stepUp[proof]} ${stepUp.minutes(stepUpMinutes)}` };
}

/**
 * Checks the code or the password, whichever the account must give. For 15 minutes the session is not asked again.
 * @throws SchoolError "invalid" at the field `code` or `password`
 */
export async function prove(who: SignedIn, given: { code?: string; password?: string }): Promise<void> {
	const payload = await records();
	const proof = await proofOf(payload, who.id);
	const text = given[proof] ?? "";
	const checked =
		proof === "code"
			? await acceptCode(payload, who.id, text)
			: await countedPassword(payload, who.id, () => isPasswordOf(payload, who.id, text));
	if (checked !== "right") throw proofError(proof, checked);
	await noteStepUp(payload, who);
}
