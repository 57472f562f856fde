/**
 * A release that closes a hole (lib/upkeep/security-update.ts), taken without a hand by a machine with three schools that
 * sleep: from a file in UPDATE_FROM to the running sites it takes one night.
 */
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { KeptSocket, watchSockets } from "@/lib/commands/test/socket-keeper";
import { schoolsText } from "@/lib/hosting/schools/text";
import { replaceFile } from "@/lib/machine/sync-folder";
import { updatesText } from "@/lib/office/updates/text";
import { readAsleep } from "@/lib/upkeep/asleep";
import { readSecurityUpdate } from "@/lib/upkeep/security-update";
import { readUpdateState, versionOf } from "@/lib/upkeep/update-state";
import { actsIn, atNight } from "./night";
import { first, packVersion } from "./pack-version";
import { PackedSchool, packOnce } from "./packed";

// Trying again would pack again.
test.describe.configure({ retries: 0 });

const account = { STAFF_EMAIL: "head@school.example", STAFF_PASSWORD: "নদীর পাড়ে আমার ঘর" };

const school = new PackedSchool();
let place: string;

test.beforeAll(async () => {
	test.setTimeout(900_000);
	await packOnce();
	await school.unpack();
	place = path.join(school.folder, "releases");
	mkdirSync(place);
});
test.afterAll(() => school.remove());

test("three schools of a machine take the marked release in one night without a hand, and no other", async () => {
	test.setTimeout(1_200_000);
	const machine = mkdtempSync(path.join(tmpdir(), "school-machine-"));
	const names = ["bhola", "char-kolmi", "meghnapar"] as const;
	const dataOf = (name: string) => path.join(machine, "var/lib/schools", name);
	const run = (args: string[], variables = {}) => school.run(args, { SCHOOLS_ROOT: machine, ...variables });
	const night = atNight(hostname(), machine);
	/** What the timer does at night, without what it says of schools that had other work. */
	const wakeAtNight = async () => {
		const { code, said } = await run(["wake"], night);
		const others = names.map((name) => schoolsText.woken(name, true));
		return {
			code,
			said: said
				.trim()
				.split("\n")
				.filter((line) => line && !others.includes(line)),
		};
	};
	const versions = () => names.map((name) => versionOf(readUpdateState(dataOf(name)), first));
	const sockets: KeptSocket[] = [];
	let stopWatching = () => {};
	try {
		for (const name of names) {
			expect(await run(["add", name, "--host", `${name}.example`])).toMatchObject({ code: 0 });
			const file = path.join(machine, "etc/schools", `${name}.env`);
			const own = { UPDATE_FROM: place, STAFF_EMAIL: account.STAFF_EMAIL, SLEEP_MINUTES: "0.05" };
			const lines = Object.entries({ ...own, STAFF_PASSWORD: `"${account.STAFF_PASSWORD}"` });
			appendFileSync(file, lines.map(([key, value]) => `${key}=${value}\n`).join(""));
			const port = Number(/^PORT=(\d+)$/m.exec(readFileSync(file, "utf8"))?.[1]);
			const env = { SCHOOLS_ROOT: machine, HOME: machine, PATH: path.join(machine, "nothing") };
			const command = [process.execPath, school.inSchool("school.js"), "as", name, "start"];
			sockets.push(new KeptSocket({ port, run: command, cwd: school.inSchool(), env }));
		}
		stopWatching = watchSockets(sockets);
		expect(await run(["wake"])).toMatchObject({ code: 0 });
		for (const name of names) expect(readAsleep(dataOf(name))).not.toBeNull();

		await packVersion({ folder: place, version: "9.4.0" });
		expect(await wakeAtNight()).toEqual({ code: 0, said: [] });
		await packVersion({ folder: place, version: "9.2.0", isSecurity: true });
		const taken = await wakeAtNight();
		expect([taken.code, taken.said]).toEqual([0, expect.arrayContaining([schoolsText.allUpdated(3, "9.2.0")])]);
		expect(versions()).toEqual(["9.2.0", "9.2.0", "9.2.0"]);
		for (const name of names)
			await expect.poll(() => actsIn(dataOf(name), updatesText.security.taken("9.2.0")), { timeout: 120_000 }).toBe(1);
		expect(await wakeAtNight()).toEqual({ code: 0, said: [] });

		// One that does not come up on trial is told, and is not begun again.
		const change = (program: string) =>
			replaceFile(path.join(program, "lib/commands/programs/start.mjs"), "process.exit(1)");
		await packVersion({ folder: place, version: "9.3.0", isSecurity: true, change });
		expect(await wakeAtNight()).toMatchObject({ code: 1 });
		const failed = () => names.filter((name) => readSecurityUpdate(dataOf(name))?.outcome === "failed");
		expect([versions(), failed().length > 0]).toEqual([["9.2.0", "9.2.0", "9.2.0"], true]);
		const before = failed();
		expect(await wakeAtNight()).toEqual({ code: 0, said: [] });
		expect(failed()).toEqual(before);
	} finally {
		stopWatching();
		for (const socket of sockets) await socket.close();
		rmSync(machine, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
	}
});
