/** Tests of backups and restores that are killed. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { command, commandAtStep, rowsOf } from "@/lib/cms/testing/backup-target";
import { testDatabase } from "@/lib/cms/testing/databases";
import { backingUp, leftIn, patience, state, studentPicture } from "./testing/backing-up";
import { stepsOf } from "./testing/steps";

const open = testDatabase();
const { own, inFolder, backups, newest, newTarget, sealFor } = backingUp(open);

describe("killed backups and restores", () => {
	test(
		"a killed backup keeps earlier backups and leaves no partial one",
		async () => {
			const { readArchive } = await import("@/lib/backup/archive");
			const { here } = await import("./place");
			const picture = inFolder("students", studentPicture);
			const bytes = readFileSync(picture);
			const takeFile = async () => undefined;
			const before = new Map(backups().map((name) => [name, readFileSync(inFolder("backups", name))]));
			const whole = await state(own.variables);
			const nightly = ["backup", "--nightly"];
			// Each time there is another file, and from the eighth on a backup goes with what it alone named.
			const change = (time: number) => writeFileSync(picture, Buffer.concat([bytes, Buffer.alloc(time)]));
			for (let time = 1; time <= 8; time += 1) {
				change(time);
				expect(await command(nightly)).toMatchObject({ code: 0 });
			}
			for (const step of await stepsOf(nightly, {}, 14)) {
				change(step + 10);
				expect(await commandAtStep(nightly, { KILL_AT: String(step) })).toMatchObject({ signal: "SIGKILL" });
				for (const name of backups()) await readArchive({ ...here, name }, { takeFile });
				for (const [name, content] of before)
					if (existsSync(inFolder("backups", name)))
						expect(readFileSync(inFolder("backups", name)).equals(content)).toBe(true);
			}
			writeFileSync(picture, bytes);
			expect(await command(nightly)).toMatchObject({ code: 0 });
			// Temporary folders of the killed backups are deleted.
			expect(readdirSync(inFolder("backups")).filter((name) => name.startsWith("unfinished"))).toEqual([]);
			const { readFiles } = await import("./container");
			const named = await Promise.all(backups().map((name) => readFiles(here.archives, name)));
			expect(readdirSync(inFolder("backups", "files")).sort()).toEqual([...new Set(named.flatMap(Object.keys))].sort());
			expect(await state(own.variables)).toEqual(whole);
		},
		patience,
	);

	test.each([
		["a file", () => ["restore", newest()]],
		["the copy elsewhere", () => ["restore", "--from-copy"]],
	])(
		"a killed restore of %s has restored nothing or everything",
		async (_what, args) => {
			const expected = await state(own.variables);
			const restore = args();
			// A folder of backups is as good a copy as any.
			const from = { BACKUP_COPY: inFolder("backups") };
			const outcomes = new Set<string>();
			let emptied = await newTarget();
			for (const step of await stepsOf(restore, { ...(await newTarget()).variables, ...from })) {
				const target = await newTarget();
				const killed = await commandAtStep(restore, { ...target.variables, ...from, KILL_AT: String(step) });
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
			expect(await command(restore, { ...emptied.variables, ...from })).toMatchObject({ code: 0 });
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
			const { readSeal } = await import("@/lib/backup/status");
			const { findDamaged } = await import("./check");
			const { here } = await import("./place");
			const { key, recipient } = await makeKey();
			await sealFor(recipient);
			const sealed = () => readdirSync(inFolder("backups")).filter((name) => name.endsWith(".age.tar"));
			const picture = inFolder("students", studentPicture);
			const bytes = readFileSync(picture);
			const change = (time: number) => writeFileSync(picture, Buffer.concat([bytes, Buffer.alloc(time)]));
			// From then on all that are kept are sealed.
			for (let times = 0; times < 4; times += 1) expect(await command(["backup"])).toMatchObject({ code: 0 });
			change(1);
			for (const step of await stepsOf(["backup"], {})) {
				change(step + 10);
				expect(await commandAtStep(["backup"], { KILL_AT: String(step) })).toMatchObject({ signal: "SIGKILL" });
				for (const name of sealed()) {
					await readArchive({ ...here, name }, { key, takeFile: async () => undefined });
					expect(await findDamaged(name, here)).toEqual([]);
					expect(await readSeal(name)).toEqual({ sha256: expect.any(String) });
				}
			}
			writeFileSync(picture, bytes);
			expect(await command(["backup"])).toMatchObject({ code: 0 });
			expect(await command(["check-backup"])).toMatchObject({ code: 0 });
			expect(readdirSync(inFolder("backups")).filter((name) => name.startsWith("unfinished"))).toEqual([]);
		},
		patience,
	);
});
