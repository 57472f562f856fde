/** Playwright's globalSetup: compiles if the source has changed, and starts the sites that the configuration names. */
import type { FullConfig } from "@playwright/test";
import { program, runNode } from "../lib/commands/run/child";
import { type SiteName, siteOf } from "./sites";

/** @returns Playwright's globalTeardown */
export default async function startSites({ metadata }: FullConfig): Promise<() => Promise<void>> {
	await runNode(program("build", "--when-changed"), { NODE_ENV: "production" });
	const names: SiteName[] = metadata.sites;
	const sites = names.map(siteOf);
	// One after the other: the demo school is filled once, and copied for those after it.
	for (const site of sites) await site.prepare();
	await Promise.all(sites.map((site) => site.startWhole()));
	return async () => {
		await Promise.all(sites.map((site) => site.stop()));
		for (const site of sites) await site.remove();
		const errors = sites.flatMap((site) => site.errors);
		if (errors.length > 0) throw new Error(`The sites logged errors:\n${errors.join("\n")}`);
	};
}
