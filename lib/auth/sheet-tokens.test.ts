import { randomBytes } from "node:crypto";
import { createSheetToken, isCurrent, readSheetToken, sheetKinds } from "./sheet-tokens";

const key = randomBytes(32);
const content = ["রহিমা", 2_025_001, null, 85.75];
const token = createSheetToken(key, "result", 7, content);

test("a token opens its record and recognises what the paper said", () => {
	const read = readSheetToken(key, token);
	expect(read).toMatchObject({ kind: "result", id: 7 });
	expect(read && isCurrent(key, read, content)).toBe(true);
	expect(token).toMatch(/^[\w-]{40}$/);
	expect(createSheetToken(key, "result", 7, content)).toBe(token);
});

test("a changed value, another order or another type is not what the paper said", () => {
	const read = readSheetToken(key, token);
	for (const other of [
		["রহিমা", 2_025_001, null, 85.5],
		["রহিমা", null, 2_025_001, 85.75],
		["রহিমা", "2025001", null, 85.75],
		["রহিমা", 2_025_001, null],
		[],
	])
		expect(read && isCurrent(key, read, other)).toBe(false);
});

test("a token of another school, or with any character changed, is refused", () => {
	expect(readSheetToken(randomBytes(32), token)).toBeNull();
	for (let at = 0; at < token.length; at += 1) {
		const changed = token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
		expect(readSheetToken(key, changed)).toBeNull();
	}
	for (const other of ["", "A".repeat(40), `${token}A`, token.slice(1), `${token}=`, `${token}\n`, "অ".repeat(40)])
		expect(readSheetToken(key, other)).toBeNull();
});

test("a token of one kind or record is none of another", () => {
	const tokens = sheetKinds.flatMap((kind) => [7, 8].map((id) => createSheetToken(key, kind, id, content)));
	const ends = new Set(tokens.map((token) => token.slice(8)));
	expect(ends.size).toBe(tokens.length);
	const [slip = "", other = ""] = tokens;
	expect(readSheetToken(key, other.slice(0, 7) + slip.slice(7))).toBeNull();
});

test("neither the id of a student nor a mark can be read from a token", () => {
	const text = Buffer.from(token, "base64url").toString("latin1");
	for (const secret of ["2025001", "85", "রহিমা"]) expect(text).not.toContain(secret);
});
