/** Tests of backups and restores that are killed. */
import { readdirSync, readFileSync } from "node:fs";
import { command, commandAtStep, rowsOf } from "@/lib/cms/testing/backup-target";
import { testDatabase } from "@/lib/cms/testing/databases";
import { backingUp, leftIn, patience, state } from "./testing/backing-up";
import { stepsOf } from "./testing/steps";

const open = testDatabase();
const { own, inFolder, backups, newest, newTarget, sealFor } = backingUp(open);

describe("killed backups and restores", () => {
	test(
		"a killed backup keeps earlier backups and leaves no partial one",
		async () => {
			const { readArchive } = await import("@/lib/backup/archive");
			const before = new Map(backups().map((name) => [name, readFileSync(inFolder("backups", name))]));
			const whole = await state(own.variables);
			const nightly = ["backup", "--nightly"];
			for (const step of await stepsOf(nightly, {})) {
				expect(await commandAtStep(nightly, { KILL_AT: String(step) })).toMatchObject({ signal: "SIGKILL" });
				for (const name of backups()) await readArchive(inFolder("backups", name), {});
				for (const [name, bytes] of before) expect(readFileSync(inFolder("backups", name)).equals(bytes)).toBe(true);
			}
			expect(await command(nightly)).toMatchObject({ code: 0 });
			// Temporary folders of the killed backups are deleted.
			expect(readdirSync(inFolder("backups")).filter((name) => name.startsWith("unfinished"))).toEqual([]);
			expect(await state(own.variables)).toEqual(whole);
		},
		patience,
	);

	test(
		"a killed restore has restored nothing or everything",
		async () => {
			const expected = await state(own.variables);
			const file = newest();
			const outcomes = new Set<string>();
			let emptied = await newTarget();
			for (const step of await stepsOf(["restore", file], (await newTarget()).variables)) {
				const target = await newTarget();
				const killed = await commandAtStep(["restore", file], { ...target.variables, KILL_AT: String(step) });
				expect(killed).toMatchObject({ signal: "SIGKILL" });
				expect(await command(["../cms/testing/settle"], target.variables)).toMatchObject({ code: 0 });
				if (leftIn(target).length === 0) {
					outcomes.add("nothing");
					expect(await rowsOf(target.variables)).toBeNull();
					emptied = target;
				} else {
					outcomes.add("all");
					expect(await state(target.variables)).toEqual(expected);
					expect(leftIn(target).filter((name) => /^restor/.test(name))).toEqual([]);
				}
			}
			expect(outcomes).toEqual(new Set(["nothing", "all"]));
			expect(await command(["restore", file], emptied.variables)).toMatchObject({ code: 0 });
			expect(await state(emptied.variables)).toEqual(expected);
		},
		patience,
	);

	test(
		// The last one: from here on the school seals its backups.
		"a killed sealed backup leaves none that cannot be opened and checked",
		async () => {
			const { readArchive } = await import("@/lib/backup/archive");
			const { makeKey } = await import("@/lib/backup/seal");
			const { readSeal } = await import("@/lib/backup/seals");
			const { key, recipient } = await makeKey();
			await sealFor(recipient);
			const sealed = () => readdirSync(inFolder("backups")).filter((name) => name.endsWith(".age"));
			for (const step of await stepsOf(["backup"], {})) {
				expect(await commandAtStep(["backup"], { KILL_AT: String(step) })).toMatchObject({ signal: "SIGKILL" });
				for (const name of sealed()) {
					await readArchive(inFolder("backups", name), { key });
					expect(await readSeal(name)).toEqual({ sha256: expect.any(String) });
				}
			}
			expect(await command(["backup"])).toMatchObject({ code: 0 });
			expect(await command(["check-backup"])).toMatchObject({ code: 0 });
			expect(readdirSync(inFolder("backups")).filter((name) => name.startsWith("unfinished"))).toEqual([]);
		},
		patience,
	);
});
