/**
 * Prerendered pages are kept from one start to the next. Beside them lies a record of what they were made from; a start
 * that finds all of it unchanged uses them as they are. What the record does not vouch for is made anew: another build or
 * setting, a page that is not whole, as after a kill or a power cut, and a database that must be prepared first. If only
 * content has changed, or a date has come, its tags are expired, so that each page that shows it is made at its next visit.
 */
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isSettled } from "@/lib/backup/restoring";
import { cacheTags, type Tag } from "@/lib/cms/cache-tags";
import { environment } from "@/lib/machine/environment";
import { type DataState, readDataState } from "@/lib/upkeep/data-state";
import type { DueDate } from "@/lib/upkeep/dates";
import { inspectSqlite, isFirstStart } from "@/lib/upkeep/first-start";
import { copyFolder } from "./own-copy";

/** What ./prepare tells: the database's state, when it was read, and the dates after it at which a page changes. */
export type Prepared = { at: number; state: DataState; dates: DueDate[] };

/** `source`: all but the database; `pages`: the files themselves. */
type Kept = Prepared & { source: string; pages: string };

const output = path.join(copyFolder, ".next");
const record = path.join(output, "kept-pages.json");

/** Folder for what Node has compiled (NODE_COMPILE_CACHE), which goes with the copy. */
export const compiledCode = path.join(output, "cache", "compiled");

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Settings that no page shows, and that differ from one start to the next, or on a trial (lib/commands/update/trial.ts). */
const notShown = [
	...["PORT", "HOST", "LISTEN_FDS", "LISTEN_PID", "DRAIN_SECONDS", "METRICS_PORT"],
	...["STAFF_EMAIL", "STAFF_PASSWORD", "DATA_DIR", "BACKUP_DIR", "SMTP_URL", "SMTP_FROM"],
	...["SLEEP_MINUTES", "ASLEEP_DIR"],
];

/**
 * @param prepare the command that prepares the database: that of the demo fills it
 * @returns digest of the build, the settings, and the school's secret, which must be that of the settings
 */
function sourceOf(prepare: string[]): string {
	const build = ["BUILD_ID", "source-hash"].map((name) => textOf(path.join(".next", name)));
	const settings = JSON.stringify(environment, (name, value) => (notShown.includes(name) ? undefined : value));
	const secret = textOf(path.join(environment.DATA_DIR, "secret"));
	return createHash("sha256")
		.update(JSON.stringify([build, settings, secret, prepare]))
		.digest("hex");
}

/** @returns the files of the copy that a start has written: what is linked is code, and its cache is no page */
const filesIn = (folder: string): string[] =>
	readdirSync(folder).flatMap((name) => {
		const file = path.join(folder, name);
		if (file === record || file === path.join(output, "cache")) return [];
		const found = lstatSync(file);
		if (found.isSymbolicLink()) return [];
		return found.isDirectory() ? filesIn(file) : [file];
	});

function digestOfPages(): string {
	const hash = createHash("sha256");
	for (const file of filesIn(output).sort()) {
		const content = readFileSync(file);
		hash.update(`${path.relative(output, file)}\0${content.length}\0`).update(content);
	}
	return hash.digest("hex");
}

/** Must be called when the pages have been made. @param prepared from before they were */
export function keepPages(prepare: string[], prepared: Prepared): void {
	const kept: Kept = { ...prepared, source: sourceOf(prepare), pages: digestOfPages() };
	// If the record itself is not whole after a power cut, it cannot be read, or names other pages.
	writeFileSync(`${record}.new`, JSON.stringify(kept));
	renameSync(`${record}.new`, record);
}

/**
 * Whether this start may use the pages of an earlier one. Never refuses a start: whatever is wrong with a database is
 * found again by ./prepare, which says it.
 * @returns the tags that have changed since; null if all must be made anew
 */
export async function findKeptPages(prepare: string[], now = Date.now()): Promise<Tag[] | null> {
	try {
		const kept: Kept = JSON.parse(readFileSync(record, "utf8"));
		if (kept.source !== sourceOf(prepare) || kept.at > now || kept.pages !== digestOfPages()) return null;
		if (!isSettled() || isFirstStart()) return null;
		if (!environment.DATABASE_URL && (await inspectSqlite()) !== "whole") return null;
		const state = await readDataState();
		if (state.prepared !== kept.state.prepared) return null;
		const due = kept.dates.filter(({ at }) => at <= now).map(({ tag }) => tag);
		return cacheTags.filter((tag) => state.tags[tag] !== kept.state.tags[tag] || due.includes(tag));
	} catch {
		return null;
	}
}
