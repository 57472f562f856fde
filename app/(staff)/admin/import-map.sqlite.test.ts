import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { testDatabase } from "@/lib/cms/testing/databases";

const open = testDatabase();

/** As deep as the folder of the import map, so that relative paths in it are the same. */
const folder = path.join(".next", "cache", `import-map-${process.pid}`);
const made = path.join(folder, "importMap.js");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the import map is the one that the configuration makes: npm run payload -- generate:importmap", async () => {
	const { config } = await open();
	const { generateImportMap } = await import("payload");
	mkdirSync(folder, { recursive: true });
	const importMap = { ...config.admin.importMap, importMapFile: made };
	await generateImportMap({ ...config, admin: { ...config.admin, importMap } }, { force: true, log: false });
	expect(readFileSync(path.join("app", "(staff)", "admin", "importMap.js"), "utf8")).toBe(readFileSync(made, "utf8"));
});
