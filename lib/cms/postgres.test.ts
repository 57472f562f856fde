import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import { commandText } from "@/lib/bengali/commands";
import { dataSuite } from "./testing/data-suite";
import { onPostgres } from "./testing/databases";

const open = onPostgres({ database: "empty" });
dataSuite(open);

test("an empty database beside a school's files is refused", async () => {
	await ((await open()).db as unknown as PostgresAdapter).pool.query("CREATE DATABASE lost");
	const args = ["--conditions=production", "lib/commands/run.js", "migrate"];
	const url = new URL(process.env.DATABASE_URL ?? "");
	url.pathname = "/lost";
	const env = { ...process.env, DATABASE_URL: url.href, NODE_ENV: "production" as const };
	const sentence = commandText.databaseRefused.empty(path.join(process.env.DATA_DIR ?? "", "school.db"), [
		"media",
		"secret",
	]);
	await expect(promisify(execFile)(process.execPath, args, { env })).rejects.toMatchObject({
		code: 1,
		stderr: expect.stringContaining(sentence),
	});
}, 60_000);
