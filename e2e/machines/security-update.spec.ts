/**
 * Releases that close a hole (lib/upkeep/security-update.ts), taken without a hand: by a site, killed in the middle, and by
 * a machine with three schools that sleep. From a file in UPDATE_FROM to the running sites takes one night.
 */
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "@libsql/client";
import { expect, test } from "@playwright/test";
import { schoolsText } from "@/lib/bengali/schools";
import { updateText } from "@/lib/bengali/update";
import { KeptSocket, watchSockets } from "@/lib/commands/test/socket-keeper";
import { replaceFile } from "@/lib/machine/replace-file";
import { updatesText } from "@/lib/office/updates/text";
import { readAsleep } from "@/lib/upkeep/asleep";
import { readSecurityUpdate } from "@/lib/upkeep/security-update";
import { commandProcess, isAlive, readUpdateState, updateLog, versionOf } from "@/lib/upkeep/update-state";
import { atNight } from "./night";
import { first, packVersion } from "./pack-version";
import { PackedSchool, packOnce } from "./packed";

// Each test goes on where the one before it ended.
test.describe.configure({ mode: "serial", retries: 0 });
test.beforeEach(() => test.setTimeout(900_000));

const account = { STAFF_EMAIL: "head@school.example", STAFF_PASSWORD: "নদীর পাড়ে আমার ঘর" };

/** @returns how often the list of acts has this */
async function actsIn(dataDir: string, title: string): Promise<number> {
	const client = createClient({ url: `file:${path.join(dataDir, "school.db")}` });
	const { rows } = await client.execute({ sql: "SELECT count(*) AS n FROM activity WHERE title = ?", args: [title] });
	client.close();
	return Number(rows[0]?.n);
}

const school = new PackedSchool();
let places: Record<"site" | "machine", string>;

test.beforeAll(async () => {
	test.setTimeout(900_000);
	await packOnce();
	await school.unpack();
	places = { site: path.join(school.folder, "for-site"), machine: path.join(school.folder, "for-machine") };
	for (const place of Object.values(places)) mkdirSync(place);
});
test.afterAll(() => school.remove());

test("a site takes the marked release and no other, and a kill at any step ends in one whole version", async () => {
	const dataDir = school.inSchool("data");
	const serving = () => /program-([\d.]+)/.exec(realpathSync(path.join(dataDir, "site/lib")))?.[1];
	const said = () => (existsSync(updateLog(dataDir)) ? readFileSync(updateLog(dataDir), "utf8") : "");
	const night = atNight(`${hostname()} ${dataDir}`, school.folder);
	const start = () => school.start(undefined, { ...account, ...night, UPDATE_FROM: places.site });
	await packVersion({ folder: places.site, version: "9.1.0", isSecurity: true });
	await packVersion({ folder: places.site, version: "9.5.0" });

	// The command is killed: the site goes on with what it has, and tries once more.
	start();
	await school.until(() => said().includes(updateText.steps.trial));
	process.kill(Number(readFileSync(commandProcess(dataDir), "utf8")), "SIGKILL");
	await school.until(() => !isAlive(commandProcess(dataDir)));
	await school.untilReady();
	expect([serving(), readUpdateState(dataDir), readSecurityUpdate(dataDir)]).toEqual([
		first,
		null,
		expect.objectContaining({ version: "9.1.0", outcome: "began", tries: 1 }),
	]);

	// The site itself is killed in the middle of the change.
	await school.stop("SIGKILL");
	start();
	await school.until(() => ["saved", "trying"].includes(readUpdateState(dataDir)?.step ?? ""));
	await school.stop("SIGKILL");
	start();
	await school.untilReady();
	await school.until(async () => (await actsIn(dataDir, updatesText.security.taken("9.1.0"))) > 0);
	expect([serving(), readUpdateState(dataDir)?.step]).toEqual(["9.1.0", "done"]);
	await school.until(() => !isAlive(commandProcess(dataDir)));

	// Started once more in this night it finds nothing else to take.
	await school.stop();
	start();
	await school.untilReady();
	expect((await fetch(school.url)).status).toBe(200);
	const again = await school.run(["update", "--security"], { ...account, UPDATE_FROM: places.site });
	expect(again).toEqual({ code: 0, said: `${updateText.security.none("9.1.0")}\n` });
	expect([serving(), await actsIn(dataDir, updatesText.security.taken("9.1.0"))]).toEqual(["9.1.0", 1]);

	// What was given back is not taken again.
	expect((await school.run(["go-back"], account)).code).toBe(0);
	const givenBack = await school.run(["update", "--security"], { ...account, UPDATE_FROM: places.site });
	expect(givenBack).toEqual({ code: 0, said: `${updateText.security.usedUp("9.1.0")}\n` });
	await school.stop();
});

test("three schools of a machine take the marked release in one night without a hand, and no other", async () => {
	const shared = new PackedSchool();
	const machine = mkdtempSync(path.join(tmpdir(), "school-machine-"));
	const names = ["bhola", "char-kolmi", "meghnapar"] as const;
	const dataOf = (name: string) => path.join(machine, "var/lib/schools", name);
	const run = (args: string[], variables = {}) => shared.run(args, { SCHOOLS_ROOT: machine, ...variables });
	const night = atNight(hostname(), machine);
	const versions = () => names.map((name) => versionOf(readUpdateState(dataOf(name)), first));
	const sockets: KeptSocket[] = [];
	let stopWatching = () => {};
	try {
		await shared.unpack();
		for (const name of names) {
			expect(await run(["add", name, "--host", `${name}.example`])).toMatchObject({ code: 0 });
			const file = path.join(machine, "etc/schools", `${name}.env`);
			const own = { UPDATE_FROM: places.machine, STAFF_EMAIL: account.STAFF_EMAIL, SLEEP_MINUTES: "0.05" };
			const lines = Object.entries({ ...own, STAFF_PASSWORD: `"${account.STAFF_PASSWORD}"` });
			appendFileSync(file, lines.map(([key, value]) => `${key}=${value}\n`).join(""));
			const port = Number(/^PORT=(\d+)$/m.exec(readFileSync(file, "utf8"))?.[1]);
			const env = { SCHOOLS_ROOT: machine, HOME: machine, PATH: path.join(machine, "nothing") };
			const command = [process.execPath, shared.inSchool("school.js"), "as", name, "start"];
			sockets.push(new KeptSocket({ port, run: command, cwd: shared.inSchool(), env }));
		}
		stopWatching = watchSockets(sockets);
		expect(await run(["wake"])).toMatchObject({ code: 0 });
		for (const name of names) expect(readAsleep(dataOf(name))).not.toBeNull();

		await packVersion({ folder: places.machine, version: "9.4.0" });
		expect(await run(["wake"], night)).toEqual({ code: 0, said: "" });
		await packVersion({ folder: places.machine, version: "9.2.0", isSecurity: true });
		const taken = await run(["wake"], night);
		expect([taken.code, taken.said]).toEqual([0, expect.stringContaining(schoolsText.allUpdated(3, "9.2.0"))]);
		expect(versions()).toEqual(["9.2.0", "9.2.0", "9.2.0"]);
		for (const name of names)
			await expect.poll(() => actsIn(dataOf(name), updatesText.security.taken("9.2.0")), { timeout: 120_000 }).toBe(1);
		expect(await run(["wake"], night)).toEqual({ code: 0, said: "" });

		// One that does not come up on trial is told, and is not begun again.
		const change = (program: string) =>
			replaceFile(path.join(program, "lib/commands/programs/start.mjs"), "process.exit(1)");
		await packVersion({ folder: places.machine, version: "9.3.0", isSecurity: true, change });
		expect(await run(["wake"], night)).toMatchObject({ code: 1 });
		const failed = () => names.filter((name) => readSecurityUpdate(dataOf(name))?.outcome === "failed");
		expect([versions(), failed().length > 0]).toEqual([["9.2.0", "9.2.0", "9.2.0"], true]);
		const before = failed();
		expect(await run(["wake"], night)).toEqual({ code: 0, said: "" });
		expect(failed()).toEqual(before);
	} finally {
		stopWatching();
		for (const socket of sockets) await socket.close();
		await shared.remove();
		rmSync(machine, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
	}
});
