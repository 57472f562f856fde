/**
 * A release that closes a hole (lib/upkeep/security-update.ts), taken by a site without a hand, which is killed in the middle.
 */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { updateText } from "@/lib/hosting/update/text";
import { updatesText } from "@/lib/office/updates/text";
import { readSecurityUpdate } from "@/lib/upkeep/security-update";
import { commandProcess, isAlive, readUpdateState, updateLog } from "@/lib/upkeep/update-state";
import { actsIn, atNight } from "./night";
import { first, packVersion } from "./pack-version";
import { PackedSchool, packOnce, servingVersion } from "./packed";

// Each test goes on where the one before it ended.
test.describe.configure({ mode: "serial", retries: 0 });
test.beforeEach(() => test.setTimeout(900_000));

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

test("a site takes the marked release and no other, and a kill at any step ends in one whole version", async () => {
	const dataDir = school.inSchool("data");
	const serving = () => servingVersion(dataDir);
	const said = () => (existsSync(updateLog(dataDir)) ? readFileSync(updateLog(dataDir), "utf8") : "");
	const night = atNight(`${hostname()} ${dataDir}`, school.folder);
	const start = () => school.start(undefined, { ...account, ...night, UPDATE_FROM: place });
	await packVersion({ folder: place, version: "9.1.0", isSecurity: true });
	await packVersion({ folder: place, version: "9.5.0" });

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
	const again = await school.run(["update", "--security"], { ...account, UPDATE_FROM: place });
	expect(again).toEqual({ code: 0, said: `${updateText.security.none("9.1.0")}\n` });
	expect([serving(), await actsIn(dataDir, updatesText.security.taken("9.1.0"))]).toEqual(["9.1.0", 1]);

	// What was given back is not taken again.
	expect((await school.run(["go-back"], account)).code).toBe(0);
	const givenBack = await school.run(["update", "--security"], { ...account, UPDATE_FROM: place });
	expect(givenBack).toEqual({ code: 0, said: `${updateText.security.usedUp("9.1.0")}\n` });
	await school.stop();
});
