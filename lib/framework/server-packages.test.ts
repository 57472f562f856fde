/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bundleAll } from "@/lib/commands/build/bundle.js";
import { bundleServerPackages } from "./server-packages";

/** Below the project, whose packages the bundle imports. */
let folder: string;

beforeEach(() => {
	mkdirSync(".next/cache", { recursive: true });
	folder = mkdtempSync(path.resolve(".next/cache/server-packages-"));
	mkdirSync(path.join(folder, "server/chunks"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const hash = "0123456789abcdef";

/** Writes a build that imports parts of packages, as Turbopack does. */
function build(...imports: [name: string, rest?: string][]) {
	const code = imports.map(([name, rest = ""]) => `await e.y("${name}-${hash}${rest}")`).join(";");
	writeFileSync(path.join(folder, "server/chunks/a.js"), code);
	for (const name of new Set(imports.map(([name]) => name))) {
		const link = path.join(folder, "node_modules", `${name}-${hash}`);
		mkdirSync(path.dirname(link), { recursive: true });
		symlinkSync(path.resolve("node_modules", name), link, "junction");
	}
}

/** Modules and CommonJS, native and not, with and without an export by default. */
const others: [name: string, rest?: string][] = [
	["sharp"],
	["libsql"],
	["feed"],
	["pg"],
	["@zxcvbn-ts/core"],
	["nodemailer"],
	["sanitize-html"],
	["@libsql/client"],
	["@libsql/client", "/http"],
];

/** @returns what a module of the build prints, as JSON */
function said(code: string) {
	const file = path.join(folder, "server/chunks/b.mjs");
	writeFileSync(file, code);
	return JSON.parse(execFileSync(process.execPath, [file], { encoding: "utf8" }));
}

test("imports of Payload lead to one bundle, any other to the real package, and no link is left", async () => {
	build(["payload"], ["payload", "/shared"], ["@payloadcms/db-sqlite"], ["@payloadcms/db-postgres"], ...others);
	await bundleServerPackages(folder, bundleAll);
	const [isShared, twice, adapter, place] = said(
		`const [payload, shared, sqlite] = await Promise.all(
			["payload-${hash}", "payload-${hash}/shared", "@payloadcms/db-sqlite-${hash}"].map((name) => import(name)),
		);
		const both = Object.keys(shared).filter((name) => name in payload);
		const twice = both.filter((name) => payload[name] !== shared[name]);
		console.log(JSON.stringify([both.length > 0, twice, typeof sqlite.sqliteAdapter, import.meta.resolve("payload-${hash}")]));`,
	);
	expect([isShared, twice, adapter]).toEqual([true, [], "function"]);
	expect(place).toContain(path.basename(folder));
	expect(readdirSync(path.join(folder, "node_modules", `payload-${hash}`)).sort()).toEqual([
		"index.mjs",
		"package.json",
		"shared.mjs",
	]);

	const differing = said(
		`import { createRequire } from "node:module";
		const require = createRequire(import.meta.url);
		const differing = async ([name, rest = ""]) => {
			const [given, real] = [name + "-${hash}" + rest, name + rest];
			const [one, other] = await Promise.all([import(given), import(real)]);
			const keys = Object.keys({ ...one, ...other }).filter((key) => one[key] !== other[key]);
			return [...keys, ...(require(given) === require(real) ? [] : ["required"])].map((key) => [real, key]);
		};
		console.log(JSON.stringify((await Promise.all(${JSON.stringify(others)}.map(differing))).flat()));`,
	);
	expect(differing).toEqual([]);
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	expect(entries.filter((entry) => entry.isSymbolicLink())).toEqual([]);
});

test("a build that imports them in another way is refused", async () => {
	build(["payload"], ["@payloadcms/db-sqlite"]);
	await expect(bundleServerPackages(folder, bundleAll)).rejects.toThrow("@payloadcms/db-postgres");
});

test("a link of a package that it does not import is refused", async () => {
	build(["payload"], ["@payloadcms/db-sqlite"], ["@payloadcms/db-postgres"]);
	symlinkSync(path.resolve("node_modules/sharp"), path.join(folder, "node_modules", `sharp-${hash}`), "junction");
	await expect(bundleServerPackages(folder, bundleAll)).rejects.toThrow("sharp");
});
