/** The places that cannot import the table of routes agree with it: the folders of `app`, the service worker, nginx. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { routes } from "./routes";
import { examplePath, routeOf } from "./testing/paths-of-routes";

/** Next's file conventions for metadata, and the path that each is served at. */
const metadataFiles: Record<string, string> = {
	"icon.svg": "/icon.svg",
	"manifest.ts": "/manifest.webmanifest",
	"robots.ts": "/robots.txt",
	"sitemap.ts": "/sitemap.xml",
};

/** @returns the path of a file of `app`, as the table writes it; null for a file without one */
function builtPath(file: string): string | null {
	const { dir, base } = path.posix.parse(file);
	if (dir === "" && metadataFiles[base]) return metadataFiles[base];
	if (!/^(page\.tsx|route\.ts)$/.test(base)) return null;
	const segments = dir.split("/").filter((segment) => segment && !segment.startsWith("("));
	return `/${segments.join("/")}`;
}

const built = readdirSync("app", { recursive: true, encoding: "utf8" }).flatMap(
	(file) => builtPath(file.replaceAll(path.sep, "/")) ?? [],
);

const areas = routes.filter(({ path }) => path.endsWith("/[[...any]]"));

test("the table has every route of app, and no other", () => {
	expect(built.length).toBeGreaterThan(100);
	const inArea = (address: string) => areas.some((area) => routeOf(examplePath({ path: address })) === area);
	const listed = routes.filter((route) => !areas.includes(route)).map(({ path }) => path);
	expect(built.filter((address) => !inArea(address)).sort()).toEqual(listed.sort());
	for (const area of areas)
		expect(built.some((address) => routeOf(examplePath({ path: address })) === area)).toBe(true);
});

test("a path belongs to one row: the first that fits", () => {
	for (const route of routes) expect(routeOf(examplePath(route))?.path).toBe(route.path);
	expect(routeOf("/image/student/x.webp")?.path).toBe("/image/student/[name]");
	expect(routeOf("/nothing")).toBeUndefined();
});

describe("the service worker, public/sw.js", () => {
	const worker = readFileSync("public/sw.js", "utf8");
	const constant = (name: string) => new RegExp(`const ${name} =\\s*(.*);`).exec(worker)?.[1] ?? "";
	const patternOf = (name: string) => new RegExp(constant(name).slice(1, -1));

	test.each(["publicPage", "publicFile"])("%s fits the routes that are read offline", (name) => {
		const pattern = patternOf(name);
		const isFile = name === "publicFile";
		const fitting = routes.filter((route) => pattern.test(examplePath(route))).map(({ path }) => path);
		const wanted = routes.filter(({ kind, offline }) => offline && (kind === "handler") === isFile);
		expect(fitting).toEqual(wanted.map(({ path }) => path));
	});

	test("keeps no pictures of students and no made-up path", () => {
		expect(patternOf("publicFile").test("/image/student/x.webp")).toBe(false);
		expect(patternOf("publicPage").test("/nothing")).toBe(false);
	});

	test("always keeps what the table says", () => {
		const always = routes.filter(({ offline }) => offline === "always").map(({ path }) => path);
		const pathsOf = (name: string) => JSON.parse(constant(name).replace("offlinePage", constant("offlinePage")));
		expect(pathsOf("lasting")).toEqual(always);
		// What could be evicted would be fetched ahead for nothing.
		expect(always).toEqual(expect.arrayContaining(pathsOf("first")));
	});

	test("has the name of its cache in common with the page that lists it", () => {
		expect(readFileSync("lib/browser/kept-pages.ts", "utf8")).toContain(`const cacheName = ${constant("pages")};`);
	});
});

test("deploy/nginx.conf caches what shared caches may store, and passes everything else with its headers", () => {
	const configuration = readFileSync("deploy/nginx.conf", "utf8");
	const passed = new RegExp(/location ~ (\S+) \{/.exec(configuration)?.[1] ?? "");
	const hidden = [...configuration.matchAll(/location = (\S+) \{\s*return 404;/g)].map(([, location]) => location);
	expect(hidden).toEqual(routes.filter(({ isHidden }) => isHidden).map(({ path }) => path));
	const others = routes.filter(({ isHidden }) => !isHidden);
	expect(others.filter((route) => passed.test(examplePath(route))).map(({ path }) => path)).toEqual(
		others.filter(({ cache }) => cache !== "shared").map(({ path }) => path),
	);
});
