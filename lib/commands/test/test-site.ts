/**
 * Serves a separate site for tests: production build, with database and pictures in DATA_DIR, which is removed at the
 * end. Started by Playwright's `webServer` (e2e/sites.ts). `--empty` serves a new school, `--postgres` uses PostgreSQL,
 * `--students 30` sets the number of demo students.
 */
import { mkdirSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { startPostgres } from "@/lib/cms/testing/postgres";
import { environment } from "@/lib/environment";
import { compileWhenChanged } from "../build/compiled";
import { program, runNode } from "../run/child";
import { workInCopy } from "../run/own-copy";
import { serve } from "../run/serve";

const { values } = parseArgs({
	options: {
		empty: { type: "boolean", default: false },
		postgres: { type: "boolean", default: false },
		students: { type: "string", default: "600" },
	},
});

await compileWhenChanged();
// Fails if the folder exists: it is removed at the end and must hold only test data.
mkdirSync(environment.DATA_DIR);
process.on("exit", () => rmSync(environment.DATA_DIR, { recursive: true, force: true }));
workInCopy({ renew: true });

const postgres = values.postgres ? await startPostgres() : null;
process.env.DATABASE_URL = postgres?.url ?? "";
await runNode(values.empty ? program("prepare") : program("prepare-demo", "--students", values.students));
process.exitCode = await serve(environment);
await postgres?.stop();
