import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { head, prepare as runPrepare } from "@/lib/cms/testing/prepare";
import { executeOn } from "@/lib/cms/testing/statements";
import { commandText } from "@/lib/machine/text";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "school-start-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const database = () => path.join(folder, "school.db");

/** What `npm start` does before it serves. */
const prepare = (variables: Record<string, string> = {}, ...options: string[]) =>
	runPrepare({ DATA_DIR: folder, ...variables }, ...options);

test("without a staff account nothing starts; with STAFF_EMAIL it does, and then without", async () => {
	const refused = await prepare();
	expect(refused).toEqual({ code: 1, said: expect.stringContaining(commandText.noStaff) });
	const first = await prepare(head);
	expect(first).toEqual({ code: 0, said: expect.stringContaining(commandText.staffMade(head.STAFF_EMAIL)) });
	expect(await prepare()).toMatchObject({ code: 0 });
	expect(existsSync(path.join(folder, "unfinished"))).toBe(false);

	const whole = readFileSync(database());
	for (const damage of [Buffer.alloc(0), Buffer.alloc(9000, "x"), broken(whole)]) {
		for (const name of ["school.db-wal", "school.db-shm"]) rmSync(path.join(folder, name), { force: true });
		writeFileSync(database(), damage);
		const before = readdirSync(folder).sort();
		const { code, said } = await prepare(head);
		const state = damage.length === 0 ? "empty" : "damaged";
		expect([code, said]).toEqual([
			1,
			expect.stringContaining(commandText.databaseRefused[state](database(), ["secret", "school.db"])),
		]);
		expect(readFileSync(database()).equals(damage)).toBe(true);
		// The inspection may have created SQLite's -wal and -shm files.
		const left = readdirSync(folder).filter((name) => !/-(wal|shm)$/.test(name));
		expect(left.sort()).toEqual(before);
	}
});

/** The same database with a few pages overwritten in its middle. */
function broken(whole: Buffer): Buffer {
	const copy = Buffer.from(whole);
	copy.fill(0xff, 4096 * 3, 4096 * 12);
	return copy;
}

test.each(["media/notice.webp", "students/picture.webp", "secret", "school.db-wal"])(
	"%s without a database is a school that lost it",
	async (file) => {
		const trace = path.join(folder, file);
		mkdirSync(path.dirname(trace), { recursive: true });
		writeFileSync(trace, "x");
		const { code, said } = await prepare(head);
		const found = [file.split("/")[0] ?? ""];
		expect([code, said]).toEqual([1, expect.stringContaining(commandText.databaseRefused.missing(database(), found))]);
		expect(existsSync(database())).toBe(false);
	},
);

test("processes with a folder each share SECRET; another one than the school's is refused", async () => {
	const secret = path.join(folder, "secret");
	expect(await prepare({ ...head, SECRET: "s".repeat(40) })).toMatchObject({ code: 0 });
	expect(readFileSync(secret, "utf8")).toBe("s".repeat(40));
	expect(await prepare({ SECRET: "t".repeat(40) })).toEqual({
		code: 1,
		said: expect.stringContaining(commandText.otherSecret(secret)),
	});
	expect(await prepare()).toMatchObject({ code: 0 });
	expect(readFileSync(secret, "utf8")).toBe("s".repeat(40));
});

test("a school without its secret, or migrated by a newer version, is not opened, and nothing is changed", async () => {
	const secret = path.join(folder, "secret");
	expect(await prepare(head)).toMatchObject({ code: 0 });
	const kept = readFileSync(secret, "utf8");
	rmSync(secret);
	for (const _start of ["first", "second"]) {
		expect(await prepare()).toEqual({ code: 1, said: expect.stringContaining(commandText.noSecret(secret)) });
		expect(existsSync(secret)).toBe(false);
	}
	writeFileSync(secret, kept);
	const run = (statement: string) => executeOn({ DATA_DIR: folder }, statement);
	await run("INSERT INTO payload_migrations (name, batch) VALUES ('29990101_000000_later', 9)");
	expect(await prepare()).toEqual({ code: 1, said: expect.stringContaining(commandText.databaseRefused.newer()) });
	await run("DELETE FROM payload_migrations WHERE name = '29990101_000000_later'");
	expect(await prepare()).toMatchObject({ code: 0 });
	rmSync(secret);
	expect(await prepare({ SECRET: "s".repeat(40) })).toMatchObject({ code: 0 });
});

test("a first start that was killed half way is made good by the next", async () => {
	writeFileSync(path.join(folder, "unfinished"), "");
	writeFileSync(path.join(folder, "secret"), "x");
	writeFileSync(database(), "");
	expect(await prepare(head)).toMatchObject({ code: 0 });
	expect(existsSync(path.join(folder, "unfinished"))).toBe(false);
});

test("a start that was killed while it wrote the secret leaves no half secret", async () => {
	const killWhileWriting = `
		import fs from "node:fs";
		import { syncBuiltinESMExports } from "node:module";
		const { writeFileSync } = fs;
		fs.writeFileSync = (file, data, options) => {
			if (!String(file).includes("secret")) return writeFileSync(file, data, options);
			writeFileSync(file, data.slice(0, 10), options);
			process.kill(process.pid, "SIGKILL");
		};
		syncBuiltinESMExports();`;
	const killed = await prepare(head, "--import", `data:text/javascript,${encodeURIComponent(killWhileWriting)}`);
	expect(killed.code).toBe(137);
	expect(await prepare(head)).toMatchObject({ code: 0 });
	expect(readFileSync(path.join(folder, "secret"), "utf8")).toMatch(/^[0-9a-f]{64}$/);
});
