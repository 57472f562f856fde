/** Playwright's globalSetup: compiles if the source has changed, and starts the sites that the configuration names. */
import type { FullConfig } from "@playwright/test";
import { program, runNode } from "../lib/commands/run/child";
import { type SiteName, startSite } from "./sites";

/** @returns Playwright's globalTeardown */
export default async function startSites({ metadata }: FullConfig): Promise<() => Promise<void>> {
	await runNode(program("compile"), { NODE_ENV: "production" });
	const names: SiteName[] = metadata.sites;
	const started = await Promise.all(names.map(startSite));
	return async () => {
		await Promise.all(started.map((site) => site.stop()));
		for (const site of started) await site.remove();
	};
}
