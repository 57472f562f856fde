/** `<student id>|<secret>` (contract.md, tokens): how it is made, read and known again. */
import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** How long a token lives, in milliseconds: 30 days. */
export const tokenLife = 30 * 24 * 60 * 60 * 1000;

/**
 * @param code the student id, or the application's number
 * @returns the token for its browser, and the hash to store
 */
export function makeToken(code: number): { token: string; hash: string } {
	const secret = randomBytes(32).toString("base64url");
	return { token: `${code}|${secret}`, hash: hashOf(secret) };
}

/** @returns the token's parts from `Authorization: Bearer …`, or null when there is none of its form */
export function readToken(request: Request): { code: number; hash: string } | null {
	const header = request.headers.get("authorization") ?? "";
	const parts = /^Bearer ([1-9]\d{0,9})\|([\w-]{43})$/i.exec(header.trim());
	return parts?.[2] ? { code: Number(parts[1]), hash: hashOf(parts[2]) } : null;
}

// 32 random bytes cannot be guessed, so a fast hash is enough.
const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");
