/**
 * A whole site of its own for tests: production build, database and pictures in DATA_DIR, which goes when the site ends.
 * Playwright's `webServer` starts it (e2e/sites.ts). `--empty` serves a new school, `--postgres` uses PostgreSQL, and
 * `--students 30` fills the demo school with so many students.
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
 * Every start writes its own static pages beside the compiled site, so each site works on a copy: sites with other
 * settings, and the one that a developer looks at, keep theirs.
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
// Fails when the folder is there already: nothing but a test's own data may be removed at the end.
mkdirSync(environment.DATA_DIR);
process.on("exit", () => rmSync(environment.DATA_DIR, { recursive: true, force: true }));
process.chdir(copyBuild());

const postgres = values.postgres ? await startPostgres() : null;
process.env.DATABASE_URL = postgres?.url ?? "";
await runNode(values.empty ? program("prepare") : program("prepare-demo", "--students", values.students));
process.exitCode = await serve(environment);
await postgres?.stop();
