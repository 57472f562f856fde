/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import controls from "./payload-controls.cjs";

const folder = "node_modules/@payloadcms/ui/dist/exports/client";
const listed = controls.exportsOf(readFileSync(path.join(folder, "index.d.ts"), "utf8"));

const namesIn = (text: string) =>
	[...text.matchAll(/^\s*export\s*\{([^}]*)\}/gm)]
		.flatMap(([, names = ""]) => names.split(","))
		.map((name) => name.trim().split(" as ").at(-1))
		.filter(Boolean)
		.sort();

test("the list has what Payload's module of controls exports, and no more", () => {
	const [, exported = ""] = /export(\{[^}]*\})/.exec(readFileSync(path.join(folder, "index.js"), "utf8")) ?? [];
	const names = namesIn(`export ${exported}`);
	expect(names.length).toBeGreaterThan(200);
	expect(namesIn(listed)).toEqual(names);
});

test("each from a file of the package, and the picker of dates from one that loads it later", () => {
	const files = [...listed.matchAll(/from '(\.[^']*)'/g)].map(([, file = ""]) => file);
	expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
	const field = readFileSync(path.join(folder, "../../fields/DateTime/index.js"), "utf8");
	const [, picker = ""] = /import \{ DatePickerField \} from '([^']*)'/.exec(field) ?? [];
	expect(readFileSync(path.join(folder, "../../fields/DateTime", picker), "utf8")).toContain(
		"import('./DatePicker.js')",
	);
});
