/** Which scripts a site sends: its own, and those of pages that were opened before an update. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { sendStaticFile as Send } from "./static-files";

const home = mkdtempSync(path.join(tmpdir(), "school-static-"));
const project = process.cwd();
let sendStaticFile: typeof Send;

function build(program: string, scripts: Record<string, string>) {
	const folder = path.join(home, program, ".next/static/chunks");
	mkdirSync(folder, { recursive: true });
	for (const [name, code] of Object.entries(scripts)) {
		writeFileSync(path.join(folder, name), code);
		writeFileSync(path.join(folder, `${name}.gz`), gzipSync(code));
	}
}

beforeAll(async () => {
	build("program-2.0.0", { "a.js": "former", "b.js": "former" });
	build("program-2.1.0", { "a.js": "own" });
	build("other", { "c.js": "no version" });
	process.env.SCHOOL_HOME = home;
	const { readStaticFiles, ...rest } = await import("./static-files");
	({ sendStaticFile } = rest);
	process.chdir(path.join(home, "program-2.1.0"));
	readStaticFiles();
});
afterAll(() => {
	process.chdir(project);
	rmSync(home, { recursive: true });
});

function ask(name: string, coding = "gzip") {
	const sent: unknown[] = [];
	const response = { writeHead: () => {}, end: (bytes: unknown) => sent.push(bytes) } as unknown as ServerResponse;
	const request = { method: "GET", url: `/_next/static/chunks/${name}`, headers: { "accept-encoding": coding } };
	const isAnswered = sendStaticFile(request as unknown as IncomingMessage, response);
	return [isAnswered, ...sent];
}

test("own scripts are sent, then those of a version beside it, and nothing else", () => {
	expect(ask("a.js")).toEqual([true, gzipSync("own")]);
	expect(ask("b.js")).toEqual([true, gzipSync("former")]);
	for (const name of ["c.js", "b.js.gz", "../b.js", "b.js/../a.js"]) expect(ask(name)).toEqual([false]);
	expect(ask("b.js", "identity")).toEqual([false]);
});

test("what a removed version had is left to Next, and the own stay", () => {
	rmSync(path.join(home, "program-2.0.0"), { recursive: true });
	expect([ask("b.js"), ask("a.js")]).toEqual([[false], [true, gzipSync("own")]]);
});
