/**
 * The second factor of staff accounts: codes of an authenticator app (TOTP, RFC 6238) and recovery codes. Without
 * storage: lib/cms/second-factor keeps what is stored.
 */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { machineText } from "@/lib/bengali/digits";
import { randomPassword } from "./random-password";

/** Seconds for which an app shows a code. */
const period = 30;

/** Codes of the neighbouring steps are right too: a phone's clock may be wrong by half a minute. */
const window = 1;

/** @returns a new secret of 160 bits in base32, as apps take it when it is typed */
export const createSecret = (): string => new Secret().base32;

/**
 * @param account the name that the account signs in with
 * @param school the name under which an app lists it
 * @returns the address that an app reads from a QR code (`otpauth://totp/…`)
 */
export const secretUri = (secret: string, account: string, school: string): string =>
	new TOTP({ secret, label: account, issuer: school, period }).toString();

/**
 * @param code six digits
 * @param now milliseconds
 * @returns the time step of which this is the code, or null. A step must be accepted once only
 */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
	const delta = TOTP.validate({ secret: Secret.fromBase32(secret), token: code, timestamp: now, period, window });
	return delta === null ? null : TOTP.counter({ period, timestamp: now }) + delta;
}

const cipher = "aes-256-gcm";
const bytes = { iv: 12, tag: 16 };

/** @returns data that belongs to the encrypted secret: in the row of another account it cannot be decrypted */
const ownerOf = (account: number) => Buffer.from(`account ${account}`);

/**
 * Encrypts a secret with AES-256-GCM.
 * @param key 32 bytes
 * @param account id of the account that the secret belongs to
 * @returns initialisation vector, authentication tag and ciphertext in base64url
 */
export function encryptSecret(key: Uint8Array, account: number, secret: string): string {
	const iv = randomBytes(bytes.iv);
	const encrypting = createCipheriv(cipher, key, iv).setAAD(ownerOf(account));
	const content = Buffer.concat([encrypting.update(secret, "utf8"), encrypting.final()]);
	return Buffer.concat([iv, encrypting.getAuthTag(), content]).toString("base64url");
}

/**
 * @param encrypted result of {@link encryptSecret} for the same account
 * @throws Error if it was made with another key or for another account
 */
export function decryptSecret(key: Uint8Array, account: number, encrypted: string): string {
	const data = Buffer.from(encrypted, "base64url");
	const start = bytes.iv + bytes.tag;
	const decrypting = createDecipheriv(cipher, key, data.subarray(0, bytes.iv), { authTagLength: bytes.tag })
		.setAAD(ownerOf(account))
		.setAuthTag(data.subarray(bytes.iv, start));
	return Buffer.concat([decrypting.update(data.subarray(start)), decrypting.final()]).toString("utf8");
}

const recoveryCodeCount = 10;

/** @returns ten recovery codes, each of 59 random bits */
export const createRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, randomPassword);

/** A code that was typed or pasted: of the app, or a recovery code as {@link createRecoveryCodes} makes them. */
export type TypedCode = { kind: "app" | "recovery"; code: string };

/**
 * Accepts Bengali digits, capital letters, and spaces and hyphens anywhere, or none.
 * @returns null if the text can be neither code
 */
export function readTypedCode(text: string): TypedCode | null {
	const signs = machineText(text).toLowerCase().replaceAll(/[\s-]/g, "");
	if (/^\d{6}$/.test(signs)) return { kind: "app", code: signs };
	const groups = /^([a-z2-9]{4})([a-z2-9]{4})([a-z2-9]{4})$/.exec(signs)?.slice(1);
	return groups ? { kind: "recovery", code: groups.join("-") } : null;
}
