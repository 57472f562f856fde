/** `<student id>|<secret>` (contract.md, tokens): how it is made, read and known again. */
import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** How long a token lives, in milliseconds: 30 days. */
export const tokenLife = 30 * 24 * 60 * 60 * 1000;

/** The number that a token names, and the SHA-256 of its secret. */
export type TokenParts = { code: number; hash: string };

/**
 * @param code the student id, or the application's number
 * @returns the token for its browser, and the hash to store
 */
export function createToken(code: number): { token: string; hash: string } {
	const secret = randomBytes(32).toString("base64url");
	return { token: `${code}|${secret}`, hash: hashOf(secret) };
}

/**
 * @param header the Authorization header, or null
 * @returns the token's parts from `Bearer …`, or null when there is none of its form
 */
export function readToken(header: string | null): TokenParts | null {
	const parts = /^Bearer ([1-9]\d{0,9})\|([\w-]{43})$/i.exec((header ?? "").trim());
	return parts?.[2] ? { code: Number(parts[1]), hash: hashOf(parts[2]) } : null;
}

// 32 random bytes cannot be guessed, so a fast hash is enough.
const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");
