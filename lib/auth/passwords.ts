/**
 * Password rules for students and staff, and Argon2id hashing for students (Payload hashes staff passwords).
 * No "server-only" here: the Payload config imports it, and the Payload CLI loads that outside of Next.
 */
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { toBengaliDigits, toLatinDigits } from "@/lib/bengali/digits";
import { normalise } from "@/lib/bengali/normalise";
import { studentText } from "@/lib/bengali/students";
import { staffText } from "@/lib/office/words/staff";
import { commonPasswords, famousLines, knownParts, lettersOf } from "./known-words";
import { guessesOf } from "./password-strength";

const texts = studentText.password;

/** Characters of a student's password at least, and of any at most. */
export const passwordMin = 8;
export const passwordMax = 128;

/** Minutes in which wrong passwords and codes are counted. */
export const guessMinutes = 15;

/** 19 MiB, 2 iterations, 1 lane (OWASP Password Storage Cheat Sheet). Argon2id is the library's default. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Size of libuv's thread pool: more would only hold memory while queued. */
const limitConcurrency = pLimit(4);

/** @returns the Argon2id hash with its salt and cost, in PHC form */
export const hashPassword = (password: string) => limitConcurrency(() => hash(normalise(password), cost));

let dummyHash: Promise<string> | undefined;

/**
 * Verifies a password. Without a stored hash it verifies against a dummy one, so that the response time does not tell
 * whether the student exists (CWE-208).
 * @param stored result of {@link hashPassword}, or nothing
 */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
	dummyHash ??= hashPassword(crypto.randomUUID());
	const against = stored ?? (await dummyHash);
	const right = await limitConcurrency(() => verify(against, normalise(password)));
	return right && Boolean(stored);
}

/**
 * Checks a student's new password against the rules (docs/product.md, Checks of input).
 * @param code the student's id
 * @param known what else is known of the student: the school's name
 * @returns what is wrong with it as a Bengali sentence, or null
 */
export function passwordFault(password: string, code: number | undefined, known: string[] = []): string | null {
	return (
		lengthFault(password, passwordMin) ??
		(isOneOf(password, [String(code)]) ? texts.isCode : commonFault(password, [String(code), ...known]))
	);
}

/** Characters. Longer than a student's, because staff accounts open every family's records. */
const staffPasswordMin = 12;

/**
 * Checks a new password of the back office.
 * @param names the account's e-mail address and user name, those that it has
 * @param known what else is known of its owner: the own name, the school's
 * @returns what is wrong with it as a Bengali sentence, or null
 */
export function staffPasswordFault(password: string, names: string[], known: string[] = []): string | null {
	const forbidden = names.flatMap((name) => [name, name.split("@", 1)[0] ?? ""]);
	return (
		lengthFault(password, staffPasswordMin) ??
		(isOneOf(password, forbidden) ? staffText.errors.passwordIsName : commonFault(password, [...forbidden, ...known]))
	);
}

function lengthFault(password: string, min: number): string | null {
	const { length } = [...normalise(password)];
	if (length < min) return texts.short(toBengaliDigits(min));
	return length > passwordMax ? texts.long(toBengaliDigits(passwordMax)) : null;
}

/** Lists of leaked passwords are in lower case and Latin digits. */
const comparable = (password: string) => toLatinDigits(normalise(password)).toLowerCase();

const isOneOf = (password: string, others: string[]) => others.map(comparable).includes(comparable(password));

/** Fewer guesses, as a power of ten, are too few: with them a password is a known one with little added. */
const fewestGuesses = 6;

/** Also refuses a common password with digits or symbols appended. @param known words that somebody who guesses knows */
function commonFault(password: string, known: string[]): string | null {
	const whole = comparable(password);
	const stem = whole.replace(/[\p{N}\p{P}\p{S}]+$/u, "");
	const isCommon = commonPasswords.has(whole) || commonPasswords.has(stem) || /^(.)\1*$/u.test(whole);
	const parts = knownParts(whole, [...known, ...famousLines]);
	// Also without what stands between known words and numbers.
	const phrase = lettersOf(whole) + whole.replace(/\P{N}/gu, "");
	const isEasy = (parts.length > 0 ? [whole, phrase] : [whole]).some(
		(text) => guessesOf(text, [...known.map(comparable), ...parts]) < fewestGuesses,
	);
	return isCommon || isEasy ? texts.common : null;
}
