/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bundleAll } from "@/lib/commands/build/bundle.js";
import { bundleServerPackages } from "./server-packages";

/** Below the project, whose packages the bundle imports. */
let folder: string;

beforeEach(() => {
	mkdirSync(".next/cache", { recursive: true });
	folder = mkdtempSync(path.resolve(".next/cache/server-packages-"));
	mkdirSync(path.join(folder, "server/chunks"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const hash = "0123456789abcdef";

/** Writes a build that imports parts of packages, as Turbopack does. */
function build(...imports: [name: string, rest?: string][]) {
	const code = imports.map(([name, rest = ""]) => `await e.y("${name}-${hash}${rest}")`).join(";");
	writeFileSync(path.join(folder, "server/chunks/a.js"), code);
	for (const name of new Set(imports.map(([name]) => name))) {
		const link = path.join(folder, "node_modules", `${name}-${hash}`);
		mkdirSync(path.dirname(link), { recursive: true });
		symlinkSync(path.resolve("node_modules", name), link, "junction");
	}
}

test("a build's imports of Payload lead to one bundle", async () => {
	build(["payload"], ["payload", "/shared"], ["@payloadcms/db-sqlite"], ["@payloadcms/db-postgres"]);
	await bundleServerPackages(folder, bundleAll);
	writeFileSync(
		path.join(folder, "server/chunks/b.mjs"),
		`const [payload, shared, sqlite] = await Promise.all(
			["payload-${hash}", "payload-${hash}/shared", "@payloadcms/db-sqlite-${hash}"].map((name) => import(name)),
		);
		const both = Object.keys(shared).filter((name) => name in payload);
		const twice = both.filter((name) => payload[name] !== shared[name]);
		console.log(JSON.stringify([both.length > 0, twice, typeof sqlite.sqliteAdapter, import.meta.resolve("payload-${hash}")]));`,
	);
	const said = execFileSync(process.execPath, [path.join(folder, "server/chunks/b.mjs")], { encoding: "utf8" });
	const [isShared, twice, adapter, place] = JSON.parse(said);
	expect([isShared, twice, adapter]).toEqual([true, [], "function"]);
	expect(place).toContain(path.basename(folder));
	expect(readdirSync(path.join(folder, "node_modules", `payload-${hash}`)).sort()).toEqual([
		"index.mjs",
		"package.json",
		"shared.mjs",
	]);
});

test("a build that imports them in another way is refused", async () => {
	build(["payload"], ["@payloadcms/db-sqlite"]);
	await expect(bundleServerPackages(folder, bundleAll)).rejects.toThrow("@payloadcms/db-postgres");
});
