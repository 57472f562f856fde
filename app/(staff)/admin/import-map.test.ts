/** The import map is what Payload generates from the config: a missing component would silently not be rendered. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateImportMap } from "payload";

const folder = mkdtempSync(path.join(tmpdir(), "school-import-map-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("importMap.js is up to date: npm run payload -- generate:importmap", async () => {
	const config = await (await import("@payload-config")).default;
	const file = "app/(staff)/admin/importMap.js";
	const importMapFile = path.join(folder, file);
	mkdirSync(path.dirname(importMapFile), { recursive: true });
	const importMap = { ...config.admin.importMap, baseDir: folder, importMapFile };
	await generateImportMap({ ...config, admin: { ...config.admin, importMap } }, { force: true, log: false });
	expect(readFileSync(importMapFile, "utf8")).toBe(readFileSync(file, "utf8"));
});
