/**
 * The steps of a change of the version, each killed at each of its writes: a process of its own gets SIGKILL at its n-th
 * change of a file. Afterwards a start goes on where it ended, and the data is that of a version, whole.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { copyOf, readUpdateState, type UpdateState, versionOf, writeUpdateState } from "@/lib/upkeep/update-state";
import { restoreData, saveData, settleBeforeStart, settleFailed, settleReady } from "./settle";

const [old, next] = ["2.0.0", "2.1.0"];
const work = mkdtempSync(path.join(tmpdir(), "school-settle-"));
const bundle = path.join(work, "settle.mjs");
const killer = path.join(work, "killer.mjs");
let dataDir: string;

const inData = (name: string) => path.join(dataDir, name);
const write = (name: string, text: string) => writeFileSync(inData(name), text);
const database = () => readFileSync(inData("school.db"), "utf8");
const log = () => existsSync(inData("school.db-wal")) && readFileSync(inData("school.db-wal"), "utf8");

beforeAll(async () => {
	await build({
		entryPoints: ["lib/hosting/update/settle.ts"],
		outfile: bundle,
		bundle: true,
		platform: "node",
		format: "esm",
	});
	// Node's own modules must be changed before they are imported by name.
	writeFileSync(
		killer,
		`import fs from "node:fs";
		import { syncBuiltinESMExports } from "node:module";
		let left = Number(process.env.WRITES);
		for (const name of ["copyFileSync", "renameSync", "rmSync", "writeFileSync", "mkdirSync"]) {
			const original = fs[name];
			fs[name] = (...args) => {
				if (left-- === 0) process.kill(process.pid, "SIGKILL");
				return original(...args);
			};
		}
		syncBuiltinESMExports();
		const settle = await import(process.env.BUNDLE);
		settle[process.env.STEP](process.env.FOLDER, "2.0.0");`,
	);
});
beforeEach(() => {
	dataDir = mkdtempSync(path.join(work, "data-"));
	write("school.db", "of old");
	write("school.db-wal", "log of old");
});
afterAll(() => rmSync(work, { recursive: true }));

const ask = (change: Partial<UpdateState> = {}) =>
	writeUpdateState(dataDir, { step: "asked", from: old, to: next, at: "", data: "now", tries: 0, ...change });

/** @returns whether the step was killed at this write; false if it has fewer */
function isKilled(step: string, writes: number): boolean {
	const env = { ...process.env, WRITES: String(writes), BUNDLE: bundle, STEP: step, FOLDER: dataDir };
	const { signal, status, stderr } = spawnSync(process.execPath, [killer], { env, encoding: "utf8" });
	if (signal === null && status !== 0) throw new Error(stderr);
	return signal === "SIGKILL";
}

/**
 * Kills a step at its first change of a file, then at its second, until it gets to its end.
 * @param prepare without the update before
 * @returns how often it was killed
 */
function atEachWrite(step: string, prepare: () => void, check: (kills: number) => void): number {
	for (let kills = 0; ; kills += 1) {
		rmSync(inData("update"), { recursive: true, force: true });
		prepare();
		const killed = isKilled(step, kills);
		check(kills);
		if (!killed) return kills;
	}
}

/** What the new version does with the data. */
function migrate(): void {
	write("school.db", "of next");
	rmSync(inData("school.db-wal"), { force: true });
}

test("a change is made by the next start, and is done when the version answers", () => {
	ask();
	expect(versionOf(readUpdateState(dataDir), old)).toBe(old);
	expect(settleBeforeStart(dataDir, old)).toBe(next);
	migrate();
	settleReady(dataDir);
	expect([readUpdateState(dataDir)?.step, settleBeforeStart(dataDir, old), database()]).toEqual([
		"done",
		next,
		"of next",
	]);
});

test("a version that does not start leaves the data as it was", () => {
	ask();
	settleBeforeStart(dataDir, old);
	migrate();
	expect(settleFailed(dataDir)).toBe(true);
	expect([settleBeforeStart(dataDir, old), database(), log()]).toEqual([old, "of old", "log of old"]);
	// It is not tried again, and a version that was not on trial gets nothing back.
	expect(settleFailed(dataDir)).toBe(false);
});

test("a power cut while it starts is tried once more, then it is given up", () => {
	ask();
	expect(settleBeforeStart(dataDir, old)).toBe(next);
	migrate();
	expect(settleBeforeStart(dataDir, old)).toBe(next);
	expect(settleBeforeStart(dataDir, old)).toBe(old);
	expect([database(), log(), readUpdateState(dataDir)?.step]).toEqual(["of old", "log of old", "failed"]);
});

test("killed at any write before the start, the next start ends the same", () => {
	const kills = atEachWrite("settleBeforeStart", ask, (count) => {
		expect(settleBeforeStart(dataDir, old)).toBe(next);
		expect([database(), log()]).toEqual(["of old", "log of old"]);
		migrate();
		settleFailed(dataDir);
		expect([count, database(), log()]).toEqual([count, "of old", "log of old"]);
	});
	expect(kills).toBeGreaterThan(5);
});

test("killed at any write while the data is put back, the next start ends the same", () => {
	const prepare = () => {
		ask();
		settleBeforeStart(dataDir, old);
		migrate();
	};
	const kills = atEachWrite("settleFailed", prepare, (count) => {
		// A kill before the decision is written leaves the trial open.
		if (readUpdateState(dataDir)?.step === "trying") settleFailed(dataDir);
		expect([count, settleBeforeStart(dataDir, old), database(), log()]).toEqual([count, old, "of old", "log of old"]);
	});
	expect(kills).toBeGreaterThan(5);
});

test("the way back with the data of before, killed at any write, loses neither of the two", () => {
	const prepare = () => {
		saveData(dataDir, old);
		migrate();
		ask({ from: next, to: old, data: "before" });
	};
	const kills = atEachWrite("settleBeforeStart", prepare, (count) => {
		expect(settleBeforeStart(dataDir, old)).toBe(old);
		expect([count, database(), log()]).toEqual([count, "of old", "log of old"]);
		restoreData(dataDir, next);
		expect([database(), log()]).toEqual(["of next", false]);
		write("school.db", "of old");
		write("school.db-wal", "log of old");
	});
	expect(kills).toBeGreaterThan(8);
});

test("a file unpacked by hand serves, whatever was updated before", () => {
	ask({ step: "done" });
	expect(versionOf(readUpdateState(dataDir), "2.0.9")).toBe(next);
	expect(versionOf(readUpdateState(dataDir), "2.10.0")).toBe("2.10.0");
	ask({ step: "asked" });
	expect(settleBeforeStart(dataDir, "2.10.0")).toBe("2.10.0");
	expect(readUpdateState(dataDir)?.step).toBe("asked");
});

test("copies are kept for the days of the way back", () => {
	saveData(dataDir, old);
	const folder = copyOf(dataDir, old);
	const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
	utimesSync(folder, daysAgo(6.9), daysAgo(6.9));
	settleBeforeStart(dataDir, old);
	expect(existsSync(folder)).toBe(true);
	utimesSync(folder, daysAgo(7.1), daysAgo(7.1));
	settleBeforeStart(dataDir, old);
	expect(existsSync(folder)).toBe(false);
});
