/** Random passwords that the school hands out on paper. */
import "server-only";
import { randomInt } from "node:crypto";
import { passwordFault, passwordMin } from "./passwords";

/**
 * Small Latin letters and digits that are not taken for one another, nor for Bengali digits: without l and 1, o and 0,
 * i, 8 (which looks like ৪, a four) and 9 (like ৭, a seven). Small letters alone need no shift key on a phone.
 */
export const slipLetters = "abcdefghjkmnpqrstuvwxyz234567";

/** Characters: 39 bits, and the number of guesses is limited. */
export const slipLength = passwordMin;

/**
 * @param code the student's id
 * @returns a random password that the rules for passwords accept
 */
export function createSlipPassword(code: number): string {
	const letters = Array.from({ length: slipLength }, () => slipLetters[randomInt(slipLetters.length)]);
	const password = letters.join("");
	return passwordFault(password, code) ? createSlipPassword(code) : password;
}
