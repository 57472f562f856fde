/** Uploaded files in backups: what sixty nights cost, the one file to download, and the copy in another place. */
import { randomBytes } from "node:crypto";
import {
	createWriteStream,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { command } from "@/lib/cms/testing/backup-target";
import { testDatabase } from "@/lib/cms/testing/databases";
import { dayLength } from "@/lib/contract/days";
import { backupFailures } from "@/lib/office/backup/text";
import { backingUp, patience, refusal, state } from "./testing/backing-up";

const open = testDatabase();
const { own, inFolder, newest, newTarget, sealFor } = backingUp(open);

/** A twentieth of a school's 400 MB, of which one is replaced every second night. */
const [count, bytes] = [100, 200_000];
const nameOf = (index: number) => `scan-${index}.pdf`;
const replace = (index: number) => writeFileSync(inFolder("media", nameOf(index)), randomBytes(bytes));

const sizeIn = (...names: string[]) =>
	readdirSync(inFolder(...names), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

beforeAll(async () => {
	const payload: Payload = await open();
	const { rows, sql } = await import("@/lib/data/sql");
	for (let index = 0; index < count; index += 1) {
		replace(index);
		await rows(payload, sql`INSERT INTO media (alt, filename) VALUES ('স্ক্যান', ${nameOf(index)})`);
	}
}, patience);

test(
	"the room that the next backup takes is known: all files at first, then what has come since",
	async () => {
		const { spaceForNext } = await import("./space");
		const needed = async (recipient?: string) => (await spaceForNext({ now: recipient }))?.needed ?? 0;
		const before = sizeIn("backups");
		const first = await needed();
		expect(await command(["backup"])).toMatchObject({ code: 0 });
		expect(first).toBeGreaterThan(sizeIn("backups") - before);
		const old = new Date(Date.now() - 3_600_000);
		for (const kind of ["media", "students"])
			for (const name of readdirSync(inFolder(kind))) utimesSync(inFolder(kind, name), old, old);
		const small = await needed();
		replace(0);
		expect((await needed()) - small).toBe(bytes);
		expect(small).toBeLessThan(first - (count - 1) * bytes);
		// For another key everything is sealed anew.
		expect(await needed("age1x")).toBeGreaterThan(count * bytes);
	},
	patience,
);

test(
	"files are stored once: sixty nights with 400 MB of them cost less than 1.2 GB",
	async () => {
		const { createBackup } = await import("./create");
		const { listBackups } = await import("./folder");
		const began = Date.now();
		const now = jest.spyOn(Date, "now");
		try {
			for (let night = 0; night < 60; night += 1) {
				now.mockReturnValue(began + night * dayLength);
				if (night % 2 === 0) replace(night);
				await createBackup("nightly");
			}
			const nightly = (await listBackups()).filter(({ kind }) => kind === "nightly");
			expect(nightly.length).toBeGreaterThanOrEqual(11);
			expect(nightly.length).toBeLessThanOrEqual(14);
		} finally {
			now.mockRestore();
		}
		// The school's own and those of all backups, with the databases.
		const files = sizeIn("media") + sizeIn("students");
		expect(sizeIn("backups") + files).toBeLessThan(3 * files);
		// The others are of today.
		for (const name of readdirSync(inFolder("backups")))
			if (name.includes("-nightly")) rmSync(inFolder("backups", name));
	},
	2 * patience,
);

/** As a browser gets it, whole and in parts. */
async function download(file: string, target: string): Promise<void> {
	const { wholeFile } = await import("./container");
	const { size, read } = await wholeFile(file);
	await pipeline(read(), createWriteStream(target));
	const whole = readFileSync(target);
	expect(whole.length).toBe(size);
	for (const [start, end] of [
		[0, 99],
		[700, size - 700],
		[size - 10, size - 1],
	] as const) {
		const chunks: Buffer[] = [];
		for await (const chunk of read({ start, end })) chunks.push(chunk);
		expect(Buffer.concat(chunks).equals(whole.subarray(start, end + 1))).toBe(true);
	}
}

test(
	"a copy elsewhere has each backup whole, is mended, and never stops the one here",
	async () => {
		const BACKUP_COPY = path.join((await newTarget()).folder, "elsewhere");
		const status = () => JSON.parse(readFileSync(inFolder("backups", "status.json"), "utf8"));
		const noCopy = expect.stringContaining(backupFailures.noCopy.bengali);
		expect(await command(["backup"], { BACKUP_COPY })).toEqual({ code: 0, said: noCopy });
		expect(status()).toMatchObject({ copy: { failure: "noCopy" }, backup: { name: path.basename(newest()) } });
		expect(status().backup.failure).toBeUndefined();

		mkdirSync(BACKUP_COPY);
		const copies = () => readdirSync(BACKUP_COPY).filter((name) => name.endsWith(".tar"));
		for (let times = 0; times < 4; times += 1) {
			replace(times);
			expect(await command(["backup"], { BACKUP_COPY })).toMatchObject({ code: 0 });
		}
		expect(status().copy).toMatchObject({ name: path.basename(newest()) });
		expect(copies()).toHaveLength(3);
		expect(await command(["check-backup"], { BACKUP_COPY })).toMatchObject({ code: 0 });

		// What a backup that went there had alone is gone too.
		const stored = path.join(BACKUP_COPY, "files");
		const { readFiles } = await import("./container");
		const { folderStore } = await import("@/lib/files/folder");
		const named = await Promise.all(copies().map((name) => readFiles(folderStore(BACKUP_COPY), name)));
		expect(readdirSync(stored).sort()).toEqual([...new Set(named.flatMap(Object.keys))].sort());
		for (const name of readdirSync(stored)) writeFileSync(path.join(stored, name), "x", { flag: "r+" });
		expect(await command(["check-backup"], { BACKUP_COPY })).toEqual(refusal("damaged"));
		expect(status()).toMatchObject({ copy: { failure: "damaged" }, check: { name: path.basename(newest()) } });
		expect(status().check.failure).toBeUndefined();
		expect(await command(["backup"], { BACKUP_COPY })).toMatchObject({ code: 0 });
		expect(await command(["check-backup"], { BACKUP_COPY })).toMatchObject({ code: 0 });

		const target = await newTarget();
		const file = path.join(BACKUP_COPY, path.basename(newest()));
		expect(await command(["restore", file], target.variables)).toMatchObject({ code: 0 });
		expect(await state(target.variables)).toEqual(await state(own.variables));
	},
	patience,
);

test(
	"the file to download is one, sealed or not, and enough to restore the school on another machine",
	async () => {
		const { makeKey } = await import("./seal");
		const { key, recipient } = await makeKey();
		const target = async (file: string, variables: Record<string, string>) => {
			const one = inFolder("one.tar");
			await download(file, one);
			const restored = await newTarget();
			const made = await command(["restore", one], { ...restored.variables, ...variables });
			expect(made).toMatchObject({ code: 0 });
			const wrong = readFileSync(one);
			const at = wrong.length - 90_000;
			wrong[at] = (wrong[at] ?? 0) ^ 1;
			writeFileSync(one, wrong);
			expect(await command(["restore", one], { ...(await newTarget()).variables, ...variables })).toEqual(
				refusal("damaged"),
			);
			rmSync(one);
			return state(restored.variables);
		};
		expect(await target(newest(), {})).toEqual(await state(own.variables));
		await sealFor(recipient);
		expect(await command(["backup"])).toMatchObject({ code: 0 });
		const sealed = readdirSync(inFolder("backups")).find((name) => name.endsWith(".age.tar")) ?? "";
		expect(await target(inFolder("backups", sealed), { BACKUP_KEY: key })).toEqual(await state(own.variables));
	},
	patience,
);
