/** The licences of all that stands in the packed site. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { installedPackages, isNeeded } from "./contents";
import { packagesIn } from "./natives";

type Manifest = { name: string; version: string; license?: string | { type?: string }; homepage?: string };

/** Packages with code for one processor. */
const native = /linux-(x64|arm64)/;

const isLicence = (name: string) => /^(licen[cs]e|copying|notice|third-party-notices|ofl)/i.test(name);

/** @returns texts of all licence files directly in a folder; libvips has its licences in its README alone */
function textsIn(folder: string): string[] {
	const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []));
	const found = names.filter(isLicence);
	const read = found.length > 0 ? found : names.filter((name) => /^readme\.md$/i.test(name) && native.test(folder));
	return read.map((name) => readFileSync(path.join(folder, name), "utf8").trim());
}

function describe(folder: string): string {
	const { name, version, license, homepage } = JSON.parse(
		readFileSync(path.join(folder, "package.json"), "utf8"),
	) as Manifest;
	const named = typeof license === "object" ? license.type : license;
	const head = [`${name} ${version}`, `Licence: ${named ?? "see below"}`, ...(homepage ? [homepage] : [])].join("\n");
	return [head, ...textsIn(folder)].join("\n\n");
}

/** Next has copies of other packages in its own, each with its licence. */
function copiesInNext(folder: string): string[] {
	const copies = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
		isLicence(path.basename(name)),
	);
	return copies.sort().map((name) => {
		const text = readFileSync(path.join(folder, name), "utf8").trim();
		return `${path.dirname(name)}, in the package next\n\n${text}`;
	});
}

const line = `\n\n${"=".repeat(80)}\n\n`;

/**
 * The build may contain code of each package of production that is installed here.
 * @param modules the packed folder of packages, whose native ones may not be those that are installed here
 * @returns name, version and licence of each package of production, and of the font
 */
export function licencesOf(modules: string): string {
	const natives = packagesIn(modules).filter((name) => native.test(name) && isNeeded(`node_modules/${name}/`));
	const others = installedPackages().filter((folder) => !native.test(folder));
	const folders = [...others, ...natives.map((name) => path.join(modules, name))];
	const font = `Noto Sans Bengali, the font of the pages\n\n${textsIn("app/fonts").join("\n\n")}`;
	const texts = [...folders.map(describe), ...copiesInNext("node_modules/next/dist/compiled"), font];
	return `${texts.join(line)}\n`;
}
