/** Creates and parses tokens of the form `<student id>|<secret>`. */
import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { dayLength } from "@/lib/contract/days";

/** Lifetime of a token in milliseconds: 30 days. */
export const tokenLife = 30 * dayLength;

/** The number in a token, and the hexadecimal SHA-256 of its secret. */
export type TokenParts = { code: number; hash: string };

/**
 * @param code the student id, or the application's number
 * @returns the token for the client, and the hash to store
 */
export function createToken(code: number): { token: string; hash: string } {
	const secret = randomBytes(32).toString("base64url");
	return { token: `${code}|${secret}`, hash: hashOf(secret) };
}

/**
 * @param header the Authorization header, or null
 * @returns the parts of the `Bearer` token, or null when it is missing or malformed
 */
export function readToken(header: string | null): TokenParts | null {
	const parts = /^Bearer ([1-9]\d{0,9})\|([\w-]{43})$/i.exec((header ?? "").trim());
	return parts?.[2] ? { code: Number(parts[1]), hash: hashOf(parts[2]) } : null;
}

// A fast hash is enough for 32 random bytes.
const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");
