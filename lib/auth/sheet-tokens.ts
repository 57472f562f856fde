/**
 * Tokens in the QR codes of printed papers. A token names a record, holds a digest of what the paper says, and is
 * signed with a key of the school. It is opaque: the record's id is that of the database, and the digest is keyed, so
 * it cannot be used to guess what the paper says.
 */
import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";

/** The first byte of a token is the kind's index + 1: append new kinds, and never reorder them. */
export const sheetKinds = ["slip", "application", "result", "certificate", "identity-card"] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** What a paper says, in a fixed order. A change of the order makes all papers printed so far outdated. */
export type SheetContent = readonly (string | number | null)[];

type SheetToken = { kind: SheetKind; id: number; digest: Buffer };

/** Bytes: kind 1, id 4, digest 9, signature 16; together 40 characters of base64url without padding bits. */
const bytes = { head: 5, digest: 9, signature: 16 };
const tokenPattern = /^[\w-]{40}$/;

const hmac = (key: Uint8Array, label: string, data: Uint8Array, size: number) =>
	createHmac("sha256", key).update(label).update(data).digest().subarray(0, size);

const sign = (key: Uint8Array, body: Buffer) => hmac(key, "token", body, bytes.signature);

function headOf(kind: SheetKind, id: number): Buffer {
	const head = Buffer.alloc(bytes.head);
	head.writeUInt8(sheetKinds.indexOf(kind) + 1, 0);
	head.writeUInt32BE(id, 1);
	return head;
}

function digestOf(key: Uint8Array, kind: SheetKind, id: number, content: SheetContent): Buffer {
	const data = Buffer.concat([headOf(kind, id), Buffer.from(JSON.stringify(content))]);
	return hmac(key, "content", data, bytes.digest);
}

/**
 * @param key secret key of the school
 * @param id of the record
 * @returns the token, 40 characters that need no encoding in a URL
 */
export function createSheetToken(key: Uint8Array, kind: SheetKind, id: number, content: SheetContent): string {
	const body = Buffer.concat([headOf(kind, id), digestOf(key, kind, id, content)]);
	return Buffer.concat([body, sign(key, body)]).toString("base64url");
}

/** @returns the token's parts, or null if it was not signed with this key */
export function readSheetToken(key: Uint8Array, token: string): SheetToken | null {
	if (!tokenPattern.test(token)) return null;
	const data = Buffer.from(token, "base64url");
	const body = data.subarray(0, bytes.head + bytes.digest);
	if (!timingSafeEqual(sign(key, body), data.subarray(body.length))) return null;
	const kind = sheetKinds[body.readUInt8(0) - 1];
	return kind ? { kind, id: body.readUInt32BE(1), digest: body.subarray(bytes.head) } : null;
}

/** @returns whether the paper said what the record says now */
export const isCurrent = (key: Uint8Array, { kind, id, digest }: SheetToken, content: SheetContent): boolean =>
	timingSafeEqual(digest, digestOf(key, kind, id, content));
