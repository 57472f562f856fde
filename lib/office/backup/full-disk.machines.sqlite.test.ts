import { execFile } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { backupFailures } from "@/lib/bengali/office/backup";
import { command } from "@/lib/cms/testing/backup-target";
import { testDatabase } from "@/lib/cms/testing/databases";

const open = testDatabase();
const patience = 300_000;
const dataDir = process.env.DATA_DIR ?? "";
const folder = path.join(dataDir, "backups");
const newest = () =>
	path.join(
		folder,
		readdirSync(folder)
			.filter((name) => name.endsWith(".tar.gz"))
			.sort()
			.at(-1) ?? "",
	);

beforeAll(async () => {
	await open();
}, 60_000);

test(
	"on a full disk it says so and leaves nothing, and a restore neither",
	async () => {
		expect(await command(["backup"])).toMatchObject({ code: 0 });
		const disk = path.join(dataDir, "disk");
		mkdirSync(disk);
		const run = (name: string, file = "") =>
			`"${process.execPath}" --conditions=production lib/commands/run.js ${name} ${file}; echo "code $?"; ls -A "${disk}" "${disk}/backups"`;
		/** Runs a script with a small disk in a mount namespace of its own. */
		const onDisk = async (script: string, variables: Record<string, string>) => {
			const asRoot = process.getuid?.() === 0 ? [] : ["--map-root-user"];
			const whole = `mount -t tmpfs -o size=900k tmpfs "${disk}" && mkdir "${disk}/backups" && ${script}`;
			const env = { ...process.env, NODE_ENV: "production" as const, ...variables };
			const { stdout, stderr } = await promisify(execFile)("unshare", [...asRoot, "--mount", "sh", "-c", whole], {
				env,
			});
			return stdout + stderr;
		};
		const saved = await onDisk(run("backup"), { BACKUP_DIR: path.join(disk, "backups") });
		expect(saved).toContain(backupFailures.full.bengali);
		expect(saved).toContain("code 1");
		expect(saved).not.toMatch(/unfinished|\.tar\.gz/);
		const restored = await onDisk(run("restore", newest()), { DATA_DIR: disk });
		expect(restored).toContain(backupFailures.full.bengali);
		expect(restored).toContain("code 1");
		expect(restored).not.toMatch(/restor|school\.db|secret/);
	},
	patience,
);
