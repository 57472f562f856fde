/**
 * `node school.js check` says in words what a machine lacks. Changes nothing but a folder that it makes and removes in DATA_DIR.
 * Ends with 1 if the site would not run as it is. `node school.js check --parts` lists the parts of the program.
 */
import { existsSync, mkdtempSync, readFileSync, rmdirSync, statfsSync, statSync } from "node:fs";
import { freemem, totalmem } from "node:os";
import path from "node:path";
import { tryPort } from "@/lib/commands/run/port";
import type { Environment } from "@/lib/machine/environment";
import { hashOf, listName } from "../update/ed25519";
import { listParts, partsFile } from "./list-parts";
import { checkText as text } from "./text";

/** `bad`: the site does not run; `warn`: it runs, and something is to be done. */
type Finding = { state: "good" | "warn" | "bad"; text: string };

const good = (text: string): Finding => ({ state: "good", text });
const warn = (text: string): Finding => ({ state: "warn", text });
const bad = (text: string): Finding => ({ state: "bad", text });

/** Bytes that a server needs beside its heap (HEAP_MEGABYTES). */
const besideHeap = 150e6;
/** Bytes of free disk that a start needs. */
const leastDisk = 300e6;

/** The packed program and the list of its files stand beside each other. */
const home = path.resolve("..");

/** @returns the time of the packing, which no clock can be before: the program's list of contents was written then */
const packedAt = () => statSync(path.join(home, listName)).mtime;

function checkFiles(): Finding {
	const lines = readFileSync(path.join(home, listName), "utf8").trimEnd().split("\n");
	const wrong = lines.flatMap((line) => {
		const [hash, name = ""] = line.split("  ");
		const file = path.join(home, name);
		const isWhole = existsSync(file) && hashOf(file) === hash;
		return isWhole ? [] : [name];
	});
	return wrong.length > 0 ? bad(text.files.wrong(wrong.length, wrong[0] ?? "")) : good(text.files.good(lines.length));
}

/** A container or a hosting account may have less than the machine. */
function checkMemory({ HEAP_MEGABYTES }: Environment): Finding {
	const needed = HEAP_MEGABYTES * 1e6 + besideHeap;
	const limit = process.constrainedMemory?.() || Number.POSITIVE_INFINITY;
	const all = Math.min(totalmem(), limit);
	if (all < needed) return bad(text.memory.little(all, needed));
	return freemem() < needed ? warn(text.memory.busy(freemem(), needed)) : good(text.memory.good(all));
}

/** @returns the folder, or the nearest above it that exists */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(path.dirname(folder)));

/** Whether the next backup has room, by what it will really write. */
async function checkDisk({ DATA_DIR }: Environment): Promise<Finding> {
	const { bavail, bsize } = statfsSync(existing(DATA_DIR));
	const free = bavail * bsize;
	if (free < leastDisk) return bad(text.disk.full(free));
	// Imported late, as the settings are.
	const space = await (await import("@/lib/backup/space")).spaceForNext();
	if (!space) return good(text.disk.good(free));
	return space.free < space.needed ? warn(text.disk.little(space)) : good(text.disk.known(free, space.needed));
}

function checkFolder({ DATA_DIR }: Environment): Finding {
	const folder = existing(DATA_DIR);
	try {
		rmdirSync(mkdtempSync(path.join(folder, "check-")));
	} catch {
		return bad(text.folder.closed(folder));
	}
	const others = 0o077;
	if (folder === DATA_DIR && (statSync(folder).mode & others) !== 0) return warn(text.folder.open(folder));
	return process.getuid?.() === 0 ? warn(text.folder.root) : good(text.folder.good(DATA_DIR));
}

function checkClock({ DATA_DIR }: Environment): Finding {
	const now = new Date();
	const database = path.join(DATA_DIR, "school.db");
	const known = [packedAt(), ...(existsSync(database) ? [statSync(database).mtime] : [])];
	return known.some((time) => time > now) ? bad(text.clock.behind(now)) : good(text.clock.good(now));
}

async function checkPort({ HOST, PORT, LISTEN_FDS }: Environment): Promise<Finding> {
	if (LISTEN_FDS > 0) return good(text.port.good(PORT));
	const code = await tryPort(PORT, HOST, 0).catch((error: NodeJS.ErrnoException) => error.code);
	if (!code) return good(text.port.good(PORT));
	if (code === "EACCES") return bad(text.port.refused(PORT));
	if (code !== "EADDRINUSE") return bad(text.port.noHost(HOST ?? ""));
	const isOurs = await fetch(`http://127.0.0.1:${PORT}/readyz`).then(
		({ ok }) => ok,
		() => false,
	);
	return isOurs ? good(text.port.running(PORT)) : bad(text.port.taken(PORT));
}

function checkAddress({ SITE_URL }: Environment): Finding {
	if (!SITE_URL) return warn(text.address.none);
	return SITE_URL.startsWith("https:") ? good(text.address.good(SITE_URL)) : warn(text.address.open(SITE_URL));
}

async function settings(): Promise<Environment | Finding> {
	try {
		// Imported late: the module itself refuses wrong settings.
		return (await import("@/lib/machine/environment")).environment;
	} catch (error) {
		if (!(error instanceof Error) || error.name !== "SettingsError") throw error;
		return bad(text.settings(error.message.split("\n").slice(1).join("\n")));
	}
}

/** @returns what was found, in the order in which it is to be put right */
async function findings(): Promise<Finding[]> {
	const found = await settings();
	if ("state" in found) return [found, checkFiles()];
	return [
		...[checkFiles(), checkFolder(found), checkMemory(found), await checkDisk(found), checkClock(found)],
		...[await checkPort(found), checkAddress(found)],
	];
}

function sayParts(): void {
	if (existsSync(partsFile)) {
		for (const part of listParts(readFileSync(partsFile, "utf8"))) console.log(text.part(...part));
		return;
	}
	console.log(text.noParts);
	process.exitCode = 1;
}

async function sayFindings(): Promise<void> {
	const all = await findings();
	const marks = { good: "✓", warn: "!", bad: "✗" } as const;
	for (const { state, text } of all) console.log(`${marks[state]} ${text}`);
	const isBad = all.some(({ state }) => state === "bad");
	console.log(isBad ? text.bad : all.some(({ state }) => state === "warn") ? text.warn : text.good);
	if (isBad) process.exitCode = 1;
}

await (process.argv.includes("--parts") ? sayParts() : sayFindings());
