/**
 * Runs a command of this folder: `node --conditions=production lib/commands/run.js start`.
 * The TypeScript is bundled into one module first, which takes a third of the time of a TypeScript loader.
 * `--conditions=production` selects a build of Payload's editor without top-level await: with it, the import
 * sometimes never settles on Node 20, which exits with code 13.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync, stop } from "esbuild";

if (process.env.npm_lifecycle_event) await import("./end-with-parent.js");

const [name = "", ...rest] = process.argv.slice(2);
const file = path.resolve(".next/cache/commands", `${name}-${process.pid}.mjs`);

buildSync({
	entryPoints: [`lib/commands/${name}.ts`],
	outfile: file,
	bundle: true,
	platform: "node",
	format: "esm",
	target: "node20",
	packages: "external",
	// Outside of Next, its subpaths need the extension, and "server-only" would throw.
	alias: { "next/cache": "next/cache.js", "server-only": "./lib/commands/server-only-stub.js" },
	sourcemap: "inline",
	logLevel: "warning",
});
await stop();
process.on("exit", () => rmSync(file, { force: true }));
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], file, ...rest];

try {
	await import(pathToFileURL(file).href);
} catch (error) {
	// Errors for the operator: the message is enough, a stack trace would not help.
	const explained = ["SettingsError", "StartRefused", "BackupRefused"].includes(error.name);
	console.error(explained ? error.message : error);
	process.exit(1);
}
process.exit();
