/** The bill of materials of the packed site, in CycloneDX: `parts.cdx.json` in the program's folder. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { byCodePoint } from "@/lib/bengali/order";
import { StartRefused } from "@/lib/data/first-start";
import about from "@/package.json" with { type: "json" };
import { bill, type Component } from "./list-parts";
import { packText } from "./text";

/** Of a package, as package-lock.json has it. */
type Locked = { version?: string; integrity?: string; dev?: boolean; devOptional?: boolean };

/** @returns all that package-lock.json lists, by their folders */
export const lockedPackages = (): Record<string, Locked> =>
	JSON.parse(readFileSync("package-lock.json", "utf8")).packages;

/** @returns a component with native code as package-lock.json has it for another processor than this one */
function ofLock(component: Component, packages: Record<string, Locked>): Component {
	const [, found] =
		Object.entries(packages).find(
			([folder, { version }]) => folder.endsWith(`node_modules/${component.name}`) && version === component.version,
		) ?? [];
	if (!found?.integrity) throw new StartRefused(packText.noNative(component.name));
	const content = Buffer.from(found.integrity.replace("sha512-", ""), "base64").toString("hex");
	return { ...component, hashes: [{ alg: "SHA-512", content }] };
}

/**
 * `npm sbom --omit dev` also leaves out what production shares with a package for development, as tar and pg: a fifth of all.
 * @returns names and versions of the packages of production
 */
const ofProduction = (packages: Record<string, Locked>) =>
	new Set(
		Object.entries(packages).flatMap(([folder, { version, dev, devOptional }]) =>
			folder && !dev && !devOptional ? `${folder.replace(/^.*node_modules\//, "")}@${version}` : [],
		),
	);

/**
 * @param architecture processor that the site is packed for
 * @returns the bill of `npm sbom`, without what differs from one call, folder or npm to another
 * @throws StartRefused if npm cannot make it, as when packages are missing
 */
export function partsOf(architecture: string): string {
	let said: string;
	try {
		const args = ["sbom", "--sbom-format", "cyclonedx"];
		said = execFileSync("npm", args, { encoding: "utf8", maxBuffer: 64e6, stdio: ["ignore", "pipe", "pipe"] });
	} catch (error) {
		throw new StartRefused(packText.noParts(String((error as { stderr?: string }).stderr || error)));
	}
	const packed = `linux-${architecture}`;
	const isForeign = architecture !== process.arch;
	const { serialNumber: _ofCall, ...read } = bill.parse(
		JSON.parse(isForeign ? said.replaceAll(`linux-${process.arch}`, packed) : said),
	);
	const lock = lockedPackages();
	const names = ofProduction(lock);
	const components = read.components.filter(({ name, version }) => names.has(`${name}@${version}`));
	const refs = new Set([...components.map((component) => component["bom-ref"]), read.metadata.component["bom-ref"]]);
	const made = {
		...read,
		// npm takes the name of the folder.
		metadata: { component: { ...read.metadata.component, name: about.name } },
		components: components
			.map((component) => (isForeign && component.name.includes(packed) ? ofLock(component, lock) : component))
			.sort((a, b) => byCodePoint(a["bom-ref"], b["bom-ref"])),
		dependencies: read.dependencies
			.filter(({ ref }) => refs.has(ref))
			.map(({ ref, dependsOn }) => ({
				ref,
				dependsOn: dependsOn.filter((dependency) => refs.has(dependency)).sort(byCodePoint),
			}))
			.sort((a, b) => byCodePoint(a.ref, b.ref)),
	};
	return `${JSON.stringify(made, null, "\t")}\n`;
}
