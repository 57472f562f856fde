import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "school-docs-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("docs/api.md is what npm run docs writes", async () => {
	const { describeApi } = await import("./describe-api");
	expect(await describeApi((file) => import(file))).toBe(readFileSync("docs/api.md", "utf8"));
});
