/** Tests that every handler below app/api is created by the wrapper `call()`, so that none can skip its checks. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "school-routes-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const here = path.resolve("app/api");

/** The only exports allowed in a route file: no route segment config. */
const methods = ["DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT"];

const routes = readdirSync(here, { recursive: true, encoding: "utf8" }).filter(
	(file) => path.basename(file) === "route.ts",
);

test("finds the routes", () => expect(routes.length).toBeGreaterThan(20));

test.each(routes)("%s answers every method through call()", async (file) => {
	const { isMadeByCall } = await import("@/lib/http/call");
	const handlers: Record<string, object> = await import(path.join(here, file));
	expect(Object.keys(handlers).sort()).toEqual(methods);
	for (const handler of Object.values(handlers)) expect(isMadeByCall(handler)).toBe(true);
});
