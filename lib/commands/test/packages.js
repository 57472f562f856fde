/**
 * Packages of many small modules, bundled once for all test suites: Jest loads every module anew for each suite, and
 * three quarters of those of a data test belong to Payload.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { bundleAll } from "../build/bundle.js";

/**
 * What one of them imports of another must be the same module that we import, so all of Payload's are here. ES modules
 * only: the names that a CommonJS package exports are not known to a bundle.
 */
const bundled =
	'(?:payload|@payloadcms/(?:db-postgres|db-sqlite|drizzle|next|richtext-lexical|translations|ui)|zod)(?:/[^"]+)?';

/** Given to Payload's adapter by our code, which imports it as well. */
const external = ["pg"];

/**
 * Jest runs code in a context of node:vm, where each access to a global goes through a slow interceptor; a variable of
 * the module avoids that. Drizzle looks up `Object` for every value of a query. Nothing that a test replaces, as `Date`.
 */
const banner = `const { Array, Error, JSON, Map, Number, Object, Promise, Reflect, RegExp, Set, String, Symbol } = globalThis;`;

const cache = ".next/cache/test-packages";
const day = 24 * 60 * 60 * 1000;

const specifier = new RegExp(`^(?!import type).*(?:from|import)\\s*\\(?\\s*"(${bundled})"`, "gm");

/** @returns {string[]} which of them our code and its tests import, such as "payload/shared" */
function imported() {
	const files = ["app", "components", "lib"].flatMap((room) =>
		readdirSync(room, { recursive: true, encoding: "utf8" })
			.filter((name) => /\.[jt]sx?$/.test(name))
			.map((name) => path.join(room, name)),
	);
	const found = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(specifier)].map(([, name]) => name));
	return [...new Set(found)].sort();
}

/** Removes bundles of former versions, but none that a run beside this one may still read. */
function removeOld() {
	for (const name of readdirSync(cache)) {
		const folder = path.join(cache, name);
		if (Date.now() - statSync(folder).mtimeMs > day) rmSync(folder, { recursive: true, force: true });
	}
}

const nameOf = (specifier) => specifier.replaceAll("/", "+");

/** @param {string[]} specifiers @returns {Promise<string>} folder with a module for each */
async function folderFor(specifiers) {
	const hash = createHash("sha256").update(specifiers.join("\n"));
	for (const file of ["package-lock.json", "lib/commands/build/bundle.js", "lib/commands/test/packages.js"])
		hash.update(readFileSync(file));
	const folder = path.join(cache, hash.digest("hex").slice(0, 16));
	if (existsSync(folder)) return folder;
	mkdirSync(cache, { recursive: true });
	removeOld();
	const unfinished = `${folder}.${process.pid}`;
	const entries = Object.fromEntries(specifiers.map((specifier) => [nameOf(specifier), specifier]));
	await bundleAll(entries, unfinished, { external, banner });
	try {
		renameSync(unfinished, folder);
	} catch (error) {
		if (!existsSync(folder)) throw error;
		// A run beside this one was first.
		rmSync(unfinished, { recursive: true });
	}
	return folder;
}

/**
 * Bundles the packages, unless they are bundled already.
 * @returns {Promise<Record<string, string>>} for Jest's moduleNameMapper. An import of a bundled package that is not in
 * the bundle, as one package may have of another, fails: its module would exist twice.
 */
export async function bundledPackages() {
	const specifiers = imported();
	const folder = await folderFor(specifiers);
	const modules = specifiers.map((specifier) => [`^${specifier}$`, `<rootDir>/${folder}/${nameOf(specifier)}.mjs`]);
	return { ...Object.fromEntries(modules), [`^${bundled}$`]: `<rootDir>/${folder}/is-not-in-the-bundle` };
}

/** Of the bundles, for Jest's transformIgnorePatterns. */
export const isBundle = `/${cache.replace(".", "\\.")}/`;
