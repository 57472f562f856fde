/** Unpacks a newer version beside the one that runs, once all of it is proved to come from whoever packed this one. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import * as tar from "tar";
import { StartRefused } from "@/lib/data/first-start";
import { compareVersions, programOf } from "@/lib/upkeep/update-state";
import { findForgery, keyName } from "./ed25519";
import { updateText as text } from "./text";

/** Limits of what is unpacked: several times what a version has. */
const most = { files: 60_000, bytes: 1.5e9 };

const staging = ".update-";

/** Folder in a program with the files that stand beside it: `school.js`, the list of contents and others. */
const around = "around";

/** @property security the mark of a release that closes a hole; true, or not there */
type About = { version: string; engines: { node: string }; cpu: string[]; security?: unknown };

/** @throws StartRefused if the file has other things than a packed site, or is cut off */
function extract(file: string, folder: string): void {
	let files = 0;
	let bytes = 0;
	let isStrange = false;
	const filter = (name: string, entry: tar.ReadEntry | object) => {
		if (!(entry instanceof tar.ReadEntry)) return false;
		const { type } = entry;
		files += 1;
		bytes += entry.size;
		const isKnown = type === "File" || type === "OldFile" || type === "Directory";
		isStrange ||= files > most.files || bytes > most.bytes || !isKnown || !/^school(\/|$)/.test(name);
		// The signature says nothing of it. As packed (../pack/pack.ts).
		entry.mode = type === "Directory" ? 0o755 : 0o644;
		return !isStrange;
	};
	try {
		tar.extract({ file, cwd: folder, strict: true, sync: true, filter });
	} catch {
		isStrange = true;
	}
	if (isStrange) throw new StartRefused(text.strange);
}

type Wanted = {
	/** Whether a process may run a version that is unpacked already: then it stays as it is. */
	isUsed?: (version: string) => boolean;
	/** Whether only a release that is marked as security is taken. */
	isSecurity?: boolean;
};

function refuseUnfit({ version, engines, cpu, security }: About, current: string, isSecurity: boolean): void {
	if (security !== undefined && security !== true) throw new StartRefused(text.badMark);
	if (isSecurity && !security) throw new StartRefused(text.notMarked(version));
	if (compareVersions(version, current) <= 0) throw new StartRefused(text.notNewer(version, current));
	const least = engines.node.replace(/^>=/, "");
	if (compareVersions(process.versions.node, least) < 0)
		throw new StartRefused(text.oldNode(process.versions.node, least));
	if (!cpu.includes(process.arch)) throw new StartRefused(text.otherMachine(cpu.join(), process.arch));
}

/** Moves what is unpacked into the place of what is there. */
function place(from: string, to: string): void {
	rmSync(to, { recursive: true, force: true });
	renameSync(from, to);
}

/**
 * @param file the packed version
 * @param home folder of `school.js`, in which `program-VERSION` is added
 * @param current the version that serves the school
 * @returns the version of the file
 * @throws StartRefused if it is not signed by the key of the current version, not newer, or not for this machine; then
 * nothing has changed
 */
export function unpackUpdate(
	file: string,
	home: string,
	current: string,
	{ isUsed = () => false, isSecurity = false }: Wanted = {},
): string {
	const keyFile = path.join(programOf(home, current), keyName);
	if (!existsSync(keyFile)) throw new StartRefused(text.noKey);
	if (!existsSync(file)) throw new StartRefused(text.noFile(file));
	// What killed updates have left.
	for (const name of readdirSync(home).filter((entry) => entry.startsWith(staging)))
		rmSync(path.join(home, name), { recursive: true });
	const folder = mkdtempSync(path.join(home, staging));
	try {
		extract(file, folder);
		const unpacked = path.join(folder, "school");
		const forgery = existsSync(unpacked) ? findForgery(unpacked, readFileSync(keyFile, "utf8")) : "signature";
		if (forgery) throw new StartRefused(forgery === "signature" ? text.forged : text.damaged(forgery.file));
		const about: About = JSON.parse(readFileSync(path.join(unpacked, "package.json"), "utf8"));
		refuseUnfit(about, current, isSecurity);
		const program = programOf(home, about.version);
		if (existsSync(program) && isUsed(about.version)) return about.version;
		place(path.join(unpacked, path.basename(program)), program);
		place(unpacked, path.join(program, around));
		return about.version;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Replaces the files beside the programs by those of a version that serves. Its `school.js` also runs the versions before
 * it. Not before: a start with it would take its version for one that was unpacked by hand.
 */
export function adoptHome(home: string, version: string): void {
	const folder = path.join(programOf(home, version), around);
	for (const name of readdirSync(folder)) place(path.join(folder, name), path.join(home, name));
	rmSync(folder, { recursive: true });
}
