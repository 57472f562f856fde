/**
 * What an archive that anybody can read must not hold. Whoever gets it has all the time to try, so what can be guessed
 * (passwords and recovery codes behind their hashes) and what is a key (of second factors, of the site, the head's
 * signature) is only in a sealed archive, and there sealed once more: who opens the archive to read it leaves no hashes on
 * a disk. Hashes of tokens stay: behind each are 256 random bits.
 */
import { randomUUID } from "node:crypto";
import type { Row } from "./tables";

/** Of the moment or of the machine, or made anew from the rest. */
const never = [
	...["staff_sessions", "staff_devices", "step_ups", "limits", "payload_migrations"],
	...["payload_locked_documents", "payload_locked_documents_rels"],
];

/** @returns whether a table is in the archive */
export const isExported = (table: string): boolean => !never.includes(table) && !table.startsWith("search_");

/** Entries of Payload's key-value store that are the machine's. */
const ofMachine = (key: string) => key === "clock" || key.startsWith("editing:");

/** Columns that are withheld, or "rows" for whole rows. */
const withheld: Record<string, readonly string[] | "rows"> = {
	students: ["password_hash"],
	// Whoever sends an application with it again is answered with a token for that application.
	applications: ["browser_key"],
	staff: ["hash", "salt", "reset_password_token"],
	second_factors: "rows",
	recovery_codes: "rows",
	payload_kv: ["signature"],
};

/** @returns whether the sealed part has the table's whole rows */
export const isWithheld = (table: string): boolean => Object.hasOwn(withheld, table);

/** @returns a row as the sealed part has it; null if it leaves in no archive */
export function wholeRow(table: string, row: Row): Row | null {
	if (table === "payload_kv" && ofMachine(String(row.key))) return null;
	// The new site makes its index itself.
	return table === "counters" && row.name === "search-index" ? null : row;
}

/** @returns a row as everybody may read it; null if nobody may */
export function openRow(table: string, row: Row): Row | null {
	const columns = withheld[table];
	const whole = wholeRow(table, row);
	if (!columns || !whole) return whole;
	if (columns === "rows") return null;
	if (table === "payload_kv") return columns.includes(String(row.key)) ? null : row;
	const kept = Object.entries(row).filter(([column]) => !columns.includes(column));
	// The table demands one: one that nobody has ever had.
	return Object.fromEntries([...kept, ...(table === "applications" ? [["browser_key", randomUUID()]] : [])]);
}
