/**
 * Serves a separate site for tests: production build, with database and pictures in DATA_DIR, which is removed at the
 * end. Started by Playwright's `webServer` (e2e/sites.ts). `--empty` serves a new school, `--postgres` uses PostgreSQL,
 * `--students 30` sets the number of demo students.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "@/lib/cms/testing/postgres";
import { environment } from "@/lib/environment";
import { program, runNode } from "./child";
import { compileWhenChanged } from "./compiled";
import { serve } from "./serve";

const { values } = parseArgs({
	options: {
		empty: { type: "boolean", default: false },
		postgres: { type: "boolean", default: false },
		students: { type: "string", default: "600" },
	},
});

/**
 * Each start writes its prerendered pages into `.next`, so each site uses a copy of the build: other test sites and a
 * developer's own site keep theirs.
 */
function copyBuild(): string {
	const folder = path.join(environment.DATA_DIR, "site");
	mkdirSync(folder);
	for (const name of readdirSync(".").filter((name) => name !== ".next"))
		symlinkSync(path.resolve(name), path.join(folder, name));
	const cache = path.join(".next", "cache");
	cpSync(".next", path.join(folder, ".next"), {
		recursive: true,
		verbatimSymlinks: true,
		filter: (source) => source !== cache,
	});
	return folder;
}

await compileWhenChanged();
// Fails if the folder exists: it is removed at the end and must hold only test data.
mkdirSync(environment.DATA_DIR);
process.on("exit", () => rmSync(environment.DATA_DIR, { recursive: true, force: true }));
process.chdir(copyBuild());

const postgres = values.postgres ? await startPostgres() : null;
process.env.DATABASE_URL = postgres?.url ?? "";
await runNode(values.empty ? program("prepare") : program("prepare-demo", "--students", values.students));
process.exitCode = await serve(environment);
await postgres?.stop();
