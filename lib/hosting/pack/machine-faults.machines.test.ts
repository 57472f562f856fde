/** Faults that every machine has some day, each made for the commands of the packed site: told in words, and never by a stack. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { machineFaults } from "@/lib/bengali/machine-faults";
import { commandList } from "@/lib/commands/command-list.js";
import { settingsText } from "@/lib/machine/text";
import { backupFailures } from "@/lib/office/backup/text";
import about from "@/package.json" with { type: "json" };
import { makeHome, type Outcome, runIn } from "./testing/home";
import { packText } from "./text";

const { version } = about;

const work = mkdtempSync(path.join(tmpdir(), "school-faulty-"));
const inWork = (...names: string[]) => path.join(work, ...names);
let home: string;
let other: Server;
let taken: string;

beforeAll(async () => {
	home = await makeHome([
		...["backup", "check-backup", "restore", "migrate", "prepare", "staff-password", "staff-second-factor"].map(
			(name) => `commands/run/${name}`,
		),
		...["pack/check", "update/make-ready", "update/update", "update/go-back"].map((name) => `hosting/${name}`),
	]);
	writeFileSync(inWork("file"), "no folder");
	writeFileSync(inWork("half.tar.gz"), gzipSync("x".repeat(100_000)).subarray(0, 60));
	writeFileSync(inWork("empty.tar.gz"), "");
	mkdirSync(inWork("damaged"), { mode: 0o700 });
	writeFileSync(inWork("damaged", "school.db"), "no database ".repeat(500));
	writeFileSync(inWork("damaged", "secret"), "x".repeat(64));
	mkdirSync(inWork("empty"));
	other = createServer();
	await new Promise<void>((resolve) => other.listen(0, () => resolve()));
	taken = String((other.address() as { port: number }).port);
});
afterAll(() => {
	other.close();
	rmSync(work, { recursive: true });
	rmSync(home, { recursive: true });
});

/** Neither an English stack nor silence. */
function expectWords({ code, said }: Outcome, sentence: string): void {
	expect(said).toContain(sentence);
	expect(said).not.toMatch(/^\s+at |node:internal|throw /m);
	expect(code).toBe(1);
}

const onData = [["start"], ["backup"], ["check-backup"], ["migrate"], ["staff-password", "x"], ["go-back"]];
const restore = ["restore", "file"];

test("a folder of another account, or one that cannot be written", async () => {
	// Not even root writes there.
	const closed = process.getuid?.() === 0 ? "/sys/school" : "/root/school";
	for (const command of [["start"], ["migrate"], ["restore", inWork("file")]])
		expectWords(await runIn(home, command, { variables: { DATA_DIR: closed } }), machineFaults.denied.bengali);
	const { code, said } = await runIn(home, ["check"], { variables: { DATA_DIR: closed } });
	expect([code, said]).toEqual([1, expect.stringContaining("✗")]);
	expect(said).not.toMatch(/^\s+at /m);
});

test("a folder that only its owner opens", async () => {
	if (process.getuid?.() !== 0) return;
	const variables = { DATA_DIR: inWork("damaged") };
	const account = 65534;
	for (const command of [...onData, ["check"]]) {
		const { code, said } = await runIn(home, command, { variables, account });
		expect([command, code, said]).toEqual([command, 1, expect.stringMatching(/[ঀ-৿]{3}/)]);
		expect(said).not.toMatch(/^\s+at |node:internal/m);
	}
});

test("a file in the place of the folder", async () => {
	const variables = { DATA_DIR: inWork("file") };
	for (const command of [["start"], ["migrate"], ["restore", inWork("file")]])
		expectWords(await runIn(home, command, { variables }), machineFaults.noFolder.bengali);
});

test("a database that is none", async () => {
	const variables = { DATA_DIR: inWork("damaged") };
	for (const command of onData.slice(0, -1)) {
		const { code, said } = await runIn(home, command, { variables });
		expect([command, code, said]).toEqual([command, 1, expect.stringMatching(/[ঀ-৿]{3}/)]);
		expect(said).not.toMatch(/^\s+at |node:internal/m);
	}
});

test("a database server that does not answer", async () => {
	const variables = { DATA_DIR: inWork("empty"), DATABASE_URL: "postgres://127.0.0.1:1/x" };
	for (const command of [["migrate"], ["backup"], ["staff-password", "x"]])
		expectWords(await runIn(home, command, { variables }), machineFaults.down.bengali);
});

test.each(["file", "half.tar.gz", "empty.tar.gz", "empty", "absent.tar.gz"])("%s, which is no backup", async (name) => {
	const { code, said } = await runIn(home, ["restore", inWork(name)], { variables: { DATA_DIR: inWork("new") } });
	const sentences = [backupFailures.damaged.bengali, backupFailures.noBackup.bengali];
	expect([code, sentences.some((sentence) => said.includes(sentence)), said]).toEqual([1, true, said]);
	expect(said).not.toMatch(/^\s+at /m);
	const update = await runIn(home, ["update", inWork(name)], { variables: { DATA_DIR: inWork("new") } });
	expect([update.code, update.said]).toEqual([1, expect.stringMatching(/[ঀ-৿]{3}/)]);
	expect(update.said).not.toMatch(/^\s+at /m);
});

test("settings that are wrong", async () => {
	const all: Record<string, string>[] = [{ PORT: "eighty" }, { DATABASE_URL: "mysql://x" }, { SECRET: "short" }];
	for (const wrong of all)
		for (const command of [["start"], ["backup"], restore]) {
			const outcome = await runIn(home, command, { variables: { DATA_DIR: inWork("new"), ...wrong } });
			expectWords(outcome, settingsText.wrong);
			expect(outcome.said).toContain(Object.keys(wrong)[0]);
		}
});

test("help and the version, of each command and on a folder that cannot be read", async () => {
	const variables = { DATA_DIR: "/sys/school" };
	for (const command of [["help"], ["--help"], ["-h"], ["backup", "--help"], ["update", "--help"], ["add", "-h"]])
		expect([command, await runIn(home, command, { variables })]).toEqual([
			command,
			{ code: 0, said: `${packText.help}\n` },
		]);
	for (const command of [["--version"], ["version"]])
		expect(await runIn(home, command, { variables })).toEqual({ code: 0, said: `${version}\n` });
	const said = (...args: string[]) => execFileSync(process.execPath, ["lib/commands/run.js", ...args]).toString();
	expect([said("--help"), said("start", "--help"), said("--version")]).toEqual([
		`${commandList()}\n`,
		`${commandList()}\n`,
		`${version}\n`,
	]);
});

test("an option that a command does not know", async () => {
	const variables = { DATA_DIR: inWork("new") };
	for (const command of [
		["backup", "--fast"],
		["update", "--fast"],
		["go-back", "--fast"],
	])
		expectWords(await runIn(home, command, { variables }), machineFaults.wrongOption.bengali);
});

test("a port that another program has", async () => {
	const outcome = await runIn(home, ["start"], { variables: { DATA_DIR: inWork("new"), PORT: taken } });
	expectWords(outcome, taken);
});

test("a port that only root may open", async () => {
	if (process.getuid?.() !== 0) return;
	const variables = { DATA_DIR: inWork("new"), PORT: "81" };
	expectWords(await runIn(home, ["start"], { variables, account: 65534 }), machineFaults.portDenied.bengali);
});
