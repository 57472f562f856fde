/**
 * A trial of a new version: it migrates a copy of the school's data and answers from it, on a port of its own, while the
 * site runs.
 */
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { snapshotSqlite, sqlitePart } from "@/lib/backup/sqlite";
import type { Variables } from "@/lib/commands/run/child";
import { freePort } from "@/lib/machine/free-port";
import { updateFolder } from "@/lib/upkeep/update-state";
import { startProgram } from "./programs";

/** Pages of each kind: stored, live, and the back office. */
const asked = ["/", "/notices", "/student-result", "/search", "/admin/login", "/healthz"];

/** Milliseconds until a version must answer, its data migrated. */
const patience = 180_000;

/** What is not data of the school, or not needed to answer. */
const left = ["site", "backups", "update", "school.db", "school.db-wal", "school.db-shm"];

/**
 * Files are linked, not copied: a version on trial that removes one, as it may with a file without a record, removes
 * its name only.
 */
function linkAll(from: string, to: string): void {
	mkdirSync(to, { recursive: true, mode: 0o700 });
	for (const name of readdirSync(from)) {
		const [file, place] = [path.join(from, name), path.join(to, name)];
		if (statSync(file).isDirectory()) linkAll(file, place);
		else
			try {
				linkSync(file, place);
			} catch {
				cpSync(file, place);
			}
	}
}

async function copySchool(dataDir: string, folder: string): Promise<void> {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	for (const name of readdirSync(dataDir).filter((entry) => !left.includes(entry))) {
		const [file, place] = [path.join(dataDir, name), path.join(folder, name)];
		if (statSync(file).isDirectory()) linkAll(file, place);
		// A file that is written again in its place, as the secret of a restore.
		else cpSync(file, place);
	}
	await snapshotSqlite(folder);
	renameSync(path.join(folder, sqlitePart), path.join(folder, "school.db"));
}

/**
 * @param program folder of the version
 * @returns the first address that it does not answer, with what it said; null if it answers all
 */
export async function tryVersion(program: string, version: string, dataDir: string): Promise<string | null> {
	const folder = path.join(updateFolder(dataDir), "trial");
	await copySchool(dataDir, folder);
	const port = await freePort();
	const variables: Variables = {
		...{ DATA_DIR: folder, BACKUP_DIR: "", BACKUP_COPY: "", PORT: String(port), HOST: "127.0.0.1" },
		SCHOOL_VERSION: version,
		// It writes to nobody and is measured by nobody.
		...{ METRICS_PORT: "", SMTP_URL: "", LISTEN_FDS: "", LISTEN_PID: "", DRAIN_SECONDS: "" },
		// It does not go to sleep, nor removes what the school has left for the front.
		...{ SLEEP_MINUTES: "", ASLEEP_DIR: "" },
	};
	const site = startProgram(program, ["start"], variables);
	try {
		const latest = Date.now() + patience;
		const ask = (address: string) =>
			fetch(`http://127.0.0.1:${port}${address}`, { redirect: "manual", signal: AbortSignal.timeout(30_000) }).then(
				({ status }) => status,
				() => 0,
			);
		while ((await ask("/readyz")) !== 200) {
			if (Date.now() > latest || site.hasEnded()) return `/readyz\n${site.output()}`;
			await sleep(200);
		}
		for (const address of asked) {
			const status = await ask(address);
			if (status !== 200) return `${address}: ${status}\n${site.output()}`;
		}
		return null;
	} finally {
		await site.end();
		if (existsSync(folder)) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
	}
}
