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

type Schema = { shape?: object; options?: Schema[] };
const namesIn = ({ shape = {}, options = [] }: Schema): string[] => [
	...Object.keys(shape),
	...options.flatMap(namesIn),
];

test.each(routes.filter((file) => file.startsWith("api/")))("%s tells of each field in words", async (file) => {
	const { declarationOf } = await import("@/lib/http/call");
	const { parseFields } = await import("@/lib/http/body");
	const handlers: Record<string, object> = await import(path.join(here, file));
	const body = declarationOf(handlers.POST ?? {})?.body;
	if (!body) return;
	const said = (fields: Record<string, unknown>): Promise<Record<string, string[]>> =>
		parseFields(body, fields).then(
			() => ({}),
			({ errors }) => errors,
		);
	const missing = await said({});
	const inWords = expect.stringMatching(/[\u0980-\u09ff]/);
	for (const sentence of Object.values(missing).flat()) expect(sentence).toEqual(inWords);
	for (const name of new Set(namesIn(body as Schema))) {
		// What a client leaves out, leaves empty, or has nothing for.
		for (const value of [null, ""])
			expect([name, value, await said({ [name]: value })]).toEqual([name, value, missing]);
		for (const value of [{}, [], 7.5, true])
			for (const sentence of Object.values(await said({ [name]: value })).flat())
				expect([name, value, sentence]).toEqual([name, value, inWords]);
	}
});

test.each(routes.filter((file) => /\[(?!name|token)/.test(file)))(
	"%s takes numbers of its path in Bengali digits too",
	async (file) => {
		const { declarationOf } = await import("@/lib/http/call");
		const handlers: Record<string, object> = await import(path.join(here, file));
		const params = declarationOf(handlers.GET ?? {})?.params ?? declarationOf(handlers.POST ?? {})?.params;
		const names = [...file.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name);
		const read = (number: string) =>
			params?.safeParse(Object.fromEntries(names.map((name) => [name, name === "kind" ? "notice" : number]))).data;
		expect(read("২০২৬")).toEqual(read("2026"));
	},
);

test("a call that is refused before its body was read fails as any call does", async () => {
	const { POST } = await import("@/app/form-refused/[reason]/route");
	const answered = await POST(new Request("http://localhost"), { params: Promise.resolve({ reason: "call" }) });
	expect([answered.status, Number(answered.headers.get("retry-after"))]).toEqual([429, 10]);
	expect(await answered.json()).toEqual({ success: false, message: expect.stringMatching(/^[^a-z]+$/i) });
});
