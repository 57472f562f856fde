/** Tests of backup files that are not restored. */
import {
	copyFileSync,
	cpSync,
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
import { create, extract } from "tar";
import { command } from "@/lib/cms/testing/backup-target";
import { type BackupFailure, backupFailures } from "@/lib/office/backup/text";
import type { Manifest } from "../manifest";
import { type BackingUp, expectUntouched, patience, refusal, studentPicture } from "./backing-up";

/** Child process that tries to restore files; path relative to lib/commands. */
const refusing = "../backup/testing/refusing";

const editManifest = (folder: string, edit: (manifest: Manifest) => void) => {
	const file = path.join(folder, "manifest.json");
	const manifest = JSON.parse(readFileSync(file, "utf8"));
	edit(manifest);
	writeFileSync(file, JSON.stringify(manifest));
};

async function unpackAsEarlier(file: string, folder: string): Promise<void> {
	await extract({ file, cwd: folder });
	const archive = path.join(folder, "archive.tar.gz");
	await extract({ file: archive, cwd: folder });
	const list = readdirSync(folder).find((name) => name.startsWith("list-")) ?? "";
	for (const outer of [archive, path.join(folder, list)]) rmSync(outer);
	editManifest(folder, (manifest) => {
		Object.assign(manifest, { format: 1 });
		for (const [name, part] of Object.entries(manifest.parts)) {
			if (!part.object) continue;
			mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
			copyFileSync(path.join(path.dirname(file), "files", part.object), path.join(folder, name));
			delete part.object;
		}
	});
}

export function refusedFileTests({ targets, newest, newTarget }: BackingUp) {
	/** May return options of `create`. */
	type Change = (folder: string, names: string[]) => unknown;

	/** Unpacks the newest backup, applies `change` and packs it again as earlier versions did, with all files in it. */
	async function altered(change: Change) {
		const folder = mkdtempSync(path.join(tmpdir(), "school-altered-"));
		const content = path.join(folder, "content");
		mkdirSync(content);
		await unpackAsEarlier(newest(), content);
		const names = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((name) =>
			statSync(path.join(content, name)).isFile(),
		);
		// The manifest comes first.
		names.sort((a, b) => Number(b === "manifest.json") - Number(a === "manifest.json"));
		const options = change(content, names) ?? {};
		const file = path.join(folder, "altered.tar.gz");
		await create({ file, cwd: content, gzip: true, ...(options as object) }, names);
		targets.push({ remove: async () => rmSync(folder, { recursive: true }) });
		return file;
	}

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
		["a newer format", "newer", (folder) => editManifest(folder, (manifest) => Object.assign(manifest, { format: 3 }))],
		[
			"an unknown migration",
			"newer",
			(folder) => editManifest(folder, ({ database }) => database.migrations.push("20990101_later")),
		],
		[
			"a database from before release 1.0.0",
			"older",
			(folder) => editManifest(folder, ({ database }) => void database.migrations.splice(1)),
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

	/** Truncated files, and files that are not backups. */
	function fragments(): [string, BackupFailure, string][] {
		const whole = readFileSync(newest());
		const folder = mkdtempSync(path.join(tmpdir(), "school-truncated-"));
		targets.push({ remove: async () => rmSync(folder, { recursive: true }) });
		const contents: [string, Buffer][] = [
			...[0, 600, 1100, whole.length - 1200].map((length): [string, Buffer] => [
				`its first ${length}`,
				whole.subarray(0, length),
			]),
			["another list", Buffer.from(whole).fill("0", 530, 531)],
			["another file", Buffer.from("a notice\n".repeat(1000))],
		];
		const stored = path.join(path.dirname(newest()), "files");
		const [object = ""] = readdirSync(stored);
		const beside = (name: string, failure: BackupFailure, change: (files: string) => void) => {
			const place = path.join(folder, name);
			cpSync(stored, path.join(place, "files"), { recursive: true });
			writeFileSync(path.join(place, "school.tar"), whole);
			change(path.join(place, "files"));
			return [name, failure, path.join(place, "school.tar")] as [string, BackupFailure, string];
		};
		return [
			beside("no store beside it", "noFiles", (files) => rmSync(files, { recursive: true })),
			beside("a file missing in the store", "noFiles", (files) => rmSync(path.join(files, object))),
			beside("a wrong byte in the store", "damaged", (files) => {
				const bytes = readFileSync(path.join(files, object));
				writeFileSync(path.join(files, object), Buffer.concat([Buffer.from("x"), bytes.subarray(1)]));
			}),
			...contents.map(([name, content], index): [string, BackupFailure, string] => {
				const file = path.join(folder, String(index));
				writeFileSync(file, content);
				return [name, "damaged", file];
			}),
			["a missing file", "noBackup", path.join(folder, "none")],
		];
	}

	test(
		"writes nothing of a file that it rejects, and says what is wrong with it",
		async () => {
			const files: [string, BackupFailure, string][] = fragments();
			for (const [name, failure, change] of wrong) files.push([name, failure, await altered(change)]);
			// One process can try all of them, because its target stays empty.
			const target = await newTarget();
			const tried = await command([refusing, ...files.map(([, , file]) => file)], target.variables);
			expect(tried).toMatchObject({ code: 0 });
			const outcomes: { message: string; left: string[] }[] = JSON.parse(
				tried.said.split("\n").find((line) => line.startsWith("[")) ?? "",
			);
			expect(outcomes.map(({ message, left }, index) => [files[index]?.[0], message, left])).toEqual(
				files.map(([name, failure]) => [name, expect.stringContaining(backupFailures[failure].bengali), []]),
			);
			await expectUntouched(target);
			expect(existsSync(path.join(target.folder, "..", "slipped.webp"))).toBe(false);
			expect(existsSync("/tmp/school-slipped.webp")).toBe(false);
			// The restore command prints the message, and exits with an error.
			const [, failure, file] = files[0] ?? ["", "damaged", ""];
			expect(await command(["restore", file], target.variables)).toEqual(refusal(failure));
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
}
