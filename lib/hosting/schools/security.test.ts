/** Which schools of a machine take a release by themselves, and when. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { jest } from "@jest/globals";
import * as tar from "tar";
import { environment } from "@/lib/machine/environment";
import { nextTurn, noteSecurityUpdate } from "@/lib/upkeep/security-update";
import { writeUpdateState } from "@/lib/upkeep/update-state";
import { type School, schoolOf } from "./places";

let machine: string;
let place: string;
let schools: School[];
let security: typeof import("./security");

beforeAll(async () => {
	Object.assign(environment, { SCHOOL_VERSION: "2.0.0" });
	security = await import("./security");
});
beforeEach(async () => {
	machine = mkdtempSync(path.join(tmpdir(), "school-several-"));
	place = path.join(machine, "releases");
	mkdirSync(path.join(machine, "school"));
	mkdirSync(place);
	writeFileSync(path.join(machine, "school/package.json"), JSON.stringify({ security: true }));
	const file = path.join(place, `school-2.1.0-linux-${process.arch}.tar.gz`);
	await tar.create({ file, cwd: machine, gzip: true }, ["school"]);
	const settings: Record<string, string>[] = [
		...[
			{},
			{ AUTO_SECURITY_UPDATES: "true" },
			{ AUTO_SECURITY_UPDATES: "false" },
			{ AUTO_SECURITY_UPDATES: "perhaps" },
		],
		{ UPDATE_FROM: "" },
	];
	schools = settings.map((setting, number) =>
		schoolOf(`school-${number}`, { UPDATE_FROM: place, DATA_DIR: path.join(machine, `data-${number}`), ...setting }),
	);
	jest.useFakeTimers({ now: night + 1, doNotFake: ["nextTick", "setImmediate"] });
});
afterEach(() => {
	jest.useRealTimers();
	rmSync(machine, { recursive: true });
});

const { from: night } = nextTurn(hostname(), Date.UTC(2026, 2, 10));
const taking = () => security.schoolsToTake(schools, "2.1.0").map(({ name }) => name);
const found = async (now: number) => (await security.findForAll(schools, now))?.version ?? null;
const dataDir = (number: number) => path.join(machine, `data-${number}`);

test("at night, those that know a place and do not refuse", async () => {
	expect(taking()).toEqual(["school-0", "school-1"]);
	expect([await found(night - 1), await found(night)]).toEqual([null, "2.1.0"]);
	// Without any, nobody looks.
	schools = schools.slice(2);
	expect([taking(), await found(night)]).toEqual([[], null]);
});

test("not those that have it, and where it has failed never again; the others go on in the next night", async () => {
	writeUpdateState(dataDir(0), { step: "done", from: "2.0.0", to: "2.1.0", at: "", data: "now", tries: 0 });
	expect(taking()).toEqual(["school-1"]);
	writeUpdateState(dataDir(0), { step: "failed", from: "2.0.0", to: "2.1.0", at: "", data: "now", tries: 0 });
	noteSecurityUpdate(dataDir(0), "2.1.0", "failed");
	expect(taking()).toEqual(["school-1"]);
	const day = 86_400_000;
	expect([await found(night + 2), await found(night + day)]).toEqual([null, "2.1.0"]);
	noteSecurityUpdate(dataDir(1), "2.1.0", "failed");
	expect([taking(), await found(night + 2 * day)]).toEqual([[], null]);
});
