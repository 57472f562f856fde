/**
 * Updates of the packed site (lib/hosting/update): without a failed request, killed at each step, with a version that
 * does not start, and the way back. The newer versions are the packed one under another number.
 */
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { createClient } from "@libsql/client";
import { expect, test } from "@playwright/test";
import { executeOn } from "@/lib/cms/testing/statements";
import { updateText as text } from "@/lib/hosting/update/text";
import { replaceFile } from "@/lib/machine/sync-folder";
import { commandProcess, copiedDatabase, isAlive, readUpdateState } from "@/lib/upkeep/update-state";
import { first, packVersion } from "./pack-version";
import { PackedSchool, packOnce, servingVersion } from "./packed";

const patience = 900_000;
// Each test goes on where the one before it ended.
test.describe.configure({ mode: "serial", retries: 0 });
test.beforeEach(() => test.setTimeout(patience));

const school = new PackedSchool();
const dataDir = () => school.inSchool("data");
const account = { STAFF_EMAIL: "head@school.example", STAFF_PASSWORD: "নদীর পাড়ে আমার ঘর" };
const state = () => readUpdateState(dataDir());

const serving = () => servingVersion(dataDir());

/** @param change of its program's folder. @returns the signed file of a newer version */
const packAs = (version: string, change?: (program: string) => void) =>
	packVersion({ folder: school.folder, version, change });

/** Visitors, one request after the other, until the returned function is called, which tells what failed. */
function startVisits(): () => Promise<string[]> {
	const failed: string[] = [];
	let isOpen = true;
	let longest = 0;
	const visit = async (address: string, init?: RequestInit) => {
		while (isOpen) {
			const begun = Date.now();
			// A connection for each, as a server may close an idle one at the moment of a request.
			await fetch(school.url + address, { ...init, headers: { Connection: "close" } }).then(
				({ status }) => status !== 200 && failed.push(`${address}: ${status}`),
				(error) => failed.push(`${address}: ${error.cause ?? error}`),
			);
			longest = Math.max(longest, Date.now() - begun);
			await sleep(50);
		}
	};
	const visits = [
		...["/", "/notices", "/student-result"].map((address) => visit(address)),
		visit("/api/notices-get?page=1", { method: "POST" }),
	];
	return async () => {
		isOpen = false;
		await Promise.all(visits);
		console.log(`The longest visit took ${(longest / 1000).toFixed(1)} s`);
		return failed;
	};
}

let second: string;

test.beforeAll(async () => {
	test.setTimeout(patience);
	await packOnce();
	await school.unpack();
	second = await packAs("9.1.0");
	school.start(undefined, account);
	await school.untilReady();
});
test.afterAll(() => school.remove());

test("killed at each step before the change, the site goes on, and nothing is half", async () => {
	const { unpack, backup, check, trial } = text.steps;
	for (const step of [unpack, backup, check, trial]) {
		const { said } = await school.run(["update", second], account, "", (child, said) => {
			if (said.includes(step)) child.kill("SIGKILL");
		});
		expect(said).toContain(step);
		expect(said).not.toContain(text.steps.change);
		// What it had started ends by itself.
		await school.until(() => !isAlive(commandProcess(dataDir())));
		expect([(await fetch(school.url)).status, serving(), state()]).toEqual([200, first, null]);
	}
});

test("an update of a running site fails no request, and nothing that was written is lost", async () => {
	// A script that the newer version does not have.
	const script = "static/chunks/former.js";
	const former = school.inSchool(`program-${first}`, ".next", script);
	writeFileSync(former, "former");
	writeFileSync(`${former}.gz`, gzipSync("former"));
	// A backup of the night goes on: the update waits for it.
	const other = createClient({ url: `file:${path.join(dataDir(), "backups", "lock")}` });
	const lock = await other.transaction("write");
	const finish = startVisits();
	const { code, said } = await school.run(["update", second], account, "", (_child, said) => {
		if (said.includes(text.steps.backup)) setTimeout(() => lock.close(), 5_000);
	});
	other.close();
	const failed = await finish();
	expect([code, said]).toEqual([0, expect.stringContaining(text.done("9.1.0"))]);
	expect(failed).toEqual([]);
	expect([serving(), state()?.step, (await fetch(school.url)).status]).toEqual(["9.1.0", "done", 200]);
	// Pages that were opened before find theirs.
	expect(await (await fetch(`${school.url}/_next/${script}`)).text()).toBe("former");
	expect(existsSync(path.join(dataDir(), "update", "trial"))).toBe(false);
	// The same file is not taken twice.
	expect(await school.run(["update", second], account)).toEqual({
		code: 1,
		said: expect.stringContaining(text.notNewer("9.1.0", "9.1.0")),
	});
});

test("a version that fails on trial is not installed; one that fails afterwards gives the site back", async () => {
	const breaks = (name: string) => (program: string) =>
		replaceFile(path.join(program, "lib/commands/programs", name), "throw new Error('broken');");
	const onTrial = await school.run(["update", await packAs("9.2.0", breaks("start.mjs"))], account);
	expect([onTrial.code, onTrial.said]).toEqual([1, expect.stringContaining(text.trialFailed("9.2.0", "/readyz"))]);
	expect([serving(), state()?.to]).toEqual(["9.1.0", "9.1.0"]);

	const finish = startVisits();
	const afterwards = await school.run(["update", await packAs("9.3.0", breaks("make-ready.mjs"))], account);
	expect(await finish()).toEqual([]);
	expect([afterwards.code, afterwards.said]).toEqual([1, expect.stringContaining(text.changeFailed("9.3.0", "9.1.0"))]);
	await school.untilReady();
	expect([serving(), state()?.step]).toEqual(["9.1.0", "failed"]);
});

test("killed in the middle of the change, the next start ends it", async () => {
	const third = await packAs("9.4.0");
	const update = school.run(["update", third], account);
	await school.until(() => ["saved", "trying"].includes(state()?.step ?? ""));
	await school.stop("SIGKILL");
	school.start(undefined, account);
	await school.untilReady();
	await school.until(() => state()?.step === "done");
	expect((await update).said).toContain(text.done("9.4.0"));
	expect(serving()).toBe("9.4.0");
});

test("the way back: with the data of now, or with that of before if the version cannot read it", async () => {
	const sql = (statement: string) => executeOn({ DATA_DIR: dataDir() }, statement);
	const addYear = (year: number) =>
		sql(`INSERT INTO years (year, updated_at, created_at) VALUES (${year}, '2026-01-01', '2026-01-01')`);
	const years = async (file: string) => {
		const client = createClient({ url: `file:${file}` });
		const { rows } = await client.execute("SELECT year FROM years ORDER BY year");
		client.close();
		return rows.map(({ year }) => year);
	};
	const database = path.join(dataDir(), "school.db");
	await addYear(2041);
	const finish = startVisits();
	const back = await school.run(["go-back"], account);
	expect(await finish()).toEqual([]);
	expect([back.code, back.said]).toEqual([0, expect.stringContaining(text.backWithNow("9.1.0"))]);
	expect([serving(), state()?.step, await years(database)]).toEqual(["9.1.0", "done", [2041]]);

	// As if the newer version had changed the schema.
	expect(await school.run(["go-back"], account)).toMatchObject({ code: 0 });
	expect(serving()).toBe("9.4.0");
	await addYear(2042);
	await sql(
		"INSERT INTO payload_migrations (name, batch, updated_at, created_at) VALUES ('x', 9, '2026-01-01', '2026-01-01')",
	);
	const refused = await school.run(["go-back"], account);
	expect([refused.code, refused.said]).toEqual([1, expect.stringContaining("--data-of-before")]);
	expect(serving()).toBe("9.4.0");
	expect(await school.run(["go-back", "--data-of-before"], account)).toMatchObject({ code: 0 });
	expect([serving(), await years(database)]).toEqual(["9.1.0", [2041]]);
	expect(await years(copiedDatabase(dataDir(), "9.4.0"))).toEqual([2041, 2042]);
});
