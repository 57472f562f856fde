/** Unpacks a newer version beside the one that runs, once all of it is proved to come from whoever packed this one. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import * as tar from "tar";
import { updateText as text } from "@/lib/bengali/update";
import { StartRefused } from "@/lib/upkeep/first-start";
import { compareVersions } from "@/lib/upkeep/update-state";
import { findForgery, keyName } from "./signature";

/** Limits of what is unpacked: several times what a version has. */
const most = { files: 60_000, bytes: 1.5e9 };

const staging = ".update-";

type About = { version: string; engines: { node: string }; cpu: string[] };

/** @throws StartRefused if the file has other things than a packed site, or is cut off */
async function extract(file: string, folder: string): Promise<void> {
	let files = 0;
	let bytes = 0;
	let isStrange = false;
	const filter = (name: string, entry: tar.ReadEntry | object) => {
		files += 1;
		bytes += "size" in entry ? Number(entry.size) : 0;
		const isKnown = "type" in entry && ["File", "OldFile", "Directory", "SymbolicLink"].includes(String(entry.type));
		isStrange ||= files > most.files || bytes > most.bytes || !isKnown || !/^school(\/|$)/.test(name);
		return !isStrange;
	};
	const isWhole = await tar.extract({ file, cwd: folder, strict: true, filter }).then(
		() => true,
		() => false,
	);
	if (isStrange || !isWhole) throw new StartRefused(text.strange);
}

function refuseUnfit({ version, engines, cpu }: About, current: string): void {
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
 * @param home folder of `school.js`, in which `program-VERSION` is added, and the files beside it replaced
 * @param current the version that serves the school
 * @returns the version of the file
 * @throws StartRefused if it is not signed by the key of the current version, not newer, or not for this machine; then
 * nothing has changed
 */
export async function unpackUpdate(file: string, home: string, current: string): Promise<string> {
	const keyFile = path.join(home, `program-${current}`, keyName);
	if (!existsSync(keyFile)) throw new StartRefused(text.noKey);
	if (!existsSync(file)) throw new StartRefused(text.noFile(file));
	// What killed updates have left.
	for (const name of readdirSync(home).filter((one) => one.startsWith(staging)))
		rmSync(path.join(home, name), { recursive: true });
	const folder = mkdtempSync(path.join(home, staging));
	try {
		await extract(file, folder);
		const unpacked = path.join(folder, "school");
		const forgery = existsSync(unpacked) ? findForgery(unpacked, readFileSync(keyFile, "utf8")) : "signature";
		if (forgery) throw new StartRefused(forgery === "signature" ? text.forged : text.damaged(forgery.file));
		const about: About = JSON.parse(readFileSync(path.join(unpacked, "package.json"), "utf8"));
		refuseUnfit(about, current);
		place(path.join(unpacked, `program-${about.version}`), path.join(home, `program-${about.version}`));
		// The new `school.js` also runs the versions before it; which one is in the state of the update.
		for (const name of readdirSync(unpacked)) place(path.join(unpacked, name), path.join(home, name));
		return about.version;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
