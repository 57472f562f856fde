import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "school-secret-"));
const file = path.join(folder, "secret");
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true }));

test("a derived key is constant for a secret, also after a restore, and different for each use and school", async () => {
	const { deriveKey, readSecret } = await import("./secret");
	const keyOf = (purpose: string) => Buffer.from(deriveKey(purpose)).toString("hex");
	const sheets = keyOf("sheets");
	expect(sheets).toMatch(/^[0-9a-f]{64}$/);
	expect(new Set([sheets, keyOf("other"), readSecret()]).size).toBe(3);

	const secret = readFileSync(file, "utf8");
	writeFileSync(file, "f".repeat(64));
	expect(keyOf("sheets")).not.toBe(sheets);
	writeFileSync(file, secret);
	expect(keyOf("sheets")).toBe(sheets);
});
