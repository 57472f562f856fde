import { randomBytes } from "node:crypto";
import { Secret } from "otpauth";
import {
	createRecoveryCodes,
	createSecret,
	decryptSecret,
	encryptSecret,
	readTypedCode,
	secretUri,
	stepOfCode,
} from "./second-factor";

/** The secret and codes of RFC 6238, appendix B (SHA-1), of which apps show the last six digits. */
const secret = Secret.fromLatin1("12345678901234567890").base32;

test.each([
	[59, "287082"],
	[1_111_111_109, "081804"],
	[2_000_000_000, "279037"],
])("at %i seconds the code of RFC 6238 is right, and its step is told", (seconds, code) => {
	const step = Math.floor(seconds / 30);
	const at = (shift: number) => stepOfCode(secret, code, (seconds + shift) * 1000);
	expect([at(0), at(30), at(-30)]).toEqual([step, step, step]);
	expect([at(90), at(-90)]).toEqual([null, null]);
	expect(stepOfCode(createSecret(), code, seconds * 1000)).toBeNull();
});

test("an app reads school and account from the address", () => {
	const own = createSecret();
	expect(own).toMatch(/^[A-Z2-7]{32}$/);
	const uri = new URL(secretUri(own, "head@school.example", "উত্তর চরমানিকা বিদ্যালয়"));
	expect([uri.protocol, uri.host, uri.searchParams.get("secret")]).toEqual(["otpauth:", "totp", own]);
	expect(uri.searchParams.get("issuer")).toBe("উত্তর চরমানিকা বিদ্যালয়");
	expect(decodeURIComponent(uri.pathname)).toContain("head@school.example");
});

test("an encrypted secret is read with its key and for its account only", () => {
	const key = randomBytes(32);
	const stored = encryptSecret(key, 7, secret);
	expect(stored).not.toContain(secret);
	expect(encryptSecret(key, 7, secret)).not.toBe(stored);
	expect(decryptSecret(key, 7, stored)).toBe(secret);
	expect(() => decryptSecret(key, 8, stored)).toThrow();
	expect(() => decryptSecret(randomBytes(32), 7, stored)).toThrow();
	const changed = stored.replace(/^./, (first) => (first === "A" ? "B" : "A"));
	expect(() => decryptSecret(key, 7, changed)).toThrow();
});

test("ten different recovery codes are read as they are typed", () => {
	const codes = createRecoveryCodes();
	expect(new Set(codes).size).toBe(10);
	for (const code of codes) {
		const read = { kind: "recovery", code };
		expect(readTypedCode(code)).toEqual(read);
		expect(readTypedCode(` ${code.replaceAll("-", " ").toUpperCase()}`)).toEqual(read);
	}
});

test.each([
	["123 456", "123456"],
	["১২৩৪৫৬", "123456"],
	["123-456\n", "123456"],
])("%j is a code of the app", (text, code) => expect(readTypedCode(text)).toEqual({ kind: "app", code }));

test.each(["", "12345", "1234567", "abcd-efgh", "abcd-efgh-jkm1-npqr"])("%j is no code", (text) =>
	expect(readTypedCode(text)).toBeNull(),
);
