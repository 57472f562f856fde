/** Every declaration of the built stylesheets has a property that browsers know. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";

const folder = ".next/static";

/** Custom properties, those of one engine, and descriptors of at-rules. */
const known =
	/^(--.+|-(webkit|moz|ms|o|khtml)-.+|src|font-display|unicode-range|size-adjust|(ascent|descent|line-gap)-override|size)$/;

test("the built stylesheets have no property that does not exist", async ({ page }) => {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
	expect(files.length).toBeGreaterThan(0);
	const styles = files.map((name) => readFileSync(path.join(folder, name), "utf8")).join("\n");
	const declared = [...styles.matchAll(/[{;]\s*([a-z-]+)\s*:(?=[^{}]*[;}])/g)].map(([, name = ""]) => name);
	const names = [...new Set(declared)].filter((name) => !known.test(name));
	expect(names).toContain("color");
	const unknown = await page.evaluate((all) => all.filter((name) => !CSS.supports(name, "inherit")), names);
	expect(unknown).toEqual([]);
});
