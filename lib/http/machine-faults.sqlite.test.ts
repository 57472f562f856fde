/** Faults of the machine, made for real on a database, at every door that takes something. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { jest } from "@jest/globals";
import Database from "libsql";
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { type MachineFault, machineFaults } from "@/lib/bengali/machine-faults";
import { describeError, describeErrorsOnConsole } from "@/lib/machine/log";
import { machineFaultOf } from "@/lib/machine/machine-fault.js";

// Next's headers() throws outside a request.
jest.unstable_mockModule("next/headers", () => ({ headers: async () => new Headers() }));

const folder = mkdtempSync(path.join(tmpdir(), "school-faults-"));
afterAll(() => rmSync(folder, { recursive: true }));

const caught = (work: () => unknown): unknown => {
	try {
		work();
	} catch (error) {
		return error;
	}
	throw new Error("It did not fail.");
};

function onDatabase(name: string, work: (database: Database.Database, file: string) => unknown): unknown {
	const file = path.join(folder, name);
	const database = new Database(file, { timeout: 0 });
	database.exec("CREATE TABLE words (word TEXT)");
	const error = caught(() => work(database, file));
	database.close();
	return error;
}

const insert = "INSERT INTO words VALUES ('ক')";

/** Errors of the driver and of Node, as they really come. */
const real: [MachineFault, () => unknown][] = [
	[
		"full",
		() =>
			onDatabase("full.db", (database) => {
				database.exec("PRAGMA max_page_count = 3");
				for (;;) database.exec(`INSERT INTO words VALUES ('${"x".repeat(2000)}')`);
			}),
	],
	[
		"readOnly",
		() =>
			onDatabase("read.db", (database) => {
				database.exec("PRAGMA query_only = 1");
				database.exec(insert);
			}),
	],
	[
		"locked",
		() =>
			onDatabase("locked.db", (database, file) => {
				const other = new Database(file);
				other.exec("BEGIN EXCLUSIVE");
				try {
					database.exec(insert);
				} finally {
					other.close();
				}
			}),
	],
	[
		"damaged",
		() => {
			writeFileSync(path.join(folder, "no.db"), "no database ".repeat(100));
			return caught(() => new Database(path.join(folder, "no.db")).exec("SELECT * FROM sqlite_master"));
		},
	],
	["denied", () => caught(() => new Database(path.join(folder, "absent", "x.db")))],
	["noFolder", () => caught(() => writeFileSync(path.join(folder, "absent", "x"), ""))],
];

test.each(real)("%s is known by the driver's own error, also inside of others", (fault, make) => {
	const error = make();
	expect(machineFaultOf(error)).toBe(fault);
	expect(machineFaultOf(new Error("Failed query", { cause: new Error("x", { cause: error }) }))).toBe(fault);
});

test("a port that is taken or below 1024 is known", async () => {
	const listen = (port: number) =>
		new Promise<unknown>((resolve) => {
			const server = createServer()
				.on("error", resolve)
				.listen(port, "127.0.0.1", () => resolve(server));
		});
	const server = (await listen(0)) as ReturnType<typeof createServer>;
	const { port } = server.address() as { port: number };
	expect(machineFaultOf(await listen(port))).toBe("portTaken");
	server.close();
	expect(machineFaultOf(Object.assign(new Error("x"), { code: "EACCES", syscall: "listen" }))).toBe("portDenied");
});

const codesOf: [MachineFault, string[]][] = [
	["full", ["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"]],
	["readOnly", ["EROFS", "SQLITE_READONLY", "SQLITE_READONLY_DBMOVED", "25006"]],
	["locked", ["SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT", "SQLITE_LOCKED", "55P03", "40P01"]],
	["io", ["EIO", "SQLITE_IOERR", "SQLITE_IOERR_WRITE", "58030"]],
	["denied", ["EACCES", "EPERM", "SQLITE_CANTOPEN"]],
	["exhausted", ["EMFILE", "53300", "53200"]],
	["down", ["ECONNREFUSED", "57P01", "57P03", "08006"]],
	["damaged", ["SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001"]],
];
const codes = codesOf.flatMap(([fault, all]) => all.map((code) => ({ fault, code })));
const errorOf = (code: string) =>
	new Error("Failed query: insert into students (name) values ('করিম')", {
		cause: Object.assign(new Error("'করিম'"), { code }),
	});

describe("at every door", () => {
	let said: string[];
	let restore: () => void;
	beforeEach(() => {
		said = [];
		const spy = jest.spyOn(console, "error").mockImplementation((...text) => void said.push(text.join(" ")));
		restore = () => spy.mockRestore();
	});
	afterEach(() => restore());

	test.each(codes)("$code is 503 with a sentence, and no stack or value in the log", async ({ fault, code }) => {
		const { call } = await import("./call");
		const { failure } = await import("./failure");
		const { refuseForm } = await import("./plain-page");
		const { explainErrors } = await import("@/lib/cms/errors");
		const request = new Request("http://school.example/api/x", {
			method: "POST",
			body: "{}",
			headers: { "Content-Type": "application/json" },
		});
		const fails = async () => {
			throw errorOf(code);
		};
		const parts = { method: "POST", access: "public", answer: z.object({}), handle: fails } as const;
		const context = { params: Promise.resolve({}) };
		const inPublic = await call(parts).POST(request.clone() as Request, context);
		expect([inPublic.status, (await inPublic.json()).message]).toEqual([503, errorText.unavailable]);

		const office = await call({ ...parts, failed: (error) => failure(error, true) }).POST(
			request.clone() as Request,
			context,
		);
		expect([office.status, (await office.json()).message]).toEqual([503, machineFaults[fault].bengali]);

		const plain = refuseForm(errorOf(code), request);
		expect([plain.status, await plain.text()]).toEqual([503, expect.stringContaining(errorText.unavailable)]);

		const hook = (user: unknown) =>
			explainErrors({ error: errorOf(code), req: { user }, result: { errors: [{ message: "x" }] } } as never);
		expect(hook({ id: 1 })).toMatchObject({
			status: 503,
			response: { errors: [{ message: machineFaults[fault].bengali }] },
		});
		expect(hook(null)).toMatchObject({ status: 503, response: { errors: [{ message: errorText.unavailable }] } });

		const { formAction } = await import("./form-action");
		const action = formAction({
			body: z.object({ name: z.string() }),
			limit: (_request, _input, work) => work(),
			handle: fails,
		});
		const data = new FormData();
		data.set("name", "ভোলা");
		expect(await action(null, data)).toMatchObject({ message: errorText.unavailable, typed: { name: "ভোলা" } });
		expect(said.length).toBeGreaterThan(3);
		for (const text of said) expect(text).not.toMatch(/\n|করিম|students/);
	});

	test("the log has one line for each kind a minute", () => {
		const write = console.error;
		describeErrorsOnConsole();
		try {
			jest.spyOn(performance, "now").mockReturnValue(1e9);
			for (const { code } of [...codes, ...codes]) {
				console.error(describeError(errorOf(code)));
				console.error(errorOf(code));
				console.error(`[payload] ${describeError(errorOf(code))}`);
			}
			expect(said).toHaveLength(codesOf.length);
			jest.spyOn(performance, "now").mockReturnValue(1e9 + 61_000);
			console.error(errorOf("ENOSPC"));
			expect(said).toHaveLength(codesOf.length + 1);
			console.error("something else");
			console.error("something else");
			expect(said).toHaveLength(codesOf.length + 3);
		} finally {
			jest.restoreAllMocks();
			console.error = write;
		}
	});
});

test("an error of our own is none of the machine, nor is a visitor who left", () => {
	for (const error of [
		new Error("x"),
		Object.assign(new Error("x"), { code: "SQLITE_CONSTRAINT_UNIQUE" }),
		Object.assign(new Error("aborted"), { code: "ECONNRESET" }),
		null,
		"x",
	])
		expect(machineFaultOf(error)).toBeNull();
});
