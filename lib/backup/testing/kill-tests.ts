/** Tests of backups and restores that are killed. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { command, commandAtStep, rowsOf, type Variables } from "@/lib/cms/testing/backup-target";
import { type BackingUp, patience, state } from "./backing-up";

/**
 * Runs a command to its end.
 * @returns a few of its steps at the start, and all at the end, where files get their final names
 */
export async function stepsOf(args: string[], variables: Variables, atEnd = 8): Promise<number[]> {
	const counter = path.join(mkdtempSync(path.join(tmpdir(), "school-count-")), "count");
	expect(await commandAtStep(args, { ...variables, COUNT_FILE: counter })).toMatchObject({ code: 0 });
	const count = Number(readFileSync(counter, "utf8"));
	rmSync(path.dirname(counter), { recursive: true });
	expect(count).toBeGreaterThan(15);
	const stride = Math.ceil(count / 3);
	return Array.from({ length: count }, (_, index) => index + 1).filter(
		(step) => step > count - atEnd || step % stride === 0,
	);
}

export function killTests({ own, inFolder, backups, newest, newTarget }: BackingUp) {
	test(
		"a killed backup keeps earlier backups and leaves no partial one",
		async () => {
			const { readArchive } = await import("@/lib/backup/archive");
			const before = new Map(backups().map((name) => [name, readFileSync(inFolder("backups", name))]));
			const whole = await state(own.variables);
			const nightly = ["backup", "--nightly"];
			for (const step of await stepsOf(nightly, {})) {
				expect(await commandAtStep(nightly, { KILL_AT: String(step) })).toMatchObject({ signal: "SIGKILL" });
				for (const name of backups()) await readArchive(inFolder("backups", name));
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
				if (readdirSync(target.folder).length === 0) {
					outcomes.add("nothing");
					expect(await rowsOf(target.variables)).toBeNull();
					emptied = target;
				} else {
					outcomes.add("all");
					expect(await state(target.variables)).toEqual(expected);
					expect(readdirSync(target.folder).filter((name) => /^restor/.test(name))).toEqual([]);
				}
			}
			expect(outcomes).toEqual(new Set(["nothing", "all"]));
			expect(await command(["restore", file], emptied.variables)).toMatchObject({ code: 0 });
			expect(await state(emptied.variables)).toEqual(expected);
		},
		patience,
	);
}
