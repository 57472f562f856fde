/**
 * Restore targets (a folder and, with PostgreSQL, a database), and functions to run commands on them and compare data.
 */

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "@libsql/client";
import { queryOnce, withClient } from "./pg-client";

export type Outcome = { code: number; said: string; signal?: string };

export type Variables = Record<string, string>;

/** Runs a command in a child process. `said` is its stdout and stderr. */
export function command(args: string[], variables: Variables = {}, nodeArgs: string[] = []): Promise<Outcome> {
	const whole = [...nodeArgs, "--conditions=production", "lib/commands/run.js", ...args];
	const env = { ...process.env, NODE_ENV: "production", ...variables } as never;
	return new Promise((resolve) => {
		execFile(process.execPath, whole, { env }, (error, stdout, stderr) => {
			const { code = 0, signal } = (error ?? {}) as { code?: number; signal?: string };
			resolve({ code: Number(code), said: stdout + stderr, ...(signal && { signal }) });
		});
	});
}

/** Runs a command with the fault injection of ./at-step. */
export const commandAtStep = (args: string[], variables: Variables) =>
	command(args, variables, ["--import", "./lib/cms/testing/at-step.js"]);

export type Target = { folder: string; variables: Variables; remove: () => Promise<void> };

let made = 0;

/** @returns a new empty folder and, if the test uses PostgreSQL, a new empty database */
export async function emptyTarget(): Promise<Target> {
	const folder = mkdtempSync(path.join(tmpdir(), "school-target-"));
	const remove = async () => rmSync(folder, { recursive: true, force: true });
	const { DATABASE_URL } = process.env;
	if (!DATABASE_URL) return { folder, variables: { DATA_DIR: folder }, remove };
	made += 1;
	const url = new URL(DATABASE_URL);
	url.pathname += `_target_${made}`;
	await queryOnce(DATABASE_URL, `CREATE DATABASE ${url.pathname.slice(1)}`);
	return { folder, variables: { DATA_DIR: folder, DATABASE_URL: url.href }, remove };
}

/** @returns every row of every table, and the values of the sequences; null if there is no table */
export function rowsOf({ DATA_DIR = "", DATABASE_URL }: Variables): Promise<object | null> {
	return DATABASE_URL ? rowsOfPostgres(DATABASE_URL) : rowsOfSqlite(path.join(DATA_DIR, "school.db"));
}

const sorted = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).sort();

async function rowsOfSqlite(file: string): Promise<object | null> {
	if (!existsSync(file)) return null;
	// Those of the search index are larger than JavaScript's safe integers.
	const client = createClient({ url: `file:${file}`, timeout: 5000, intMode: "string" });
	const { rows: tables } = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
	const all: Record<string, string[]> = {};
	for (const { name } of tables) all[String(name)] = sorted((await client.execute(`SELECT * FROM "${name}"`)).rows);
	client.close();
	return all;
}

function rowsOfPostgres(url: string): Promise<object | null> {
	return withClient(url, async (client) => {
		const { rows: tables } = await client.query(
			"SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
		);
		if (tables.length === 0) return null;
		const all: Record<string, unknown> = {};
		for (const { tablename } of tables)
			all[tablename] = sorted((await client.query(`SELECT * FROM "${tablename}"`)).rows);
		all.sequences = (await client.query("SELECT sequencename, last_value FROM pg_sequences ORDER BY 1")).rows;
		all.constraints = (
			await client.query(
				"SELECT conname, condeferrable, convalidated FROM pg_constraint WHERE contype = 'f' ORDER BY 1",
			)
		).rows;
		all.schemas = (await client.query("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'check%'")).rows;
		return all;
	});
}

/** @returns SHA-256 by name of the files of a school, without database, its lock and backups */
export function filesOf(folder: string): Record<string, string> {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
		.filter((name) => !/^(backups\/|school\.db|in-use$)/.test(name));
	const sum = (name: string) =>
		createHash("sha256")
			.update(readFileSync(path.join(folder, name)))
			.digest("hex");
	return Object.fromEntries(names.sort().map((name) => [name, sum(name)]));
}
