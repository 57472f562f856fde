/** What production needs: which files of the project and of its packages stand in the packed site. */
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { serverPackages } from "@/lib/framework/server-packages";
import { reactFile } from "@/lib/http/script-policy";
import { stylesheetFiles } from "@/lib/office/stylesheets";
import { lockedPackages } from "./parts";

/** What Node runs as it is. The rest of the site is in the build and in the bundles of the commands. */
const plain = [
	...["server.js", "read-cache.js"].map((name) => `lib/framework/${name}`),
	...["run.js", "run/end-with-parent.js", "run/ready.js"].map((name) => `lib/commands/${name}`),
	"next.config.js",
];

/** Modules that Next's server finds by a table of names when it starts. */
const inTable = [
	...readFileSync("node_modules/next/dist/server/config-utils.js", "utf8").matchAll(/'(next\/dist\/compiled\/[^']+)'/g),
].map(([, name = ""]) => createRequire(path.resolve("package.json")).resolve(name));

/** Opened by its name at run time, which no trace sees. Folders are taken whole. */
const opened = [
	...["package.json", "public", "docs/staff.md", reactFile, ...stylesheetFiles],
	// For the commands of a machine (lib/hosting/schools, lib/hosting/install).
	...["deploy/nginx.conf", "deploy/tls.conf", "deploy/upstream.conf", "deploy/Caddyfile", "deploy/schools"],
	// The picture of a PDF file's first page (lib/search/file-texts/pdfium.ts).
	...["package.json", "dist/pdfium.wasm"].map((name) => path.join("node_modules/@embedpdf/pdfium", name)),
];

/**
 * Never needed where nothing is compiled: compilers, source maps, what `npm run dev` loads, types and documents,
 * tests, and builds for other C libraries.
 */
const leftOut = [
	/^node_modules\/(@next\/swc-|@esbuild\/|esbuild|tsx\/|drizzle-kit\/|prettier\/|sass\/|immutable\/|@types\/)/,
	/^node_modules\/[^.]*-musl\//,
	/^node_modules\/next\/dist\/(docs|compiled\/next-devtools)\//,
	/^node_modules\/next\/dist\/compiled\/next-server\/.*[.-]dev\./,
	/^node_modules\/.*\.(map|md|markdown|d\.[cm]?ts|tsx?)$/,
	/^node_modules\/.*\/(tests?|__tests__)\//,
	/\.(test|spec)\.[cm]?[jt]sx?$/,
];

const packages = lockedPackages();

/** @returns whether a file, or a folder with a slash at its end, may be needed: not if its package is for development */
export function isNeeded(file: string): boolean {
	const [, folder = ""] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
	const { dev, devOptional } = packages[folder] ?? {};
	return !dev && !devOptional && !leftOut.some((pattern) => pattern.test(file));
}

/** Folders of all packages that may be needed and are installed here. */
export const installedPackages = (): string[] =>
	Object.keys(packages).filter(
		(folder) => folder && isNeeded(`${folder}/`) && existsSync(path.join(folder, "package.json")),
	);

const below = (folder: string): string[] =>
	lstatSync(folder).isDirectory() ? readdirSync(folder).flatMap((name) => below(path.join(folder, name))) : [folder];

/** In the build as a bundle, since Next has made its lists, and the large ones that only these load. */
const bundled = [...serverPackages, "@payloadcms/drizzle", "drizzle-orm"].map((name) => `node_modules/${name}/`);

/** What Next has found for each route: a list beside the route's file. */
function tracedByNext(): string[] {
	const lists = below(".next").filter((file) => file.endsWith(".nft.json"));
	const files = lists.flatMap((list) =>
		(JSON.parse(readFileSync(list, "utf8")) as { files: string[] }).files.map((file) =>
			path.join(path.dirname(list), file),
		),
	);
	return files.filter((file) => !bundled.some((folder) => file.startsWith(folder)));
}

/** Parts of the build that only compiling, developing and debugging need. */
const notServed = ["cache", "dev", "diagnostics", "trace", "trace-build", "turbopack", "types"].map((name) =>
	path.join(".next", name),
);

const isServed = (file: string) => !notServed.includes(file) && !/\.(map|nft\.json)$/.test(file);

/** Files of the build. */
const built = (): string[] =>
	readdirSync(".next")
		.map((name) => path.join(".next", name))
		.filter(isServed)
		.flatMap(below)
		.filter(isServed);

/** Bundles of the commands, and a module with their imports of packages: to read the bundles for these takes a minute. */
export type Programs = { files: string[]; imports: string };

/** @returns files of the project, relative to it, in the order of their names */
export async function filesOfProduction({ files: programs, imports }: Programs): Promise<string[]> {
	const { fileList } = await nodeFileTrace([...plain, ...inTable, imports], {
		// Bundles of commands that run at the same time (lib/commands/run.js) are none of the pack's.
		ignore: (file) => file.startsWith(".next/cache/commands/") || !isNeeded(file),
	});
	const ofPackages = [...tracedByNext(), ...fileList].filter((file) => file.startsWith("node_modules/"));
	const own = [...fileList].filter((file) => /^(next\.config\.js|lib\/.*\.c?js)$/.test(file));
	const all = new Set([...built(), ...ofPackages, ...own, ...programs, ...opened.flatMap(below)]);
	return [...all].filter((file) => isNeeded(file) && existsSync(file)).sort();
}
