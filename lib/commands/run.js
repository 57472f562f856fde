/**
 * Runs a command of this folder: `node --conditions=production lib/commands/run.js start`.
 * The TypeScript is bundled into one plain module first, which starts in a third of the time that a loader needs.
 * The condition takes Payload's editor in a form without top-level await: with it, Node 20 now and then never
 * finishes the import and ends the program with exit code 13.
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
	// Outside of Next its subpaths need their extension, and a command is always on the server.
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
	// These explain themselves by their message; where they were thrown helps nobody.
	const explained = ["SettingsError", "StartRefused"].includes(error.name);
	console.error(explained ? error.message : error);
	process.exit(1);
}
process.exit();
