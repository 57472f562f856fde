/** A packed site takes a marked release at its time of the night, stays awake for it, and writes down what has become of it. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Payload } from "payload";
import * as tar from "tar";
import { testDatabase } from "@/lib/cms/testing/databases";
import { nextTurn, noteSecurityUpdate, readSecurityUpdate } from "@/lib/upkeep/security-update";
import { updateFolder, writeUpdateState } from "@/lib/upkeep/update-state";
import { updatesText } from "./text";

const open = testDatabase();
const home = mkdtempSync(path.join(tmpdir(), "school-by-itself-"));
const place = path.join(home, "releases");
const ran = path.join(home, "ran.txt");

let payload: Payload;
let dataDir: string;
let environment: typeof import("@/lib/machine/environment").environment;
let work: typeof import("./by-itself");
let idle: typeof import("../idle/leave");

async function release(version: string, about: object): Promise<void> {
	const around = mkdtempSync(path.join(home, "around-"));
	mkdirSync(path.join(around, "school"));
	writeFileSync(path.join(around, "school/package.json"), JSON.stringify(about));
	const file = path.join(place, `school-${version}-linux-${process.arch}.tar.gz`);
	await tar.create({ file, cwd: around, gzip: true }, ["school"]);
}

beforeAll(async () => {
	mkdirSync(place);
	writeFileSync(path.join(home, "package.json"), JSON.stringify({ type: "commonjs" }));
	writeFileSync(
		path.join(home, "school.js"),
		`require("node:fs").appendFileSync(${JSON.stringify(ran)}, process.argv.slice(2).join(" ") + "\\n");`,
	);
	Object.assign(process.env, { SCHOOL_HOME: home, SCHOOL_VERSION: "2.0.0", UPDATE_FROM: place });
	payload = await open();
	({ environment } = await import("@/lib/machine/environment"));
	dataDir = environment.DATA_DIR;
	work = await import("./by-itself");
	idle = await import("../idle/leave");
});
afterAll(() => rmSync(home, { recursive: true }));

const commands = () => (existsSync(ran) ? readFileSync(ran, "utf8").trim().split("\n") : []);
const nightAfter = (now: number) => nextTurn(`${hostname()} ${dataDir}`, now).from;
const day = 86_400_000;
const again = 30 * 60_000;

test("only what is marked, at its time, tried once a night; a school that sleeps is woken for the look", async () => {
	const now = Date.now();
	const night = nightAfter(now + day);
	await release("2.2.0", {});
	expect(work.nextSecurityLookAt(night - 1)).toBe(night);
	expect(await idle.nextWorkAt(night - 1)).toBeLessThanOrEqual(night);
	expect([work.isTakingSecurity(night - 1), work.isTakingSecurity(night)]).toEqual([false, true]);
	await work.workOnSecurity(night - 1);
	await work.workOnSecurity(night);
	expect([commands(), work.nextSecurityLookAt(night + 1)]).toEqual([[], night + again]);

	await release("2.1.0", { security: true });
	await work.workOnSecurity(night + 1);
	expect(commands()).toEqual([]);
	await work.workOnSecurity(night + again);
	expect(work.isTakingSecurity(night + again)).toBe(true);
	while (commands().length === 0) await sleep(20);
	expect(commands()).toEqual(["update --security"]);
	while (work.isTakingSecurity(night + again)) await sleep(20);
	await work.workOnSecurity(night + 2 * again);
	expect([commands().length, work.nextSecurityLookAt(night + again)]).toEqual([1, night + day]);

	// A failure waits for a hand, and so does a place that cannot be read, for some minutes.
	noteSecurityUpdate(dataDir, "2.1.0", "failed");
	await work.workOnSecurity(night + 2 * day);
	expect(commands()).toHaveLength(1);
	environment.UPDATE_FROM = path.join(home, "none");
	await expect(work.workOnSecurity(night + 3 * day)).rejects.toThrow("ENOENT");
	expect(work.nextSecurityLookAt(night + 3 * day)).toBe(night + 3 * day + again);
});

test("what has become of it is written into the list of acts once, by whichever process", async () => {
	const acts = async (title: string) =>
		(await payload.find({ collection: "activity", where: { title: { equals: title } } })).docs;
	expect(await acts(updatesText.security.failed("2.1.0"))).toMatchObject([{ by: null, kind: "settings" }]);
	noteSecurityUpdate(dataDir, "2.2.0", "began");
	await work.workOnSecurity(Date.now());
	const change = { from: "2.0.0", to: "2.2.0", data: "now", tries: 1 } as const;
	writeUpdateState(dataDir, { ...change, step: "done", at: new Date().toISOString() });
	expect(work.isTakingSecurity(Date.now())).toBe(true);
	for (let times = 0; times < 2; times += 1) await work.workOnSecurity(Date.now());
	expect(work.isTakingSecurity(Date.now())).toBe(false);
	expect(await acts(updatesText.security.taken("2.2.0"))).toHaveLength(1);
	// The outcome is kept when another change takes the place of this one.
	rmSync(path.join(updateFolder(dataDir), "state.json"));
	expect(readSecurityUpdate(dataDir)?.outcome).toBe("taken");
});
