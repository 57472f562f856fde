import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { studentSuite } from "./testing/student-suite";

const folder = mkdtempSync(path.join(tmpdir(), "school-students-"));
process.env.DATA_DIR = folder;
delete process.env.DATABASE_URL;
afterAll(() => rmSync(folder, { recursive: true }));

studentSuite(async () => (await import("@/lib/cms/open-records")).openRecords());
