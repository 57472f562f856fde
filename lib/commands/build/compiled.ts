/** The compiled site in `.next`, and whether it is up to date with the source. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";
import { addCompileHints } from "@/lib/framework/compile-hints";
import { leaveOutCachedReads } from "@/lib/framework/form-actions";
import { bundleServerPackages } from "@/lib/framework/server-packages";
import { environment } from "@/lib/machine/environment";
import { nextCommand, runNode } from "../run/child";

const sources = [
	"app",
	"instrumentation.ts",
	"components",
	"lib",
	// Of the commands, which are left out of `lib` below, the one that makes the bundles of the build.
	"lib/commands/build/bundle.js",
	"public",
	"next.config.js",
	"postcss.config.js",
	"package-lock.json",
	"tsconfig.json",
];
const buildFile = ".next/BUILD_ID";
const sourceFile = ".next/source-hash";

/** Tests and commands are not compiled into the site. */
const isCompiledIn = (file: string) =>
	!/\.test\.tsx?$|[\\/]testing[\\/]/.test(file) && !file.startsWith(path.join("lib", "commands"));

function filesOf(source: string): string[] {
	if (!existsSync(source)) return [];
	if (!statSync(source).isDirectory()) return [source];
	return readdirSync(source, { recursive: true, encoding: "utf8" })
		.map((name) => path.join(source, name))
		.filter((file) => isCompiledIn(file) && statSync(file).isFile())
		.sort();
}

function hashOfSource(): string {
	const { browserslist } = JSON.parse(readFileSync("package.json", "utf8"));
	const { DEPLOYMENT_ID = "", NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = "" } = environment;
	const hash = createHash("sha256").update(`${browserslist} ${DEPLOYMENT_ID} ${NEXT_SERVER_ACTIONS_ENCRYPTION_KEY}`);
	for (const file of sources.flatMap(filesOf)) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
	return hash.digest("hex");
}

/** @returns whether there is a complete build, of any version of the source */
export const isCompiled = () => existsSync(buildFile) && existsSync(sourceFile);

/**
 * What Next otherwise makes up for each build, so that the same source is the same build: its name, and the key of server
 * actions, by which their ids are made. These hide no values, so that nobody can do anything with the key.
 */
const namesFrom = (hash: string) => ({
	// A test that compiles would have source maps.
	NODE_ENV: "production",
	BUILD_NAME: hash.slice(0, 20),
	NEXT_SERVER_ACTIONS_ENCRYPTION_KEY:
		environment.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? createHash("sha256").update(`actions ${hash}`).digest("base64"),
});

/** Compiles without a database, so the output does not depend on the build machine. */
export async function compile(): Promise<void> {
	// An interrupted build must not look complete.
	for (const file of [buildFile, sourceFile]) rmSync(file, { force: true });
	// Its names have hashes: what a former version needed would stay.
	rmSync(path.join(".next", "node_modules"), { recursive: true, force: true });
	const hash = hashOfSource();
	await runNode(nextCommand("build", "--experimental-build-mode", "compile"), namesFrom(hash));
	addCompileHints(".next");
	leaveOutCachedReads(".next");
	// A packed site, which cannot compile, has no esbuild.
	const { bundleAll } = await import("./bundle.js");
	await bundleServerPackages(".next", bundleAll);
	await compressFiles(path.join(".next", "static"));
	writeFileSync(sourceFile, hash);
}

/** @returns whether there is a complete build of the source as it is now */
export const isUpToDate = () => isCompiled() && readFileSync(sourceFile, "utf8") === hashOfSource();

/** Compiles unless the existing build is up to date with the source. */
export async function compileWhenChanged(): Promise<void> {
	if (!isUpToDate()) await compile();
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const kinds = [".css", ".js"];

/** By the file name extension of their output. */
const compressors = {
	".br": (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
	".gz": (bytes: Buffer) => zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Files compressed concurrently: the number of threads in libuv's pool. */
const atOnce = pLimit(4);

/**
 * Writes each script and style again beside itself, with Brotli and with gzip, as small as possible; lib/http/static-files sends
 * them.
 * @param folder of the build's static files
 */
async function compressFiles(folder: string): Promise<void> {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
	const files = names.filter((name) => kinds.includes(path.extname(name))).map((name) => path.join(folder, name));
	const jobs = files.flatMap((file) =>
		Object.entries(compressors).map(([ending, compressed]) =>
			atOnce(async () => writeFile(file + ending, await compressed(await readFile(file)))),
		),
	);
	await Promise.all(jobs);
}
