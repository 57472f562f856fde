/**
 * Random passwords for slips: read from paper and typed, so without signs that look alike (0 o, 1 l i) and in groups.
 */
import { randomInt } from "node:crypto";

const signs = "abcdefghjkmnpqrstuvwxyz23456789";

/** @returns a password of 12 random signs (59 bits) in three groups joined by hyphens, which are part of it */
export function randomPassword(): string {
	const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
	return [group(), group(), group()].join("-");
}
