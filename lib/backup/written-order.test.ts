/** Backups of a machine whose clock is set forwards and backwards. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jest } from "@jest/globals";
import { dhakaOffset } from "@/lib/bengali/dhaka";
import { dayLength } from "@/lib/contract/days";
import type { BackupKind, StoredBackup } from "./folder";

const folder = mkdtempSync(path.join(tmpdir(), "school-order-"));
process.env.BACKUP_DIR = folder;
const began = Date.now();
let backups: typeof import("./folder");
const nightly = 7;

beforeAll(async () => {
	backups = await import("./folder");
	jest.useFakeTimers({ now: began, doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "setTimeout"] });
});
afterAll(() => {
	jest.useRealTimers();
	rmSync(folder, { recursive: true });
});

/** Makes one as the command does. @param days that the clock is ahead */
async function make(days: number): Promise<string> {
	jest.setSystemTime(began + days * dayLength);
	const name = backups.newBackupName("nightly", { sealed: false });
	await backups.noteOrder(name);
	writeFileSync(path.join(folder, name), "x");
	await backups.rotate(name);
	return name;
}

const listed = async () => (await backups.listBackups()).map(({ name }) => name);

test("the last one written is the newest, and the first ones go, whatever the clock said", async () => {
	const foreign = [2030, 2024].map((year) => `school-${year}-01-01-02-00-00-000-nightly.tar.gz`);
	for (const name of foreign) writeFileSync(path.join(folder, name), "x");
	// One from the future is no newer than one of another day.
	expect(await listed()).toEqual([foreign[1], foreign[0]]);
	const made: string[] = [];
	for (const days of [0, 1, 1200, 2, 1201, -3000, 3, -2999, 4]) {
		made.push(await make(days));
		expect((await listed())[0]).toBe(made.at(-1));
	}
	expect((await listed()).slice(0, nightly)).toEqual(made.reverse().slice(0, nightly));
});

/** A backup of each night in memory. @param isBelieved whether what is no longer kept goes (./queries) */
function inMemory() {
	let kept: StoredBackup[] = [];
	return {
		make(days: number, kind: BackupKind = "nightly", { isBelieved = true, sealed = false } = {}) {
			jest.setSystemTime(began + days * dayLength);
			const name = backups.newBackupName(kind, { sealed });
			kept.unshift({ name, bytes: 1, at: new Date().toISOString(), kind, sealed });
			const gone = isBelieved ? backups.outdated(kept, name) : [];
			kept = kept.filter((backup) => !gone.includes(backup));
		},
		days: (kind: BackupKind) => kept.filter((backup) => backup.kind === kind).map(({ name }) => name.slice(7, 17)),
	};
}

test("of a year the last seven nights are kept, the last one of four weeks, and of six months", () => {
	const { make, days } = inMemory();
	for (let day = 0; day <= 365; day += 1) make(day);
	const nights = Array.from({ length: 366 }, (_, ago) => new Date(began + (365 - ago) * dayLength + dhakaOffset));
	const dayOf = (time: Date) => time.toISOString().slice(0, 10);
	const tomorrow = (time: Date) => new Date(time.getTime() + dayLength);
	const saturdays = nights.filter((time, ago) => ago === 0 || time.getUTCDay() === 6).slice(0, 4);
	const monthEnds = nights.filter((time, ago) => ago === 0 || tomorrow(time).getUTCDate() === 1).slice(0, 6);
	const expected = new Set([...nights.slice(0, 7), ...saturdays, ...monthEnds].map(dayOf));
	expect(days("nightly")).toEqual([...expected].sort().reverse());
});

test("a clock that ran ahead for ten nights takes no week and no month away, nor do others than the nightly ones", () => {
	const { make, days } = inMemory();
	for (let day = 0; day <= 200; day += 1) make(day);
	const before = days("nightly");
	// Nobody has said meanwhile that the date is right.
	for (let night = 0; night < 10; night += 1) make(1200 + 40 * night, "nightly", { isBelieved: false });
	make(201);
	for (const kind of ["manual", "update"] as const) for (let times = 0; times < 5; times += 1) make(201 + times, kind);
	expect([days("manual").length, days("update").length]).toEqual([3, 2]);
	expect(before.slice(nightly).filter((day) => !days("nightly").includes(day))).toEqual([]);
});

test("seven nights after the first sealed backup none is left that everybody can read", () => {
	const { make, days } = inMemory();
	for (let day = 0; day <= 100; day += 1) make(day);
	for (let day = 101; day <= 107; day += 1) make(day, "nightly", { sealed: true });
	expect(days("nightly")).toHaveLength(7);
});

test("what a clock ahead has named is told from the others", async () => {
	jest.setSystemTime(began + 5 * dayLength);
	const ahead = (await backups.listBackups()).filter((listBackup) =>
		backups.isAhead(listBackup, began + 5 * dayLength),
	);
	expect(ahead.length).toBeGreaterThan(0);
	for (const { at } of ahead) expect(Date.parse(at)).toBeGreaterThan(Date.now());
});

test("an unreadable order is none, and a folder without one is sorted by dates", async () => {
	const before = (await listed()).length;
	for (const text of ["{", '{"a":1}', "null"]) {
		writeFileSync(path.join(folder, "order.json"), text);
		expect(await listed()).toHaveLength(before);
	}
});
