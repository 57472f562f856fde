/** Child process of Jest (./test-cluster-start): PostgreSQL for all suites of a run, with a migrated database to copy. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { queryOnce } from "@/lib/cms/testing/pg-client";
import { startPostgres } from "@/lib/cms/testing/postgres";
import { program, runNode } from "../run/child";

const server = await startPostgres();
const stopped = new Promise<void>((resolve) => process.once("disconnect", resolve));
const folder = mkdtempSync(path.join(tmpdir(), "school-cluster-"));
const migrated = new URL("/migrated", server.url).href;
await queryOnce(server.url, "CREATE DATABASE migrated");
await runNode(program("migrate"), { DATA_DIR: folder, DATABASE_URL: migrated });
rmSync(folder, { recursive: true });
process.send?.(server.url);
await stopped;
await server.stop();
