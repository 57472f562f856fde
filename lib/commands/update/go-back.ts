/**
 * `node school.js go-back`: the version before the last update, for seven days. It gets the data of now if its schema is
 * the same, otherwise, with `--data-of-before`, that of the moment of the update.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { createClient } from "@libsql/client";
import { updateText as text } from "@/lib/bengali/update";
import { sqliteFile } from "@/lib/data/data-folder";
import { environment } from "@/lib/environment";
import { StartRefused } from "@/lib/upkeep/first-start";
import { readUpdateState } from "@/lib/upkeep/update-state";
import { changeVersion, holdUpdates, home, refuseSecond } from "./change";
import { savedAt, savedDatabase } from "./copies";

const { DATA_DIR } = environment;

/** @returns the names of the migrations that have run, as one text */
async function migrationsOf(file: string): Promise<string> {
	const client = createClient({ url: `file:${file}`, timeout: 5_000 });
	try {
		const { rows } = await client.execute("SELECT name FROM payload_migrations ORDER BY name");
		return rows.map((row) => String(row[0])).join();
	} finally {
		client.close();
	}
}

const { values } = parseArgs({ options: { "data-of-before": { type: "boolean", default: false } } });
refuseSecond();
const state = readUpdateState(DATA_DIR);
const at = state?.step === "done" ? savedAt(DATA_DIR, state.from) : null;
if (!state || !at || !existsSync(path.join(home, `program-${state.from}`))) throw new StartRefused(text.noWayBack);
const isSame = (await migrationsOf(sqliteFile)) === (await migrationsOf(savedDatabase(DATA_DIR, state.from)));
if (!isSame && !values["data-of-before"]) throw new StartRefused(text.backNeedsOld(state.from, at));
process.umask(0o077);
holdUpdates();
if (isSame) console.log(text.backWithNow(state.from));
const data = values["data-of-before"] ? "before" : "now";
console.log(await changeVersion({ from: state.to, to: state.from, data }));
