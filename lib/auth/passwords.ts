/**
 * Passwords of students: their rules, and Argon2id (design.md, chosen parts).
 * No "server-only" here: the back office's records load it too, and the Payload CLI loads those.
 */
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { toBengaliDigits, toLatinDigits } from "@/lib/bengali/digits";
import { normalise } from "@/lib/bengali/normalise";
import { studentText } from "@/lib/bengali/students";
import { environment } from "@/lib/environment";
import { commonPasswords } from "./common-passwords";

/** 19 MiB, two passes, one lane, as OWASP advises for Argon2id, which is the library's own kind. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** As many as libuv has threads: more would only hold memory while they wait. */
const inTurn = pLimit(4);

/** @returns the Argon2id hash with its salt and cost, in PHC form */
export const hashPassword = (password: string) => inTurn(() => hash(normalise(password), cost));

let nobody: Promise<string> | undefined;

/**
 * Checks a password. Takes the same time when there is no such student or no password yet:
 * then a hash that nothing matches is checked.
 * @param stored what {@link hashPassword} gave, or nothing
 */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
	nobody ??= hashPassword(crypto.randomUUID());
	const against = stored ?? (await nobody);
	const right = await inTurn(() => verify(against, normalise(password)));
	return right && Boolean(stored);
}

/**
 * Checks a new password against the rules of contract.md, limits.
 * @param code the student's id
 * @returns what is wrong with it as a Bengali sentence, or null
 */
export function passwordFault(password: string, code: number | undefined): string | null {
	const { PASSWORD_MIN: min, PASSWORD_MAX: max } = environment;
	const tidy = normalise(password);
	const length = [...tidy].length;
	if (length < min) return studentText.password.short(toBengaliDigits(min));
	if (length > max) return studentText.password.long(toBengaliDigits(max));
	const latin = toLatinDigits(tidy).toLowerCase();
	if (latin === String(code)) return studentText.password.isCode;
	if (commonPasswords.has(latin) || /^(.)\1*$/u.test(latin)) return studentText.password.common;
	return null;
}
