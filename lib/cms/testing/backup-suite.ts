/** Tests of backup and restore on both databases. */
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Payload } from "payload";
import sharp from "sharp";
import { create, extract } from "tar";
import { type BackupFailure, backupCommandText, backupFailures } from "@/lib/bengali/backup";
import type { Manifest } from "../backup/manifest";
import { command, commandAtStep, emptyTarget, filesOf, rowsOf, type Target, type Variables } from "./backup-target";
import type { Open } from "./databases";

const patience = 600_000;
const studentPicture = `${"p".repeat(32)}.webp`;

/** Characters that COPY and SQL must escape. */
const specialCharacters = "ঝড়\t\\N \\. 'এক' \"দুই\"\r\nতিন";

/** @param open opens Payload on a database that was empty before the first test */
export function backupSuite(open: Open) {
	let payload: Payload;
	let own: { folder: string; variables: Variables };
	const targets: Target[] = [];

	const inFolder = (...names: string[]) => path.join(own.folder, ...names);
	const backups = () => readdirSync(inFolder("backups")).filter((name) => name.endsWith(".tar.gz"));
	const newest = () => inFolder("backups", backups().sort().at(-1) ?? "");
	const newTarget = async () => {
		const target = await emptyTarget();
		targets.push(target);
		return target;
	};
	const refusal = (failure: BackupFailure) => ({
		code: 1,
		said: expect.stringContaining(backupFailures[failure].bengali),
	});

	/** Everything that a restore must restore. */
	const state = async ({ DATA_DIR = "", ...rest }: Variables) => ({
		rows: await rowsOf({ DATA_DIR, ...rest }),
		files: filesOf(DATA_DIR),
	});

	async function expectUntouched({ folder, variables }: Target) {
		expect(await rowsOf(variables)).toBeNull();
		expect(readdirSync(folder)).toEqual([]);
	}

	beforeAll(async () => {
		payload = await open();
		const { DATA_DIR = "", DATABASE_URL = "" } = process.env;
		own = { folder: DATA_DIR, variables: { DATA_DIR, DATABASE_URL } };
		const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: "green" } })
			.webp()
			.toBuffer();
		const file = { data, mimetype: "image/webp", name: "নোটিশ.webp", size: data.length };
		const media = await payload.create({ collection: "media", data: { alt: "ছবি" }, file });
		await payload.create({
			collection: "notices",
			data: {
				name: "নোটিশ",
				summary: specialCharacters,
				files: [media.id],
				publishedAt: "2026-01-01T00:00:00.000Z",
				_status: "published",
			},
		});
		const person: never = { name: "রহিমা", gender: "2", fatherName: specialCharacters, motherName: "সালমা" } as never;
		const { id } = await payload.create({ collection: "students", data: person });
		// The id of a deleted record must not be reused after a restore.
		const gone = await payload.create({ collection: "students", data: person });
		await payload.delete({ collection: "students", id: gone.id });
		mkdirSync(inFolder("students"), { recursive: true });
		writeFileSync(inFolder("students", studentPicture), data);
		const { rows, sql } = await import("@/lib/cms/sql");
		await rows(payload, sql`UPDATE students SET picture = ${studentPicture} WHERE id = ${id}`);
		expect(await command(["backup"])).toMatchObject({ code: 0 });
	}, 60_000);

	afterAll(async () => {
		for (const target of targets) await target.remove();
	});

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
			expect(readdirSync(withFile.folder)).toEqual(["secret"]);

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
			mkdirSync(path.join(folder, "backups"));
			const file = path.join(folder, "backups", path.basename(newest()));
			writeFileSync(file, readFileSync(newest()));
			expect(await command(["restore", file], variables)).toMatchObject({ code: 0 });
			expect((await state(variables)).rows).toEqual((await state(own.variables)).rows);
		},
		patience,
	);

	/** May return options of `create`. */
	type Change = (folder: string, names: string[]) => unknown;

	/** Unpacks the newest backup, applies `change` and packs it again. */
	async function altered(change: Change) {
		const folder = mkdtempSync(path.join(tmpdir(), "school-altered-"));
		const content = path.join(folder, "content");
		mkdirSync(content);
		await extract({ file: newest(), cwd: content });
		const names = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((name) =>
			statSync(path.join(content, name)).isFile(),
		);
		// The manifest comes first.
		names.sort((one, other) => Number(other === "manifest.json") - Number(one === "manifest.json"));
		const options = change(content, names) ?? {};
		const file = path.join(folder, "altered.tar.gz");
		await create({ file, cwd: content, gzip: true, ...(options as object) }, names);
		targets.push({ folder, variables: {}, remove: async () => rmSync(folder, { recursive: true }) });
		return file;
	}

	const editManifest = (folder: string, edit: (manifest: Manifest) => void) => {
		const file = path.join(folder, "manifest.json");
		const manifest = JSON.parse(readFileSync(file, "utf8"));
		edit(manifest);
		writeFileSync(file, JSON.stringify(manifest));
	};

	const renamed = (from: string, to: string) => ({
		preservePaths: true,
		onWriteEntry: (entry: { path: string }) => {
			if (entry.path === from) entry.path = to;
		},
	});
	const picture = `students/${studentPicture}`;

	const wrong: [string, BackupFailure, Change][] = [
		[
			"a changed byte in a picture",
			"damaged",
			(folder) => {
				const file = path.join(folder, picture);
				const bytes = readFileSync(file);
				bytes[20] = (bytes[20] ?? 0) ^ 1;
				writeFileSync(file, bytes);
			},
		],
		["a longer picture", "damaged", (folder) => writeFileSync(path.join(folder, picture), Buffer.alloc(5000))],
		["a missing picture", "damaged", (_folder, names) => void names.splice(names.indexOf(picture), 1)],
		[
			"an additional file",
			"damaged",
			(folder, names) => {
				writeFileSync(path.join(folder, "students", "more.webp"), "x");
				names.push("students/more.webp");
			},
		],
		["a file twice", "damaged", (_folder, names) => void names.push(picture)],
		["a missing manifest", "damaged", (_folder, names) => void names.shift()],
		["a broken manifest", "damaged", (folder) => writeFileSync(path.join(folder, "manifest.json"), "{")],
		["path traversal in an entry", "damaged", () => renamed(picture, "../slipped.webp")],
		[
			"path traversal in an entry and the manifest",
			"damaged",
			(folder) => {
				editManifest(folder, ({ parts }) => {
					Object.assign(parts, { "students/../../slipped.webp": parts[picture] });
					delete parts[picture];
				});
				return renamed(picture, "students/../../slipped.webp");
			},
		],
		[
			"an absolute path",
			"damaged",
			(folder) => {
				editManifest(folder, ({ parts }) => {
					Object.assign(parts, { "/tmp/school-slipped.webp": parts[picture] });
					delete parts[picture];
				});
				return renamed(picture, "/tmp/school-slipped.webp");
			},
		],
		[
			"a symbolic link",
			"damaged",
			() => ({
				onWriteEntry: (entry: { path: string; type: string; linkpath: string; header?: object }) => {
					if (entry.path === picture) Object.assign(entry, { type: "SymbolicLink", linkpath: "/etc/passwd" });
				},
			}),
		],
		["a newer format", "newer", (folder) => editManifest(folder, (manifest) => Object.assign(manifest, { format: 2 }))],
		[
			"an unknown migration",
			"newer",
			(folder) => editManifest(folder, ({ database }) => database.migrations.push("20990101_later")),
		],
		[
			"the other kind of database",
			"otherDatabase",
			(folder) =>
				editManifest(folder, ({ database }) => {
					const { kind } = database;
					Object.assign(database, { kind: kind === "sqlite" ? "postgres" : "sqlite" });
				}),
		],
		[
			"wrong row counts",
			"damaged",
			(folder) =>
				editManifest(folder, ({ database }) => {
					Object.assign(database.tables.students ?? {}, { rows: 99 });
				}),
		],
	];

	test.each(wrong)(
		"rejects %s and writes nothing: %s",
		async (_name, failure, change) => {
			const file = await altered(change);
			const target = await newTarget();
			expect(await command(["restore", file], target.variables)).toEqual(refusal(failure));
			await expectUntouched(target);
			expect(existsSync(path.join(target.folder, "..", "slipped.webp"))).toBe(false);
			expect(existsSync("/tmp/school-slipped.webp")).toBe(false);
		},
		patience,
	);

	test(
		"restores an unchanged backup that was packed again",
		async () => {
			const { variables } = await newTarget();
			expect(await command(["restore", await altered(() => undefined)], variables)).toMatchObject({ code: 0 });
		},
		patience,
	);

	test(
		"rejects truncated files, other files and missing files",
		async () => {
			const whole = readFileSync(newest());
			const folder = mkdtempSync(path.join(tmpdir(), "school-truncated-"));
			targets.push({ folder, variables: {}, remove: async () => rmSync(folder, { recursive: true }) });
			const target = await newTarget();
			const contents = [0, 600, whole.length - 1].map((length) => whole.subarray(0, length));
			for (const content of [...contents, Buffer.from("a notice\n".repeat(1000))]) {
				const file = path.join(folder, "file");
				writeFileSync(file, content);
				expect(await command(["restore", file], target.variables)).toEqual(refusal("damaged"));
				await expectUntouched(target);
			}
			expect(await command(["restore", path.join(folder, "none")], target.variables)).toEqual(refusal("noBackup"));
		},
		patience,
	);

	/** @returns a few steps at the start, and all at the end, where files get their final names */
	async function stepsOf(args: string[], variables: Variables): Promise<number[]> {
		const counter = path.join(mkdtempSync(path.join(tmpdir(), "school-count-")), "count");
		expect(await commandAtStep(args, { ...variables, COUNT_FILE: counter })).toMatchObject({ code: 0 });
		const count = Number(readFileSync(counter, "utf8"));
		rmSync(path.dirname(counter), { recursive: true });
		expect(count).toBeGreaterThan(15);
		const stride = Math.ceil(count / 3);
		return Array.from({ length: count }, (_, index) => index + 1).filter(
			(step) => step > count - 8 || step % stride === 0,
		);
	}

	test(
		"a killed backup keeps earlier backups and leaves no partial one",
		async () => {
			const { readArchive } = await import("@/lib/cms/backup/archive");
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
			for (const step of await stepsOf(["restore", file], (await newTarget()).variables)) {
				const target = await newTarget();
				const killed = await commandAtStep(["restore", file], { ...target.variables, KILL_AT: String(step) });
				expect(killed).toMatchObject({ signal: "SIGKILL" });
				expect(await command(["../cms/testing/settle"], target.variables)).toMatchObject({ code: 0 });
				const isEmpty = readdirSync(target.folder).length === 0;
				outcomes.add(isEmpty ? "nothing" : "all");
				if (isEmpty) {
					expect(await rowsOf(target.variables)).toBeNull();
					expect(await command(["restore", file], target.variables)).toMatchObject({ code: 0 });
				}
				expect(await state(target.variables)).toEqual(expected);
				expect(readdirSync(target.folder).filter((name) => /^restor/.test(name))).toEqual([]);
			}
			expect(outcomes).toEqual(new Set(["nothing", "all"]));
		},
		patience,
	);
}
