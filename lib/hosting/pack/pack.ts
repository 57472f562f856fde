/**
 * `npm run pack [x64|arm64] [-- --to FOLDER --key FILE --security]`: the site as one file, `school-VERSION-linux-x64.tar.gz`, for machines that
 * have Node and nothing else. Unpacked:
 *
 *   school/school.js          the one command: `node school.js`, `node school.js backup`, … (./entry.ts)
 *   school/school-main.js     what it loads when Node is new enough (./school.ts)
 *   school/passenger.cjs      the start file for Passenger, of cPanel
 *   school/program-VERSION/   the build, what Node runs, and the packages that these load (./contents.ts)
 *                             and the commands, bundled here, as no machine of a school has a compiler;
 *                             licences.txt has those of all packages (./licences.ts), parts.cdx.json
 *                             what it is made of (./parts.ts)
 *   school/contents.txt       the SHA-256 of every file, for `sha256sum --check` and `node school.js check`
 *   school/contents.sig       its signature, with `--key` (lib/hosting/update/ed25519.ts)
 *   school/deploy/, docs/     units and nginx's files, and what says how they are used
 *   school/data/              made by the first start, unless DATA_DIR names another folder
 *
 * `--security` marks a release that closes a hole, which schools take by themselves: in package.json, which the signed list
 * covers. The same commit is packed to the same bytes (./repeatable.ts).
 *
 * The program's folder has the version in its name, so that a new version can be unpacked over the old one while that
 * one serves.
 */
import {
	chmodSync,
	copyFileSync,
	cpSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import * as tar from "tar";
import { bundleAll } from "@/lib/commands/build/bundle.js";
import { compileWhenChanged } from "@/lib/commands/build/compiled";
import { StartRefused } from "@/lib/data/first-start";
import { latestName, latestSecurityName } from "@/lib/upkeep/newer-version";
import { programOf } from "@/lib/upkeep/update-state";
import { engines, version } from "@/package.json";
import { keyName, openKeyOf, writeContents } from "../update/ed25519";
import { bundleHome, ofRecipe } from "./bundle-home";
import { filesOfProduction, type Programs } from "./contents";
import { licencesOf } from "./licences";
import { partsFile } from "./list-parts";
import { architectures, exchangeNatives } from "./natives";
import { partsOf } from "./parts";
import { makeRepeatable, packedFiles, timeOfSource } from "./repeatable";
import { packText } from "./text";

/** Commands of an operator, then those that a start and the server run. */
const commands = [
	...["backup", "check-backup", "grade", "migrate", "restore", "staff-password", "staff-second-factor", "start"],
	...["export", "import", "prepare", "read-pdf", "spreadsheet"],
].map((name) => `lib/commands/run/${name}.ts`);
const own = [
	"lib/tools/moving-in/import-site.ts",
	...["check", "behind-passenger"].map((name) => `lib/hosting/pack/${name}.ts`),
	...["go-back", "make-ready", "update"].map((name) => `lib/hosting/update/${name}.ts`),
	...["add", "certificate", "list", "update-all", "wake"].map((name) => `lib/hosting/schools/${name}.ts`),
	...["install", "uninstall"].map((name) => `lib/hosting/install/${name}.ts`),
];

/** Programs stand here while they are traced: below the project, so that its packages are found. */
const work = ".next/cache/pack";
const bundles = path.join(work, "programs");
const home = path.join(work, "school");
const program = programOf(home, version);

/** Bundles {@link commands}. @returns the modules, and one that has only their imports of packages */
async function bundlePrograms(): Promise<Programs> {
	const packages = await bundleAll([...commands, ...own], bundles);
	const imports = path.join(work, "imports.mjs");
	writeFileSync(imports, packages.map((name) => `import ${JSON.stringify(name)};\n`).join(""));
	return { files: readdirSync(bundles).map((name) => path.join(bundles, name)), imports };
}

/** Copies files to the same place below the program's folder. */
function copy(files: string[]): void {
	for (const file of files) {
		const place = path.join(program, file.replace(bundles, "lib/commands/programs"));
		mkdirSync(path.dirname(place), { recursive: true });
		copyFileSync(file, place);
	}
}

/** The files beside the program's folder. */
async function writeHome(architecture: string, isSecurity: boolean): Promise<void> {
	await bundleHome(home);
	// What docs/running.md names.
	for (const file of ofRecipe) cpSync(file, path.join(home, file));
	copyFileSync("lib/hosting/pack/passenger.cjs", path.join(home, "passenger.cjs"));
	const about = {
		name: "school",
		version,
		private: true,
		type: "module",
		scripts: { start: "node school.js" },
		engines,
		os: ["linux"],
		cpu: [architecture],
		...(isSecurity && { security: true }),
	};
	writeFileSync(path.join(home, "package.json"), `${JSON.stringify(about, null, "\t")}\n`);
}

/** Makes everything readable by every account: the program may belong to another one than it runs as. */
function openToAll(): void {
	for (const entry of readdirSync(home, { recursive: true, withFileTypes: true }))
		chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
	chmodSync(home, 0o755);
}

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		to: { type: "string", default: "." },
		/** File of the private key that signs (./pack-key.ts). */
		key: { type: "string" },
		security: { type: "boolean", default: false },
	},
});
const [architecture = process.arch] = positionals;
if (process.platform !== "linux" || !architectures.includes(architecture))
	throw new StartRefused(packText.noPlatform(`${process.platform}-${architecture}`));

if (values.security && !values.key) throw new StartRefused(packText.markWithoutKey);

await compileWhenChanged();
rmSync(work, { recursive: true, force: true });
mkdirSync(program, { recursive: true });
copy(await filesOfProduction(await bundlePrograms()));
await exchangeNatives(program, architecture);
makeRepeatable(path.join(program, ".next"));
writeFileSync(path.join(program, partsFile), partsOf(architecture));
writeFileSync(path.join(program, "licences.txt"), licencesOf(path.join(program, "node_modules")));
if (values.key) writeFileSync(path.join(program, keyName), openKeyOf(readFileSync(values.key, "utf8")));
await writeHome(architecture, values.security);
openToAll();
writeContents(home, values.key && readFileSync(values.key, "utf8"));

const file = path.resolve(values.to, `school-${version}-linux-${architecture}.tar.gz`);
const options = { file, cwd: work, gzip: { level: 9 }, portable: true, mtime: timeOfSource(), noDirRecurse: true };
await tar.create(options, packedFiles(work, "school"));
for (const name of [latestName(architecture), ...(values.security ? [latestSecurityName(architecture)] : [])])
	writeFileSync(path.resolve(values.to, name), `${path.basename(file)}\n`);
rmSync(work, { recursive: true });
console.log(packText.made(file, statSync(file).size));
