/** What stands beside the program's folder in the packed site. */
import path from "node:path";
import { build } from "esbuild";
import about from "@/package.json" with { type: "json" };

const { engines, version } = about;

/** Loaded by `school.js`, which is only a check of the version of Node. */
const mainName = "school-main.js";

/** Bundles `school.js` and what it loads into the folder of the packed site. @param least the oldest Node that is taken */
export async function bundleHome(home: string, least: string = engines.node): Promise<void> {
	const shared = { bundle: true, platform: "node", format: "esm" } as const;
	await build({
		...shared,
		entryPoints: ["lib/hosting/pack/entry.ts"],
		outfile: path.join(home, "school.js"),
		target: "es2018",
		define: { MINIMUM: JSON.stringify(least), MAIN: JSON.stringify(`./${mainName}`) },
		external: [`./${mainName}`],
	});
	await build({
		...shared,
		entryPoints: ["lib/hosting/pack/school.ts"],
		outfile: path.join(home, mainName),
		target: "es2022",
		define: { VERSION: JSON.stringify(version) },
	});
}

/** What docs/running.md tells a person to use: it stands beside `school.js`, where no version is in the path. */
export const ofRecipe: readonly string[] = [
	...[
		"Caddyfile",
		"nginx.conf",
		"tls.conf",
		"upstream.conf",
		"packed.service",
		"packed-update.service",
		"packed-update.timer",
	].map((name) => `deploy/${name}`),
	...["running.md", "settings.md", "when-something-is-wrong.md"].map((name) => `docs/${name}`),
];
