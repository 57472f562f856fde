/**
 * Passwords: the rules for students' and for staff's; and Argon2id for students' (Payload hashes those of staff).
 * No "server-only" here: the back office's records load it too, and the Payload CLI loads those.
 */
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { toBengaliDigits, toLatinDigits } from "@/lib/bengali/digits";
import { normalise } from "@/lib/bengali/normalise";
import { staffText } from "@/lib/bengali/staff";
import { studentText } from "@/lib/bengali/students";
import { environment } from "@/lib/environment";
import { commonPasswords } from "./common-passwords";

const texts = studentText.password;

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
 * Checks a student's new password against the rules of contract.md, limits.
 * @param code the student's id
 * @returns what is wrong with it as a Bengali sentence, or null
 */
export function passwordFault(password: string, code: number | undefined): string | null {
	return (
		lengthFault(password, environment.PASSWORD_MIN) ??
		(isOneOf(password, [String(code)]) ? texts.isCode : commonFault(password))
	);
}

/** Whoever opens the back office sees every family: longer than a student's. */
export const staffPasswordMin = 12;

/**
 * Checks a new password of the back office.
 * @param email the account's address
 * @returns what is wrong with it as a Bengali sentence, or null
 */
export function staffPasswordFault(password: string, email: string): string | null {
	const [localPart = ""] = email.split("@", 1);
	return (
		lengthFault(password, staffPasswordMin) ??
		(isOneOf(password, [email, localPart]) ? staffText.errors.passwordIsEmail : commonFault(password))
	);
}

function lengthFault(password: string, min: number): string | null {
	const { PASSWORD_MAX: max } = environment;
	const { length } = [...normalise(password)];
	if (length < min) return texts.short(toBengaliDigits(min));
	return length > max ? texts.long(toBengaliDigits(max)) : null;
}

/** Lists of leaked passwords are in lower case and Latin digits. */
const comparable = (password: string) => toLatinDigits(normalise(password)).toLowerCase();

const isOneOf = (password: string, others: string[]) => others.map(comparable).includes(comparable(password));

/** A common one does not get better by digits and signs at its end. */
function commonFault(password: string): string | null {
	const whole = comparable(password);
	const stem = whole.replace(/[\p{N}\p{P}\p{S}]+$/u, "");
	return commonPasswords.has(whole) || commonPasswords.has(stem) || /^(.)\1*$/u.test(whole) ? texts.common : null;
}
