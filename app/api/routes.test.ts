/** Nobody may be let in by forgetting a check: every handler below app/api is made by the one wrapper of calls. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "school-routes-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const here = path.resolve("app/api");

/** What a route file may export beside handlers (Next, route segment config): nothing here needs any. */
const methods = ["DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT"];

const routes = readdirSync(here, { recursive: true, encoding: "utf8" }).filter(
	(file) => path.basename(file) === "route.ts",
);

test("there are routes to look at", () => expect(routes.length).toBeGreaterThan(20));

test.each(routes)("%s answers every method through call()", async (file) => {
	const { isMadeByCall } = await import("@/lib/http/call");
	const handlers: Record<string, object> = await import(path.join(here, file));
	expect(Object.keys(handlers).sort()).toEqual(methods);
	for (const handler of Object.values(handlers)) expect(isMadeByCall(handler)).toBe(true);
});
