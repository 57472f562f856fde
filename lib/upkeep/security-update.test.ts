/** Which release a site takes by itself, and when; and what is remembered of it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
	decideSecurity,
	isUsedUp,
	keepSecurityUpdate,
	nextTurn,
	noteSecurityUpdate,
	readSecurityUpdate,
	type SecurityUpdate,
} from "./security-update";
import { type UpdateState, writeUpdateState } from "./update-state";

const dataDir = mkdtempSync(path.join(tmpdir(), "school-security-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Of Dhaka. */
const at = (time: string, day = "2026-03-10") => Date.parse(`${day}T${time}:00+06:00`);
const hour = 3_600_000;

const last = (outcome: SecurityUpdate["outcome"], tries = 1, version = "2.1.0"): SecurityUpdate => ({
	...{ version, outcome, tries, before: "", at: new Date(at("02:00")).toISOString() },
});
const turn = { from: at("03:00"), until: at("05:00") };
const facts = { allowed: true, found: "2.1.0", last: null, isRunning: false, now: at("03:00"), turn };

test.each([
	["a marked release at its time", {}, "take"],
	["without one", { found: null }, "none"],
	["with the setting off", { allowed: false }, "off"],
	["before its time", { now: at("02:59") }, "later"],
	["after the night", { now: at("05:00") }, "later"],
	["while another update runs", { isRunning: true }, "later"],
	["one that has failed", { last: last("failed") }, "usedUp"],
	["one that was taken and given back", { last: last("taken") }, "usedUp"],
	["one that a power cut has ended", { last: last("began") }, "take"],
	["one that has ended so twice", { last: last("began", 2) }, "usedUp"],
	["a newer one than that which has failed", { last: last("failed", 1, "2.0.9") }, "take"],
])("%s: %j", (_name, change, decision) => expect(decideSecurity({ ...facts, ...change })).toBe(decision));

test("each school has its own time of the night, within two hours, and the same each night", () => {
	const schools = Array.from({ length: 50 }, (_, number) => `https://school-${number}.example`);
	const begins = schools.map((school) => nextTurn(school, at("00:30")).from);
	for (const begin of begins) {
		expect(begin).toBeGreaterThanOrEqual(at("02:00"));
		expect(begin).toBeLessThan(at("04:00"));
	}
	expect(new Set(begins.map((begin) => Math.floor(begin / (10 * 60_000)))).size).toBeGreaterThan(8);
	const [school = ""] = schools;
	const { from, until } = nextTurn(school, at("00:30"));
	expect([until, nextTurn(school, until - 1).from]).toEqual([at("05:00"), from]);
	expect(nextTurn(school, until).from).toBe(from + 24 * hour);
	expect(nextTurn(school, at("23:59")).from).toBe(from + 24 * hour);
});

test("what was begun is settled by the state of the change, and stays so when another change comes", () => {
	expect(readSecurityUpdate(dataDir)).toBeNull();
	const reach = (step: UpdateState["step"], to: string, when = new Date().toISOString()) =>
		writeUpdateState(dataDir, { from: "2.0.0", data: "now", tries: 0, step, to, at: when });
	// An older change to the same version says nothing, whatever the clock has said.
	reach("done", "2.1.0", new Date(at("02:00", "2090-01-01")).toISOString());
	noteSecurityUpdate(dataDir, "2.1.0", "began");
	noteSecurityUpdate(dataDir, "2.1.0", "began");
	expect(readSecurityUpdate(dataDir)).toMatchObject({ outcome: "began", tries: 2 });
	for (const step of ["asked", "saved", "trying", "undoing"] as const) {
		reach(step, "2.1.0");
		expect(readSecurityUpdate(dataDir)?.outcome).toBe("began");
	}
	reach("failed", "2.1.0");
	expect(readSecurityUpdate(dataDir)?.outcome).toBe("failed");
	reach("done", "2.1.0");
	expect(readSecurityUpdate(dataDir)?.outcome).toBe("taken");
	keepSecurityUpdate(dataDir);
	reach("done", "2.0.0");
	const kept = readSecurityUpdate(dataDir);
	expect([kept?.outcome, isUsedUp(kept, "2.1.0"), isUsedUp(kept, "2.2.0")]).toEqual(["taken", true, false]);
	noteSecurityUpdate(dataDir, "2.2.0", "began");
	expect(readSecurityUpdate(dataDir)).toMatchObject({ version: "2.2.0", tries: 1 });
	writeFileSync(path.join(dataDir, "update/security.json"), "{");
	expect(readSecurityUpdate(dataDir)).toBeNull();
});
