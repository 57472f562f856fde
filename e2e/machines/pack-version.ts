import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as tar from "tar";
import { packedFiles } from "@/lib/hosting/pack/repeatable";
import { writeContents } from "@/lib/hosting/update/ed25519";
import { programOf } from "@/lib/upkeep/update-state";
import { copyUnpacked, keyFile } from "./packed";

/** The version of the packed site. */
export const { version: first } = JSON.parse(readFileSync("package.json", "utf8"));

type Wanted = {
	/** Where the new file is written. */
	folder: string;
	version: string;
	/** Changes the program's folder, whose files are links ({@link copyUnpacked}). */
	change?: (program: string) => void;
	/** Whether it is marked as security. */
	isSecurity?: boolean;
};

/** @returns the signed file of a newer version: the packed one under another number */
export async function packVersion({ folder, version, change, isSecurity }: Wanted): Promise<string> {
	const around = mkdtempSync(path.join(folder, "packed-"));
	const home = path.join(around, "school");
	copyUnpacked(around);
	const program = programOf(home, version);
	renameSync(programOf(home, first), program);
	change?.(program);
	for (const name of ["school.js", "package.json"]) {
		const file = path.join(home, name);
		writeFileSync(file, readFileSync(file, "utf8").replaceAll(`"${first}"`, `"${version}"`));
	}
	if (isSecurity) {
		const about = path.join(home, "package.json");
		writeFileSync(about, JSON.stringify({ ...JSON.parse(readFileSync(about, "utf8")), security: true }));
	}
	writeContents(home, readFileSync(keyFile, "utf8"));
	const file = path.join(folder, `school-${version}-linux-${process.arch}.tar.gz`);
	const options = { cwd: around, gzip: { level: 1 }, portable: true, noDirRecurse: true };
	// Nobody finds a file before all of it is there.
	await tar.create({ file: `${file}.part`, ...options }, packedFiles(around, "school"));
	renameSync(`${file}.part`, file);
	rmSync(around, { recursive: true });
	return file;
}
