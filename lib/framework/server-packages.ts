/**
 * Packages that the server loads as packages (`serverExternalPackages` in next.config.js). Turbopack imports one by its name
 * and a hash, and leaves a link of this name in `.next/node_modules`. That is internal to it: with a build of another form
 * the build fails here. A build is left without links:
 *
 * - Payload and its database adapters are twelve hundred small modules; finding and linking them was two fifths of a start's
 *   work. They are bundled into a few modules that take their place. Turbopack has no setting for that. Measured with Node
 *   22: ready after 1.4 instead of 2.3 seconds of a core.
 * - In the place of any other stands a package that passes on what the real one has. So a packed site has files alone, and
 *   its signature, which is one of files, covers all of it (lib/hosting/update/ed25519.ts).
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** One must not be bundled without the others: what they import of each other would exist twice. */
export const serverPackages = ["payload", "@payloadcms/db-postgres", "@payloadcms/db-sqlite"];

/** Our code imports it as well. */
const external = ["pg"];

/** A module of a package as the build imports it. */
type Imported = { link: string; name: string; rest: string };

const links = (modules: string): string[] =>
	readdirSync(modules, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isSymbolicLink())
		.map((entry) => path.relative(modules, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));

/** @returns what the build imports of each link */
function importsOf(folder: string): Map<string, Imported[]> {
	const found = new Map(links(path.join(folder, "node_modules")).map((link) => [link, new Map<string, Imported>()]));
	const server = path.join(folder, "server");
	for (const file of readdirSync(server, { recursive: true, encoding: "utf8" })) {
		const code = file.endsWith(".js") ? readFileSync(path.join(server, file), "utf8") : "";
		for (const [, link = "", name = "", rest = ""] of code.matchAll(
			/"(((?:@[\w.-]+\/)?[\w.-]+)-[0-9a-f]{16})(\/[^"]+)?"/g,
		))
			found.get(link)?.set(rest, { link, name, rest });
	}
	const imports = new Map([...found].map(([link, modules]) => [link, [...modules.values()]]));
	const names = [...imports.values()].flatMap(([first]) => first?.name ?? []);
	const missing = [
		...serverPackages.filter((name) => !names.includes(name)),
		...[...imports].flatMap(([link, modules]) => (modules.length > 0 ? [] : link)),
	];
	if (missing.length > 0) throw new Error(`The build does not import ${missing.join(", ")} as it did`);
	return imports;
}

const fileOf = ({ rest }: Imported) => rest || "/index";

/** Puts a package of these modules into the place of a link. */
function replaceLink(place: string, modules: Imported[], targetOf: (file: string) => unknown): void {
	const exports = Object.fromEntries(modules.map((module) => [`.${module.rest}`, targetOf(`.${fileOf(module)}`)]));
	rmSync(place, { recursive: true });
	mkdirSync(place);
	// With its real name a package would find itself by that.
	writeFileSync(path.join(place, "package.json"), JSON.stringify({ name: modules[0]?.link, type: "module", exports }));
}

/** Writes a module that is the one of the real package, whether it is imported or required. */
function passOn(place: string, imported: Imported): void {
	const file = path.join(place, fileOf(imported));
	const name = JSON.stringify(imported.name + imported.rest);
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(`${file}.mjs`, `import * as all from ${name};\nexport * from ${name};\nexport default all.default;\n`);
	writeFileSync(`${file}.cjs`, `module.exports = require(${name});\n`);
}

/** Makes modules of packages, or parts of them, by the name without ending that each is to have in the folder. */
type Bundle = (modules: Record<string, string>, folder: string, options: { external: string[] }) => Promise<unknown>;

/**
 * @param folder of the compiled site
 * @throws Error if the build does not import the packages in this form
 */
export async function bundleServerPackages(folder: string, bundle: Bundle): Promise<void> {
	const modules = path.join(folder, "node_modules");
	const bundled: Imported[] = [];
	for (const [link, imports] of importsOf(folder)) {
		const place = path.join(modules, link);
		if (serverPackages.includes(imports[0]?.name ?? "")) {
			bundled.push(...imports);
			replaceLink(place, imports, (file) => `${file}.mjs`);
		} else {
			replaceLink(place, imports, (file) => ({ import: `${file}.mjs`, require: `${file}.cjs` }));
			for (const one of imports) passOn(place, one);
		}
	}
	const entries = bundled.map((entry) => [entry.link + fileOf(entry), entry.name + entry.rest]);
	await bundle(Object.fromEntries(entries), modules, { external });
}
