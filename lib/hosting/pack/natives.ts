/** Packages with native code, for a processor that is not this machine's. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import * as tar from "tar";
import { StartRefused } from "@/lib/data/first-start";
import { lockedPackages } from "./parts";
import { packText } from "./text";

/** Processors for which the site can be packed, as Node names them. */
export const architectures: readonly string[] = ["x64", "arm64"];

/** @returns names of the packages in a folder `node_modules`, with their scopes */
export const packagesIn = (folder: string): string[] =>
	readdirSync(folder).flatMap((name) =>
		name.startsWith("@") ? readdirSync(path.join(folder, name)).map((part) => `${name}/${part}`) : [name],
	);

/**
 * Downloads a package with npm, and compares it with package-lock.json.
 * @throws StartRefused if it is not to be had, or another one
 */
function fetchPackage(name: string, folder: string): string {
	const { version, integrity } = lockedPackages()[`node_modules/${name}`] ?? {};
	if (!version || !integrity) throw new StartRefused(packText.noNative(name));
	let file: string;
	try {
		const options = ["pack", `${name}@${version}`, "--json", "--pack-destination", folder];
		const [{ filename }] = JSON.parse(execFileSync("npm", options, { stdio: ["ignore", "pipe", "ignore"] }).toString());
		file = path.join(folder, filename);
	} catch {
		throw new StartRefused(packText.noNative(`${name}@${version}`));
	}
	const hash = createHash("sha512").update(readFileSync(file)).digest("base64");
	if (integrity !== `sha512-${hash}`) throw new StartRefused(packText.noNative(`${name}@${version}`));
	return file;
}

/**
 * Replaces the packages of this machine's processor by those of another. Does nothing for this one.
 * @param program folder of the packed program
 * @throws StartRefused if one of them is not to be had
 */
export async function exchangeNatives(program: string, architecture: string): Promise<void> {
	if (architecture === process.arch) return;
	const modules = path.join(program, "node_modules");
	const here = `linux-${process.arch}`;
	for (const name of packagesIn(modules).filter((folder) => folder.includes(here))) {
		const file = fetchPackage(name.replace(here, `linux-${architecture}`), program);
		const folder = path.join(modules, name.replace(here, `linux-${architecture}`));
		mkdirSync(folder, { recursive: true });
		await tar.extract({ file, cwd: folder, strip: 1 });
		rmSync(file);
		rmSync(path.join(modules, name), { recursive: true });
	}
}
