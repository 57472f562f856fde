/** Tests of backup and restore on both databases. */
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { command, commandAtStep, filesOf } from "@/lib/cms/testing/backup-target";
import { testDatabase } from "@/lib/cms/testing/databases";
import { backupCommandText } from "@/lib/office/backup/text";
import { backingUp, expectUntouched, patience, refusal, state, studentPicture } from "./testing/backing-up";
import { refusedFileTests } from "./testing/refused-file-tests";

const open = testDatabase();

describe("backup", () => {
	const tools = backingUp(open);
	const { own, inFolder, newest, newTarget } = tools;

	test(
		"restores identical rows and files, and the site starts",
		async () => {
			writeFileSync(inFolder("media", "orphan.webp"), "an upload without a record");
			const made = await command(["backup"]);
			expect(made).toEqual({ code: 0, said: expect.stringContaining(backupCommandText.made(newest())) });
			rmSync(inFolder("media", "orphan.webp"));
			const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
			expect([modeOf(newest()), modeOf(inFolder("backups"))]).toEqual(["600", "700"]);

			const { folder, variables } = await newTarget();
			expect(await command(["restore", newest()], variables)).toMatchObject({ code: 0 });
			const before = await state(own.variables);
			expect(Object.keys(before.files).length).toBeGreaterThan(3);
			expect(await state(variables)).toEqual(before);
			const own600 = readdirSync(folder, { recursive: true, encoding: "utf8" })
				.map((name) => path.join(folder, name))
				.filter((file) => statSync(file).isFile());
			expect(new Set(own600.map(modeOf))).toEqual(new Set(["600"]));
			// No migration is pending.
			const started = await command(["migrate"], variables);
			expect(started).toMatchObject({ code: 0 });
			expect(started.said).not.toContain("Migrating");
			expect(await state(variables)).toEqual(before);
		},
		patience,
	);

	test(
		"contains every file that its database references, even if files are deleted and added meanwhile",
		async () => {
			const picture = inFolder("students", studentPicture);
			const bytes = readFileSync(picture);
			const expected = filesOf(own.folder);

			expect(await commandAtStep(["backup"], { REMOVE_THEN: picture })).toMatchObject({ code: 0 });
			const removed = await newTarget();
			expect(existsSync(picture)).toBe(false);
			await command(["restore", newest()], removed.variables);
			expect(filesOf(removed.folder)).toEqual(expected);

			const elsewhere = inFolder("elsewhere.webp");
			writeFileSync(elsewhere, bytes);
			expect(await commandAtStep(["backup"], { MOVE_THEN: `${elsewhere}:${picture}` })).toMatchObject({ code: 0 });
			const come = await newTarget();
			await command(["restore", newest()], come.variables);
			expect(filesOf(come.folder)).toEqual(expected);

			// A missing file is reported and does not prevent the backup.
			rmSync(picture);
			const without = await command(["backup"]);
			expect(without).toEqual({ code: 0, said: expect.stringContaining(`students/${studentPicture}`) });
			writeFileSync(picture, bytes);
		},
		patience,
	);

	test(
		"rejects a target that is not empty, and leaves it unchanged",
		async () => {
			await command(["backup"]);
			const withFile = await newTarget();
			writeFileSync(path.join(withFile.folder, "secret"), "x");
			expect(await command(["restore", newest()], withFile.variables)).toEqual(refusal("notEmpty"));
			expect(Object.keys(filesOf(withFile.folder))).toEqual(["secret"]);

			const before = await state(own.variables);
			expect(await command(["restore", newest()], own.variables)).toEqual(refusal("notEmpty"));
			if (own.variables.DATABASE_URL) {
				const { folder } = await newTarget();
				const other = { ...own.variables, DATA_DIR: folder };
				expect(await command(["restore", newest()], other)).toEqual(refusal("notEmpty"));
				expect(readdirSync(folder)).toEqual([]);
			}
			expect(await state(own.variables)).toEqual(before);
		},
		patience,
	);

	test(
		"restores into a DATA_DIR that contains only the backups",
		async () => {
			const { folder, variables } = await newTarget();
			cpSync(inFolder("backups"), path.join(folder, "backups"), { recursive: true });
			const file = path.join(folder, "backups", path.basename(newest()));
			expect(await command(["restore", file], variables)).toMatchObject({ code: 0 });
			expect((await state(variables)).rows).toEqual((await state(own.variables)).rows);
		},
		patience,
	);

	test(
		"restores the newest or a named one from the copy elsewhere, and leaves an incomplete one",
		async () => {
			const BACKUP_COPY = inFolder("backups", "elsewhere");
			mkdirSync(BACKUP_COPY);
			const before = await state(own.variables);
			for (let times = 0; times < 2; times += 1)
				expect(await command(["backup"], { BACKUP_COPY })).toMatchObject({ code: 0 });
			const [one = "", two = ""] = readdirSync(BACKUP_COPY)
				.filter((name) => name.endsWith(".tar"))
				.sort();
			const target = await newTarget();
			const restore = (...names: string[]) =>
				command(["restore", "--from-copy", ...names], { ...target.variables, BACKUP_COPY });
			const { inCopy, noCopyPlace, usage } = backupCommandText;
			expect(await command(["restore"], target.variables)).toMatchObject({ code: 1, said: `${usage}\n` });
			const unset = await command(["restore", "--from-copy"], target.variables);
			expect(unset).toEqual({ code: 1, said: expect.stringContaining(noCopyPlace) });
			const all = { code: 1, said: expect.stringContaining(inCopy(BACKUP_COPY, [two, one])) };
			for (const name of ["none.tar", "files", ".."]) expect(await restore(name)).toEqual(all);

			const stored = path.join(BACKUP_COPY, "files");
			const [object = ""] = readdirSync(stored);
			const away = path.join(BACKUP_COPY, "away");
			renameSync(path.join(stored, object), away);
			expect(await restore()).toEqual(refusal("noFiles"));
			await expectUntouched(target);
			renameSync(away, path.join(stored, object));

			expect(await restore()).toEqual({ code: 0, said: expect.stringContaining(two) });
			expect(await state(target.variables)).toEqual(before);
			const other = await newTarget();
			const named = ["restore", "--from-copy", path.resolve(one)];
			const given = await command(named, { ...other.variables, BACKUP_COPY });
			expect(given).toEqual({ code: 0, said: expect.stringContaining(one) });
			expect(await state(other.variables)).toEqual(before);
			rmSync(BACKUP_COPY, { recursive: true });
		},
		patience,
	);

	refusedFileTests(tools);
});
