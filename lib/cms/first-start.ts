/**
 * Which database a start may open. A school that had one must never come up with an empty one in its place, so what
 * is missing, empty or damaged stops the start, and a person decides. Only a DATA_DIR that never held a school, and
 * a first start that was killed half way, begin with nothing.
 */
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createClient, LibsqlError } from "@libsql/client";
import type { Payload } from "payload";
import { commandText } from "@/lib/bengali/commands";
import { environment } from "@/lib/environment";
import { sqliteFile } from "./database";
import { rows, sql } from "./sql";

/** Stops a start; its message tells the person who runs the site what to do. */
export class StartRefused extends Error {
	override name = "StartRefused";
}

/** `empty`: nothing that our migrations made is in it. */
type State = "whole" | "missing" | "empty" | "damaged";

const inDataDir = (name: string) => path.join(environment.DATA_DIR, name);

/** There for as long as the database is being made for the first time. */
const marker = inDataDir("unfinished");

/** Where a school leaves traces, beside its database. */
const traces = ["media", "students", "secret", "school.db", "school.db-wal"];

const findTraces = (): string[] =>
	traces.filter((name) => {
		const file = inDataDir(name);
		return existsSync(file) && (!statSync(file).isDirectory() || readdirSync(file).length > 0);
	});

/** Notes whether this is a school's first start. Must come before the secret is made, which is a trace. */
export function detectFirstStart(): void {
	if (findTraces().length === 0) beginFirstStart();
}

/**
 * @param look tells how the database is
 * @throws StartRefused when it must not be opened
 */
export async function checkDatabase(look: () => Promise<State>): Promise<void> {
	const mayOpen = (state: State) => state === "whole" || (state !== "damaged" && existsSync(marker));
	if (mayOpen(await look())) return;
	// Another first start, which runs at this moment, may have ended between the look and the marker.
	const state = await look();
	if (state !== "whole") throw new StartRefused(commandText.databaseRefused[state](sqliteFile, findTraces()));
}

/** From now on, and until {@link endFirstStart}, an empty database is no loss. */
export const beginFirstStart = () => writeFileSync(marker, "");

/** The database is whole. */
export const endFirstStart = () => rmSync(marker, { force: true });

export async function inspectSqlite(): Promise<State> {
	if (!existsSync(sqliteFile)) return "missing";
	if (statSync(sqliteFile).size === 0) return "empty";
	const client = createClient({ url: `file:${sqliteFile}`, timeout: 5000 });
	try {
		const { rows: faults } = await client.execute("PRAGMA quick_check");
		if (faults[0]?.[0] !== "ok") return "damaged";
		const { rows: tables } = await client.execute("SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'");
		return tables.length > 0 ? "whole" : "empty";
	} catch (error) {
		if (error instanceof LibsqlError && /NOTADB|CORRUPT/.test(error.code)) return "damaged";
		throw error;
	} finally {
		client.close();
	}
}

export async function inspectPostgres(payload: Payload): Promise<State> {
	const [found] = await rows<{ name: string | null }>(payload, sql`SELECT to_regclass('payload_migrations') AS name`);
	return found?.name ? "whole" : "empty";
}
