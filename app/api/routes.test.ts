/** Tests that every route handler is created by the wrapper `call()`, so that none can skip its checks. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "school-routes-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const here = path.resolve("app");

/** Handlers that are not calls, with the reason. */
const others: Record<string, string> = {
	".well-known/security.txt/route.ts": "public, RFC 9116",
	"(site)/educational/notice-routine/[name]/route.ts": "public files",
	"(staff)/cms/[...slug]/route.ts": "Payload's, behind lib/http/staff/rest",
	"calendar.ics/[class]/route.ts": "public, iCalendar",
	"calendar.ics/route.ts": "public, iCalendar",
	"feed.xml/route.ts": "public, XML",
	"form-refused/[reason]/route.ts": "answers for lib/http/page-posts",
	"image/[folder]/[name]/route.ts": "public files",
	"image/student/[name]/route.ts": "files whose name is the right to see them",
	"n/[id]/route.ts": "redirects",
};

/** The only exports allowed in a route file: no route segment config. */
const methods = ["DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT"];

const all = readdirSync(here, { recursive: true, encoding: "utf8" }).filter(
	(file) => path.basename(file) === "route.ts",
);
const routes = all.filter((file) => !(file in others));

test("finds the routes", () => {
	expect(routes.length).toBeGreaterThan(20);
	expect(routes).toContain("healthz/route.ts");
	expect(all.filter((file) => file in others).sort()).toEqual(Object.keys(others).sort());
});

test.each(routes)("%s answers every method through call()", async (file) => {
	const { isMadeByCall } = await import("@/lib/http/call");
	const handlers: Record<string, object> = await import(path.join(here, file));
	expect(Object.keys(handlers).sort()).toEqual(methods);
	for (const handler of Object.values(handlers)) expect(isMadeByCall(handler)).toBe(true);
});
