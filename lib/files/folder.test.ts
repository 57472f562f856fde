import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderStore } from "./folder";
import { storeSuite } from "./testing/store-suite";

const parent = mkdtempSync(path.join(tmpdir(), "school-folder-"));
afterAll(() => rmSync(parent, { recursive: true }));
const folder = path.join(parent, "media");
const store = folderStore(folder);

storeSuite(() => store);

test("files are readable by this account only, and failed writes leave none", async () => {
	await store.put("own.webp", new Uint8Array(1));
	expect((statSync(path.join(folder, "own.webp")).mode & 0o777).toString(8)).toBe("600");
	const before = readdirSync(folder);
	await expect(store.put("n".repeat(300), new Uint8Array(1))).rejects.toThrow("ENAMETOOLONG");
	expect(readdirSync(folder)).toEqual(before);
});
