/**
 * Payload and its database adapters are twelve hundred small modules, which the server loads as packages
 * (`serverExternalPackages` in next.config.js); finding and linking them was two fifths of a start's work. They are bundled
 * into a few modules that take their place in the build. Turbopack has no setting for that: it imports such a package by
 * its name and a hash, and leaves a link of this name in `.next/node_modules`. That is internal to it: with a build of
 * another form the build fails here. Measured with Node 22: ready after 1.4 instead of 2.3 seconds of a core.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** One must not be bundled without the others: what they import of each other would exist twice. */
export const serverPackages = ["payload", "@payloadcms/db-postgres", "@payloadcms/db-sqlite"];

/** Our code imports it as well. */
const external = ["pg"];

const imported = new RegExp(`"((${serverPackages.join("|")})-[0-9a-f]{16})((?:/[^"]+)?)"`, "g");

/** A module of a package as the build imports it. */
type Imported = { link: string; name: string; rest: string };

function importsOf(folder: string): Imported[] {
	const found = new Map<string, Imported>();
	const server = path.join(folder, "server");
	for (const file of readdirSync(server, { recursive: true, encoding: "utf8" })) {
		const code = file.endsWith(".js") ? readFileSync(path.join(server, file), "utf8") : "";
		for (const [text, link = "", name = "", rest = ""] of code.matchAll(imported))
			found.set(text, { link, name, rest });
	}
	const missing = serverPackages.filter((name) => ![...found.values()].some((one) => one.name === name));
	if (missing.length > 0) throw new Error(`The build does not import ${missing.join(", ")} as it did`);
	return [...found.values()];
}

/** Makes modules of packages, or parts of them, by the name without ending that each is to have in the folder. */
type Bundle = (modules: Record<string, string>, folder: string, options: { external: string[] }) => Promise<unknown>;

/**
 * @param folder of the compiled site
 * @throws Error if the build does not import the packages in this form
 */
export async function bundleServerPackages(folder: string, bundle: Bundle): Promise<void> {
	const links = path.join(folder, "node_modules");
	const imports = importsOf(folder);
	const nameOf = ({ rest }: Imported) => rest || "/index";
	for (const link of new Set(imports.map((one) => one.link))) {
		const own = imports.filter((one) => one.link === link);
		const exports = Object.fromEntries(own.map((one) => [`.${one.rest}`, `.${nameOf(one)}.mjs`]));
		const place = path.join(links, link);
		rmSync(place, { recursive: true });
		mkdirSync(place);
		writeFileSync(path.join(place, "package.json"), JSON.stringify({ name: own[0]?.name, type: "module", exports }));
	}
	const modules = imports.map((one) => [one.link + nameOf(one), one.name + one.rest]);
	await bundle(Object.fromEntries(modules), links, { external });
}
