/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { editorStylesheet } from "./editor-stylesheet";

const editor = "node_modules/@payloadcms/richtext-lexical/dist";
const stylesheets = /(?:from|import)\s*["']([^"']*bundled\.css)["']/g;

test("Payload's editor imports its stylesheet under these names, and under no other", () => {
	const sources = readdirSync(editor, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".js"))
		.map((name) => readFileSync(path.join(editor, name), "utf8"));
	const names = sources.flatMap((source) => [...source.matchAll(stylesheets)].map(([, name]) => name));
	expect([...new Set(names)].sort()).toEqual(Object.keys(editorStylesheet).sort());
});

test("it is as large as said", () => {
	expect(statSync(path.join(editor, "field/bundled.css")).size).toBeGreaterThan(250_000);
});
