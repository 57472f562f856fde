import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { extract } from "tar";
import { headAccount } from "@/lib/cms/testing/accounts";
import { command } from "@/lib/cms/testing/backup-target";
import { testDatabase } from "@/lib/cms/testing/databases";
import type { SignedIn } from "../guard";
import { type BackupFailure, backupFailures, backupOfficeText, sealingText } from "./text";

const open = testDatabase();
const patience = 300_000;
const dataDir = process.env.DATA_DIR ?? "";
const folder = path.join(dataDir, "backups");
const backups = (kind: string) =>
	readdirSync(folder)
		.filter((name) => name.includes(`-${kind}.tar`))
		.sort();
const newest = (kind: string) => path.join(folder, backups(kind).at(-1) ?? "");
const status = () => JSON.parse(readFileSync(path.join(folder, "status.json"), "utf8"));
const refusal = (failure: BackupFailure) => ({
	code: 1,
	said: expect.stringContaining(backupFailures[failure].bengali),
});
const objectOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const picture = `${"q".repeat(32)}.webp`;

beforeAll(async () => {
	const payload = await open();
	const { rows, sql } = await import("@/lib/data/sql");
	const person = { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা" };
	const { id } = await payload.create({ collection: "students", data: person as never });
	await rows(payload, sql`UPDATE students SET picture = ${picture} WHERE id = ${id}`);
	mkdirSync(path.join(dataDir, "students"));
	writeFileSync(path.join(dataDir, "students", picture), readFileSync("deploy/home.webp"));
});

test(
	"seven nightly backups and three others are kept, the newest ones",
	async () => {
		expect(await command(["backup", "--nightly"])).toMatchObject({ code: 0 });
		const old = (day: number, kind: string) =>
			`school-2020-01-${String(day).padStart(2, "0")}-02-00-00-000-${kind}.tar.gz`;
		const days = [1, 2, 3, 4, 5, 6, 7, 8];
		for (const kind of ["nightly", "manual"])
			for (const day of days) writeFileSync(path.join(folder, old(day, kind)), "old");
		writeFileSync(path.join(folder, "letter.txt"), "not ours");
		expect(await command(["backup", "--nightly"])).toMatchObject({ code: 0 });
		expect(backups("nightly").slice(0, 5)).toEqual([4, 5, 6, 7, 8].map((day) => old(day, "nightly")));
		expect([backups("nightly").length, backups("manual").length]).toEqual([7, 8]);
		expect(await command(["backup"])).toMatchObject({ code: 0 });
		expect(backups("manual").slice(0, 2)).toEqual([7, 8].map((day) => old(day, "manual")));
		expect([backups("nightly").length, backups("manual").length]).toEqual([7, 3]);
		expect(readdirSync(folder)).toContain("letter.txt");
		expect(status().backup).toMatchObject({ name: path.basename(newest("manual")) });
		expect(status().nightly).toMatchObject({ name: path.basename(newest("nightly")) });
	},
	patience,
);

test(
	"with files that a clock ahead has named, a new backup stays, is the newest, and is the one that is checked",
	async () => {
		const ahead = [1, 2, 3].map((day) => `school-2930-01-0${day}-02-00-00-000-manual.tar.gz`);
		for (const name of ahead) writeFileSync(path.join(folder, name), "ahead");
		const { listBackups } = await import("@/lib/backup/folder");
		expect(await command(["backup"])).toMatchObject({ code: 0 });
		expect((await listBackups())[0]?.name).toBe(status().backup.name);
		expect(await command(["check-backup"])).toMatchObject({ code: 0 });
		expect(status().check.name).toBe(status().backup.name);
		for (const name of ahead) rmSync(path.join(folder, name), { force: true });

		// Nor does anything go while the clock is far from where it was seen last.
		const payload = await open();
		const before = backups("manual");
		await payload.kv.set("clock", { seen: new Date(Date.now() - 1200 * 86_400_000).toISOString() });
		expect(await command(["backup"])).toMatchObject({ code: 0 });
		expect(backups("manual")).toEqual(expect.arrayContaining(before));
		await payload.kv.delete("clock");
		expect(await command(["backup"])).toMatchObject({ code: 0 });
		expect(backups("manual")).toHaveLength(3);
	},
	patience,
);

test(
	"the check takes a good backup, and finds a damaged file, and a picture that is none",
	async () => {
		expect(await command(["backup"])).toMatchObject({ code: 0 });
		expect(await command(["check-backup"])).toMatchObject({ code: 0 });
		expect(status().check).toMatchObject({ name: path.basename(newest("manual")) });
		expect(status().check.failure).toBeUndefined();

		const object = path.join(folder, "files", objectOf(readFileSync(path.join(dataDir, "students", picture))));
		const stored = readFileSync(object);
		for (const wrong of [null, stored.subarray(1), Buffer.concat([Buffer.from("x"), stored.subarray(1)])]) {
			if (wrong) writeFileSync(object, wrong);
			else rmSync(object);
			expect(await command(["check-backup"])).toEqual(refusal(wrong ? "damaged" : "noFiles"));
		}
		// The next backup stores it again.
		expect(await command(["backup"])).toMatchObject({ code: 0 });
		expect(readFileSync(object).equals(stored)).toBe(true);
		const whole = readFileSync(newest("manual"));
		const broken = Buffer.from(whole);
		broken[broken.length >> 1] = (broken[broken.length >> 1] ?? 0) ^ 0xff;
		writeFileSync(newest("manual"), broken);
		expect(await command(["check-backup"])).toEqual(refusal("damaged"));
		expect(status().check).toMatchObject({ failure: "damaged" });
		writeFileSync(newest("manual"), whole);
		expect(await command(["check-backup"])).toMatchObject({ code: 0 });

		const file = path.join(dataDir, "students", picture);
		const bytes = readFileSync(file);
		writeFileSync(file, "no picture");
		expect(await command(["backup"])).toMatchObject({ code: 0 });
		expect(await command(["check-backup"])).toEqual(refusal("damaged"));
		writeFileSync(file, bytes);
		expect(readdirSync(folder).filter((name) => name.startsWith("unfinished"))).toEqual([]);
	},
	patience,
);

test(
	"a failing backup takes none of the earlier ones, and is kept in mind",
	async () => {
		const { withTemporaryFolder } = await import("@/lib/backup/folder");
		const before = readdirSync(folder).sort();
		const said = status();
		await withTemporaryFolder(async () => {
			expect(await command(["backup"])).toEqual(refusal("busy"));
			expect(await command(["check-backup"])).toEqual(refusal("busy"));
		});
		expect(status()).toEqual(said);

		const other = path.join(dataDir, "other");
		mkdirSync(other);
		await extract({ file: newest("nightly"), cwd: other });
		await extract({ file: path.join(other, "archive.tar.gz"), cwd: other }, ["database/school.db"]);
		const database = Buffer.from(readFileSync(path.join(other, "database/school.db")));
		database.fill(0xff, 4096 * 3, 4096 * 12);
		writeFileSync(path.join(other, "school.db"), database);
		copyFileSync(path.join(dataDir, "secret"), path.join(other, "secret"));
		const variables = { DATA_DIR: other, BACKUP_DIR: folder };
		expect(await command(["backup", "--nightly"], variables)).toEqual(refusal("databaseDamaged"));
		expect(readdirSync(folder).sort()).toEqual(before);
		expect(status()).toMatchObject({ backup: { failure: "databaseDamaged" }, nightly: { failure: "databaseDamaged" } });
		rmSync(other, { recursive: true });
	},
	patience,
);

test(
	"a mistyped DATA_DIR is said, and no folder is made",
	async () => {
		const missing = path.join(dataDir, "mistyped");
		expect(await command(["backup"], { DATA_DIR: missing })).toEqual(refusal("noSchool"));
		expect(readdirSync(dataDir)).not.toContain("mistyped");
	},
	patience,
);

test("backups are sealed for a well-formed key, which a head's act names and nothing stores", async () => {
	const { isSealingGood, makeRecoverySheet, readSealing, startSealing } = await import("./sealing");
	const { readBackups } = await import("./backups");
	const who = (await headAccount(await open())) as SignedIn;
	const isGood = async () => isSealingGood((await readBackups()).files, await readSealing());
	expect(await isGood()).toBe(false);
	const { key, recipient, number, qr } = await makeRecoverySheet();
	expect(await readSealing()).toBeNull();
	const typo = recipient.replace(/.$/, (last) => (last === "x" ? "y" : "x"));
	for (const wrong of [key, "age1", recipient.slice(0, -1), typo, ""])
		await expect(startSealing(wrong, who)).rejects.toMatchObject({ kind: "invalid" });
	await startSealing(recipient, who);
	// The newest is still open.
	expect([await readSealing(), await isGood()]).toMatchObject([{ recipient, by: who.name }, false]);
	expect(await command(["backup"])).toMatchObject({ code: 0 });
	expect(await isGood()).toBe(true);
	const payload = await open();
	const { docs } = await payload.find({ collection: "activity", where: { kind: { equals: "backup" } } });
	expect(docs).toMatchObject([{ title: sealingText.act(number) }]);
	expect(qr).toMatch(/^data:image\/svg/);
	const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
	const stored = [JSON.stringify(docs), ...files.map(({ name }) => readFileSync(path.join(folder, name), "latin1"))];
	expect(stored.some((text) => text.includes(key))).toBe(false);
});

describe("the button", () => {
	type Progress = { running: boolean; failed: boolean; message: string };
	const call = async <R>(name: "start" | "progress", input: object = {}): Promise<R> => {
		const who = await headAccount(await open());
		return (await import("./calls")).calls[name].run({ input, who, site: "" } as never) as Promise<R>;
	};
	const progress = (since: string) => call<Progress>("progress", { since });
	async function ended(since: string): Promise<Progress> {
		for (;;) {
			const now = await progress(since);
			if (!now.running) return now;
			await sleep(50);
		}
	}
	const acts = async () =>
		(await (await open()).count({ collection: "activity", where: { action: { equals: "backup" } } })).totalDocs;
	const busy = { message: backupFailures.busy.bengali };

	test(
		"starts none beside another job, which is said and is no act",
		async () => {
			const { readBackups, runDueJobs } = await import("./backups");
			const checking = runDueJobs({ backup: async () => false, check: async () => true });
			await new Promise(setImmediate);
			await expect(call("start")).rejects.toMatchObject(busy);
			expect([await acts(), (await readBackups()).since]).toEqual([0, null]);
			await checking;
			const { since } = await call<{ since: string }>("start");
			expect((await readBackups()).since).toBe(since);
			expect(await ended(since)).toMatchObject({ failed: false, message: backupOfficeText.made });
			expect([await acts(), (await readBackups()).since]).toEqual([1, null]);
			expect(status().backup.at > since).toBe(true);
		},
		patience,
	);

	test(
		"tells what came of it, also of another process, and of one that another job there has held up",
		async () => {
			// Asked in this process, made in another.
			const since = new Date().toISOString();
			expect(await progress(since)).toMatchObject({ running: true });
			expect(await command(["backup"])).toMatchObject({ code: 0 });
			expect(await progress(since)).toMatchObject({ running: false, failed: false, message: backupOfficeText.made });

			const { withTemporaryFolder } = await import("@/lib/backup/folder");
			await withTemporaryFolder(async () => {
				const asked = await call<{ since: string }>("start");
				expect(await ended(asked.since)).toMatchObject({ failed: true, ...busy });
			});
		},
		patience,
	);
});
