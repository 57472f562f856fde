/**
 * `npm run command -- complete-lock`, after packages have changed: adds entries to package-lock.json for the optional packages
 * of other systems, such as Next's compiler for a Mac. npm leaves out those that the registry did not have when the file was
 * written, and then neither installs them elsewhere nor accepts the file in `npm ci`. With `--check` it only says what is missing.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { minVersion, satisfies } from "semver";
import { byCodePoint } from "@/lib/bengali/order";
import { engines } from "@/package.json";

type Kind = { dev?: true; optional?: true; devOptional?: true; peer?: true };

type Package = Kind & {
	version?: string;
	resolved?: string;
	integrity?: string;
	optionalDependencies?: Record<string, string>;
	os?: string[];
	cpu?: string[];
	libc?: string[];
	engines?: { node?: string };
};

/** By folder, such as `node_modules/next`; the key of the project itself is "". */
type Packages = Record<string, Package>;

const file = "package-lock.json";

/**
 * Matches names such as "@next/swc-linux-x64-musl": `process.platform`, `process.arch` and, on some systems, an ABI.
 */
const platform =
	/-(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-([a-z0-9]+)(?:-([a-z]+))?$/;

/** The C library by the start of an ABI's name. */
const libcs: [string, string][] = [
	["musl", "musl"],
	["gnu", "glibc"],
];

function readLock(): { packages: Packages } {
	return JSON.parse(readFileSync(file, "utf8"));
}

/** @returns the folder in which a package of `folder` finds another, as Node looks for it */
function findFrom(packages: Packages, folder: string, name: string): string | undefined {
	const candidate = `${folder && `${folder}/`}node_modules/${name}`;
	if (packages[candidate]) return candidate;
	if (folder === "") return undefined;
	return findFrom(packages, folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/"))), name);
}

type Missing = { name: string; version: string; parent: Package };

function missingOf(packages: Packages): Missing[] {
	return Object.entries(packages).flatMap(([folder, parent]) =>
		Object.entries(parent.optionalDependencies ?? {})
			.filter(([name]) => !findFrom(packages, folder, name))
			.map(([name, version]) => ({ name, version, parent })),
	);
}

/** @throws Error for a name that states no system, or a range of versions: such an entry must come from a registry */
function entryOf({ name, version, parent }: Missing): Package {
	const [, os, cpu, abi = ""] = platform.exec(name) ?? [];
	if (!os || !cpu || !/^\d[\w.+-]*$/.test(version)) throw new Error(`Cannot write an entry for ${name}@${version}`);
	const libc = os === "linux" ? libcs.find(([start]) => abi.startsWith(start))?.slice(1) : undefined;
	const { dev, peer } = parent;
	return {
		version,
		cpu: [cpu],
		...(dev && { dev }),
		...(libc && { libc }),
		optional: true,
		os: [os],
		...(peer && { peer }),
	};
}

/** Packages that `npm ci` would install without comparing them with a checksum. */
const unchecked = (packages: Packages) =>
	Object.entries(packages).filter(([folder, { integrity }]) => folder !== "" && !integrity);

/** @throws Error when the registry of npm's settings has no such package */
function checksumOf(folder: string, { version }: Package): string {
	const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
	return JSON.parse(
		execFileSync("npm", ["view", "--json", `${name}@${version}`, "dist.integrity"], { encoding: "utf8" }),
	);
}

/** Writes the missing entries, and the checksums that the registry states. @returns the packages' names */
function completeLock(): string[] {
	const lock = readLock();
	const missing = missingOf(lock.packages);
	for (const one of missing) lock.packages[`node_modules/${one.name}`] = entryOf(one);
	for (const [folder, found] of unchecked(lock.packages)) {
		const { version, ...rest } = found;
		lock.packages[folder] = { version, integrity: checksumOf(folder, found), ...rest };
	}
	const sorted = Object.entries(lock.packages).sort(([a], [b]) => byCodePoint(a, b));
	writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, "\t")}\n`);
	return missing.map(({ name }) => name);
}

/**
 * @param node the oldest version of Node that must be supported
 * @returns what is wrong with the file: packages without an entry or checksum, packages for newer versions of Node, and
 * addresses of a registry, which others may not reach
 */
function faultsOfLock(node: string): string[] {
	const { packages } = readLock();
	const missing = missingOf(packages).map(({ name, version }) => `no entry for ${name}@${version}`);
	const unfit = Object.entries(packages).flatMap(([folder, { engines, resolved }]) => [
		...(satisfies(node, engines?.node ?? "*") ? [] : [`${folder} needs Node ${engines?.node}`]),
		...(resolved ? [`${folder} names an address: ${resolved}`] : []),
	]);
	const withoutChecksum = unchecked(packages).map(([folder]) => `${folder} has no checksum`);
	return [...missing, ...unfit, ...withoutChecksum];
}

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
if (!values.check) for (const name of completeLock()) console.log(`added ${name}`);

const faults = faultsOfLock(minVersion(engines.node)?.version ?? "");
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
