/**
 * What makes a packed site the same wherever and whenever its commit is packed, so that anybody can see that a file was
 * made from the source that is shown. The name of the build comes from the source (lib/commands/build/compiled.ts).
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Of a source without its history. */
const withoutHistory = Date.UTC(2026, 0, 1);

/** @returns the time of all packed files: that of the commit */
export function timeOfSource(): Date {
	try {
		const said = execFileSync("git", ["log", "-1", "--format=%ct"], {
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		});
		return new Date(Number(said) * 1000);
	} catch {
		return new Date(withoutHistory);
	}
}

/**
 * @returns a folder and all below it, in the order of a tar file: what the version is stands at its begin, where
 * lib/upkeep/newer-version.ts reads it
 */
export function packedFiles(around: string, folder: string): string[] {
	const all = readdirSync(path.join(around, folder), { recursive: true, encoding: "utf8" });
	const first = [folder, path.join(folder, "package.json")];
	const others = all.map((name) => path.join(folder, name)).filter((name) => !first.includes(name));
	return [...first, ...others.sort()];
}

/** Files of a build with the keys of previews, which Next makes anew for each, and with the folder in which it was built. */
const withKeys = ["prerender-manifest.json", "server/preview-props.json"];
const withFolder = ["required-server-files.js", "required-server-files.json"];

/** Stands for the folder, which no machine of a school has either. */
const anyFolder = "/school";

/**
 * Puts keys that are made from the source in the place of those of a packed build. Whoever has the file knows either, and
 * they open nothing (docs/running.md). The folder is taken out.
 */
export function makeRepeatable(build: string): void {
	const read = (name: string) => readFileSync(path.join(build, name), "utf8");
	const source = read("source-hash");
	const made = (name: string) => createHash("sha256").update(`${name} ${source}`).digest("hex");
	const keys: [name: string, key: string][] = Object.entries(JSON.parse(read("server/preview-props.json")));
	for (const file of withKeys) {
		const replaced = keys.reduce(
			(text, [name, key]) => text.replaceAll(key, made(name).slice(0, key.length)),
			read(file),
		);
		writeFileSync(path.join(build, file), replaced);
	}
	// The build's own word for its folder, which may have been moved since.
	const { appDir }: { appDir: string } = JSON.parse(read("required-server-files.json"));
	for (const file of withFolder)
		writeFileSync(path.join(build, file), read(file).replaceAll(JSON.stringify(appDir), `"${anyFolder}"`));
}
