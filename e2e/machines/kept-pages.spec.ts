/** A start that is killed while it makes the pages leaves none of them to the next one. */
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { commandText } from "@/lib/bengali/commands";
import { TestSite } from "@/lib/commands/test/site";

const site = new TestSite({ school: "as it is" });
test.afterAll(() => site.remove());

test("after a kill in the middle all pages are made anew, and whole", async () => {
	test.setTimeout(300_000);
	const killed = site.startWhole().catch(() => "killed");
	const folder = () => path.join(site.folder, "site", ".next", "server", "app");
	await expect.poll(() => existsSync(path.join(folder(), "index.html"))).toBe(true);
	await site.kill();
	expect(await killed).toBe("killed");
	expect(site.output).not.toContain(commandText.steps.prerender);
	await site.startWhole();
	expect(site.output).toContain(commandText.steps.prerender);
	for (const address of ["/", "/teachers", "/notices"])
		expect((await (await fetch(site.url + address)).text()).trimEnd()).toMatch(/<\/html>$/);
	await site.stop();
	const { length } = site.output;
	await site.startWhole();
	expect(site.output.slice(length)).not.toContain(commandText.steps.prerender);
});
