import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Payload } from "payload";
import { command } from "@/lib/cms/testing/backup-target";
import { testDatabase } from "@/lib/cms/testing/databases";
import { runOnDisk, testOnSmallDisk } from "@/lib/commands/test/small-disk";
import { backupFailures } from "./text";

const open = testDatabase();
const patience = 300_000;
const dataDir = process.env.DATA_DIR ?? "";
const folder = path.join(dataDir, "backups");
const newest = () =>
	path.join(
		folder,
		readdirSync(folder)
			.filter((name) => name.endsWith(".tar"))
			.sort()
			.at(-1) ?? "",
	);

let payload: Payload;

beforeAll(async () => {
	payload = await open();
});

testOnSmallDisk(
	"on a full disk it says so and leaves nothing, and a restore neither",
	async () => {
		expect(await command(["backup"])).toMatchObject({ code: 0 });
		// Stored before the database finds no room, and removed again.
		mkdirSync(path.join(dataDir, "media"), { recursive: true });
		writeFileSync(path.join(dataDir, "media", "large.pdf"), Buffer.alloc(200_000, "x"));
		const disk = path.join(dataDir, "disk");
		mkdirSync(disk);
		const run = (name: string, file = "") =>
			`"${process.execPath}" --conditions=production lib/commands/run.js ${name} ${file}; echo "code $?"; ls -AR "${disk}"`;
		const onDisk = async (script: string, variables: Record<string, string>) => {
			const env = { ...process.env, NODE_ENV: "production" as const, ...variables };
			const filled = `mkdir "${disk}/backups" && ${script}`;
			const { stdout, stderr } = await runOnDisk({ folder: disk, size: "900k" }, filled, env);
			return stdout + stderr;
		};
		const saved = await onDisk(run("backup"), { BACKUP_DIR: path.join(disk, "backups") });
		expect(saved).toContain(backupFailures.full.bengali);
		expect(saved).toContain("code 1");
		expect(saved).not.toMatch(/unfinished|\.tar$|^[0-9a-f]{64}$/m);
		const { makeKey } = await import("@/lib/backup/seal");
		const { sealingEntry } = await import("@/lib/backup/queries");
		const { recipient } = await makeKey();
		await payload.kv.set(sealingEntry, { recipient, since: new Date().toISOString(), by: "ক" });
		const sealed = await onDisk(run("backup"), { BACKUP_DIR: path.join(disk, "backups") });
		expect(sealed).toContain(backupFailures.full.bengali);
		expect(sealed).toContain("code 1");
		expect(sealed).not.toMatch(/unfinished|\.tar$|^[0-9a-f]{64}$/m);
		const restored = await onDisk(run("restore", newest()), { DATA_DIR: disk });
		expect(restored).toContain(backupFailures.full.bengali);
		expect(restored).toContain("code 1");
		expect(restored).not.toMatch(/restor|school\.db|secret/);
	},
	patience,
);
