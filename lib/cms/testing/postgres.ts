/** A real PostgreSQL for the data tests: a cluster of its own in a temporary folder. */
import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@/lib/free-port";
import { findPostgres, owner } from "./postgres-programs";

export type Postgres = { url: string; stop: () => Promise<void> };

/** Starts PostgreSQL on a free port; nothing is kept after `stop`. */
export async function startPostgres(): Promise<Postgres> {
	const folder = mkdtempSync(path.join(tmpdir(), "school-postgres-"));
	if (owner) chownSync(folder, owner.uid, owner.gid);
	const { initdb, postgres } = await findPostgres();
	const options = { ...owner, env: { ...process.env, LC_ALL: "C" }, cwd: folder };
	const data = path.join(folder, "data");
	execFileSync(
		initdb,
		["--pgdata", data, "--username", "school", "--auth", "trust", "--encoding", "UTF8", "--no-sync"],
		options,
	);
	const port = await freePort();
	const server = spawn(
		postgres,
		["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-c", "fsync=off"],
		options,
	);
	await new Promise<void>((resolve, reject) => {
		server.stderr.on("data", (said) => String(said).includes("ready to accept connections") && resolve());
		server.once("error", reject);
		server.once("exit", (code) => reject(new Error(`PostgreSQL ended with exit code ${code}`)));
	});
	return {
		url: `postgres://school@127.0.0.1:${port}/postgres`,
		stop: async () => {
			const ended = new Promise((resolve) => server.once("exit", resolve));
			server.kill("SIGINT");
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
