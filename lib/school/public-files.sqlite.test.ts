import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { publicFilesSuite } from "./testing/public-files-suite";

const folder = mkdtempSync(path.join(tmpdir(), "school-files-"));
process.env.DATA_DIR = folder;
delete process.env.DATABASE_URL;
afterAll(() => rmSync(folder, { recursive: true }));

publicFilesSuite(async () => (await import("@/lib/cms/open-records")).openRecords());
