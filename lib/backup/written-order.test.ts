/** Backups of a machine whose clock is set forwards and backwards. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jest } from "@jest/globals";
import { dayLength } from "@/lib/contract/days";

const folder = mkdtempSync(path.join(tmpdir(), "school-order-"));
process.env.BACKUP_DIR = folder;
const began = Date.now();
let backups: typeof import("./folder");

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
	await backups.rotate("nightly", name);
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
	expect(await listed()).toEqual(made.reverse().slice(0, backups.keptBackups.nightly));
});

test("what a clock ahead has named is told from the others", async () => {
	jest.setSystemTime(began + 5 * dayLength);
	const ahead = (await backups.listBackups()).filter((one) => backups.isAhead(one));
	expect(ahead.length).toBeGreaterThan(0);
	for (const { at } of ahead) expect(Date.parse(at)).toBeGreaterThan(Date.now());
});

test("an unreadable order is none, and a folder without one is sorted by dates", async () => {
	for (const text of ["{", '{"a":1}', "null"]) {
		writeFileSync(path.join(folder, "order.json"), text);
		expect(await listed()).toHaveLength(backups.keptBackups.nightly);
	}
});
