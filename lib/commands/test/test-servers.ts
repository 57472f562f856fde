/** Child process of Jest (./test-server.js): a server for all suites of a run. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { queryOnce } from "@/lib/cms/testing/pg-client";
import { startPostgres } from "@/lib/cms/testing/postgres";
import { program, runNode } from "../run/child";
import { startObjectStore } from "./object-store";

/** @property address by which the suites find it */
type Server = { address: string; stop: () => Promise<void> };

/** PostgreSQL, with a migrated database to copy. */
async function startCluster(): Promise<Server> {
	const { url, stop } = await startPostgres();
	const folder = mkdtempSync(path.join(tmpdir(), "school-cluster-"));
	const migrated = new URL("/migrated", url).href;
	await queryOnce(url, "CREATE DATABASE migrated");
	await runNode(program("migrate"), { DATA_DIR: folder, DATABASE_URL: migrated });
	rmSync(folder, { recursive: true });
	return { address: url, stop };
}

async function startStore(): Promise<Server> {
	const { variables, stop } = await startObjectStore();
	return { address: JSON.stringify(variables), stop };
}

const stopped = new Promise<void>((resolve) => process.once("disconnect", resolve));
const server = await (process.argv[2] === "cluster" ? startCluster() : startStore());
process.send?.(server.address);
await stopped;
await server.stop();
