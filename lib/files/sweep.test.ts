import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderStore } from "./folder";
import { sweepFiles } from "./sweep";

const folder = mkdtempSync(path.join(tmpdir(), "school-sweep-"));
afterAll(() => rmSync(folder, { recursive: true }));
const store = folderStore(folder);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test("removes old files without a reference, also of interrupted writes, and nothing else", async () => {
	mkdirSync(path.join(folder, "folder"));
	for (const [name, age] of [
		["held", 2],
		["orphan", 2],
		["young", 0],
		["foreign", 2],
		["interrupted.part", 2],
	] as const) {
		writeFileSync(path.join(folder, name), name);
		utimesSync(path.join(folder, name), minutesAgo(age), minutesAgo(age));
	}
	const asked: string[][] = [];
	const findReferenced = async (names: string[]) => {
		asked.push(names);
		return ["held"];
	};
	expect(await sweepFiles(store, (name) => !/foreign|part/.test(name), findReferenced, 60_000)).toBe(2);
	expect(readdirSync(folder).sort()).toEqual(["folder", "foreign", "held", "young"]);
	expect(asked.flat().sort()).toEqual(["held", "interrupted.part", "orphan"]);
});

test("removes nothing when the lookup of references fails", async () => {
	const broken = () => Promise.reject(new Error("no database"));
	await expect(sweepFiles(store, () => true, broken, 0)).rejects.toThrow("no database");
	expect(readdirSync(folder)).toHaveLength(4);
});

test("accepts a missing folder", async () => {
	expect(
		await sweepFiles(
			folderStore(path.join(folder, "none")),
			() => true,
			async () => [],
			0,
		),
	).toBe(0);
});
