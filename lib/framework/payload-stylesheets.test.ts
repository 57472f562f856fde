/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { payloadStylesheets } from "./payload-stylesheets";

const packages = ["next", "richtext-lexical", "ui"].map((name) => `node_modules/@payloadcms/${name}/dist`);
const stylesheets = /(?:from|import)\s*["']([^"']*\.s?css)["']/g;

test("Payload's packages import their stylesheets under these names, and under no other", () => {
	const sources = packages.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((name) => name.endsWith(".js"))
			.map((name) => readFileSync(path.join(folder, name), "utf8")),
	);
	const names = sources.flatMap((source) => [...source.matchAll(stylesheets)].map(([, name]) => name));
	expect([...new Set(names)].sort()).toEqual(Object.keys(payloadStylesheets).sort());
});

test("the editor's is as large as said", () => {
	expect(statSync("node_modules/@payloadcms/richtext-lexical/dist/field/bundled.css").size).toBeGreaterThan(250_000);
});
