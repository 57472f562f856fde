import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { killSuite } from "./testing/kill-suite";

const folder = mkdtempSync(path.join(tmpdir(), "school-kills-"));
process.env.DATA_DIR = folder;
delete process.env.DATABASE_URL;
afterAll(() => rmSync(folder, { recursive: true }));

killSuite(async () => (await import("@/lib/cms/open-records")).openRecords(), folder);
