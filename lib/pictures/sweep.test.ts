import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sweepFolder } from "./sweep";

const folder = mkdtempSync(path.join(tmpdir(), "school-sweep-"));
afterAll(() => rmSync(folder, { recursive: true }));

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test("files that rested and that nobody holds go; everything else stays", async () => {
	mkdirSync(path.join(folder, "folder"));
	for (const [name, age] of [
		["held", 2],
		["orphan", 2],
		["young", 0],
		["foreign", 2],
	] as const) {
		writeFileSync(path.join(folder, name), name);
		utimesSync(path.join(folder, name), minutesAgo(age), minutesAgo(age));
	}
	const asked: string[][] = [];
	const heldOf = async (names: string[]) => {
		asked.push(names);
		return ["held"];
	};
	expect(await sweepFolder(folder, (name) => name !== "foreign", heldOf, 60_000)).toBe(1);
	expect(readdirSync(folder).sort()).toEqual(["folder", "foreign", "held", "young"]);
	expect(asked.flat().sort()).toEqual(["held", "orphan"]);
});

test("when it is not known what is held, nothing goes", async () => {
	const broken = () => Promise.reject(new Error("no database"));
	await expect(sweepFolder(folder, () => true, broken, 0)).rejects.toThrow("no database");
	expect(readdirSync(folder)).toHaveLength(4);
});

test("a folder that is not there yet has nothing to sweep", async () => {
	expect(
		await sweepFolder(
			path.join(folder, "none"),
			() => true,
			async () => [],
			0,
		),
	).toBe(0);
});
