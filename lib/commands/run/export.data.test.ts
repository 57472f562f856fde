/** Leaving with everything, on the demo school: what comes back, on which database, and what must not leave. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CollectionSlug, Payload } from "payload";
import { command, emptyTarget, filesOf, rowsOf, type Target, type Variables } from "@/lib/cms/testing/backup-target";
import { database, testDatabase } from "@/lib/cms/testing/databases";
import { backupFailures } from "@/lib/office/backup/text";
import { type ExportFailure, exportCommandText, archiveText as text } from "@/lib/office/export/text";
import { entriesOf, plantSecrets, secrets } from "./testing/exporting";

const open = testDatabase();
const patience = 600_000;

/** Characters that COPY, JSON and readers of lines must keep. */
const special = "ঝড়\t\\N \\. 'এক' \"দুই\"\r\nতিন\u2028চার";

type Rows = Record<string, string[]>;

const own = {} as Variables;
const inFolder = (name: string) => path.join(own.DATA_DIR ?? "", name);
const targets: Target[] = [];
let payload: Payload;

/** @param isSqlite also where the test runs on PostgreSQL */
async function newTarget(isSqlite = false): Promise<Target> {
	const target = await emptyTarget();
	targets.push(target);
	return isSqlite ? { ...target, variables: { ...target.variables, DATABASE_URL: "" } } : target;
}

const collections = () =>
	Object.keys(payload.collections).filter((slug) => !slug.startsWith("payload-")) as CollectionSlug[];

/** How many rows each table has that an archive takes. */
async function countsOf(variables: Variables): Promise<Record<string, number>> {
	const { isExported } = await import("@/lib/office/export/tables");
	const found = ((await rowsOf(variables)) ?? {}) as Rows;
	const tables = Object.entries(found).filter(
		([name]) => isExported(name) && !/^(sqlite_.*|sequences|constraints|schemas)$/.test(name),
	);
	return Object.fromEntries(tables.map(([name, rows]) => [name, rows.length]));
}

/** The same of what comes from an archive that is not sealed, once the index of the search is made. */
async function openCounts(): Promise<Record<string, number>> {
	const { payload_kv = 0, ...counts } = await countsOf(own);
	return { ...counts, second_factors: 0, recovery_codes: 0, payload_kv: payload_kv - 1 };
}

/** The last id that each table has given out. */
const nextIds = ({ sqlite_sequence, sequences = [] }: Rows) =>
	(sqlite_sequence ?? sequences.map((sequence) => JSON.stringify(sequence)))
		.filter((line) => !/search_|payload_migrations/.test(line))
		.sort();

beforeAll(async () => {
	payload = await open();
	const { DATA_DIR = "", DATABASE_URL = "" } = process.env;
	Object.assign(own, { DATA_DIR, DATABASE_URL });
	const { seedWithOnePicture } = await import("@/lib/demo/testing/one-picture");
	const { seedStudents } = await import("@/lib/demo/students");
	const { seedDesk } = await import("@/lib/demo/desk");
	await seedWithOnePicture(payload);
	await seedStudents(payload, { count: 30 });
	await seedDesk(payload);
	await payload.create({
		collection: "notices",
		data: { name: "বিশেষ", summary: special, publishedAt: "2026-01-01T00:00:00.000Z" },
	});
	await plantSecrets(payload);
}, patience);

afterAll(async () => {
	for (const target of targets) await target.remove();
});

describe("an open archive", () => {
	const file = () => inFolder("open.zip");
	let entries: Map<string, Buffer>;

	beforeAll(async () => {
		const made = await command(["export", file()]);
		expect(made).toMatchObject({ code: 0, said: expect.stringContaining(exportCommandText.made(file())) });
		entries = await entriesOf(readFileSync(file()));
	}, patience);

	test("no hash, key, session or signature stands anywhere in it", () => {
		const all = { ...secrets, secret: readFileSync(inFolder("secret"), "utf8") };
		for (const [name, bytes] of entries)
			for (const [what, secret] of Object.entries(all))
				expect([name, what, bytes.includes(secret)]).toEqual([name, what, false]);
	});

	test(
		"an empty school that imports it has the same rows of every collection, files and next ids, without passwords",
		async () => {
			const target = await newTarget();
			const came = await command(["import", file()], target.variables);
			expect(came).toMatchObject({ code: 0, said: expect.stringContaining(exportCommandText.noLogins) });
			const [before, after] = [(await rowsOf(own)) as Rows, (await rowsOf(target.variables)) as Rows];
			const counts = await countsOf(own);
			expect(await countsOf(target.variables)).toEqual({ ...(await openCounts()), counters: 1 });
			expect(nextIds(after)).toEqual(nextIds(before));
			for (const slug of collections()) {
				const { totalDocs } = await payload.count({ collection: slug, trash: true });
				expect([slug, after[slug.replaceAll("-", "_")]?.length]).toEqual([slug, totalDocs]);
			}
			const differing = Object.keys(counts).filter(
				(table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]),
			);
			expect(differing.sort()).toEqual([
				"applications",
				"counters",
				"payload_kv",
				"recovery_codes",
				"second_factors",
				"staff",
				"students",
			]);
			expect(after.students?.join()).toBe(before.students?.join().replaceAll(JSON.stringify(secrets.student), "null"));
			const { secret: _old, "open.zip": _file, ...files } = filesOf(own.DATA_DIR ?? "");
			const { secret: _new, ...come } = filesOf(target.folder);
			expect(come).toEqual(files);
			// It is a school: it starts, and makes the index of its search.
			expect(await command(["migrate"], target.variables)).toMatchObject({ code: 0 });
			const started = (await rowsOf(target.variables)) as Rows;
			expect(started.search_texts?.length).toBe(before.search_texts?.length);
		},
		patience,
	);

	if (database === "postgres")
		test(
			"it comes from PostgreSQL to SQLite, and from there to PostgreSQL",
			async () => {
				const lite = await newTarget(true);
				expect(await command(["import", file()], lite.variables)).toMatchObject({ code: 0 });
				const again = inFolder("from-sqlite.zip");
				expect(await command(["export", again], lite.variables)).toMatchObject({ code: 0 });
				const back = await newTarget();
				expect(await command(["import", again], back.variables)).toMatchObject({ code: 0 });
				expect(await countsOf(lite.variables)).toEqual(await openCounts());
				expect(await countsOf(back.variables)).toEqual({ ...(await openCounts()), counters: 1 });
				const [before, after] = [(await rowsOf(own)) as Rows, (await rowsOf(back.variables)) as Rows];
				for (const table of [
					"notices",
					"results",
					"marks",
					"media",
					"certificates",
					"enrolments",
					"subjects_papers_parts",
				])
					expect(after[table]).toEqual(before[table]);
				const media = (folder: string) => Object.entries(filesOf(folder)).filter(([name]) => name.startsWith("media/"));
				expect(media(back.folder)).toEqual(media(own.DATA_DIR ?? ""));
			},
			patience,
		);

	test("its index names what is there, every collection stands in a spreadsheet or a page, and no word is English", async () => {
		const index = entries.get("index.html")?.toString("utf8") ?? "";
		const links = [...index.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => decodeURIComponent(link));
		expect(links.length).toBeGreaterThan(60);
		for (const link of links) expect([...entries.keys()].some((name) => name.startsWith(link))).toBe(true);
		for (const [name, page] of entries)
			if (name.endsWith(".html") && name.includes("/"))
				for (const [, link = ""] of page.toString("utf8").matchAll(/(?:href|src)="\.\.\/([^"]+)"/g))
					expect(entries.has(decodeURIComponent(link))).toBe(true);
		const elsewhere = ["notices", "routines", "curriculums", "contents", "results", "tokens", "former-names"];
		const { sheetsOfBooks } = await import("@/lib/office/export/books");
		const shown = [...Object.values(sheetsOfBooks).flat(), ...elsewhere].sort();
		expect(shown).toEqual(collections().sort());
		// A global with a text of staff's is a page as well (lib/office/export/pages).
		for (const { flattenedFields, label } of payload.globals.config)
			if (flattenedFields.some(({ type }) => type === "richText")) expect(index).toContain(`>${label}<`);
		const { openSheet } = await import("@/lib/office/lists/spreadsheet");
		const book = `${text.books.people[0]}.xlsx`;
		const lines: string[][] = [];
		for await (const { cells } of openSheet(entries.get(book) ?? Buffer.from("")).rows) lines.push(cells.map(String));
		expect(lines.length - 1).toBe((await payload.count({ collection: "students" })).totalDocs);
		expect(lines[0]?.join().replaceAll(/\(.*?\)/g, "")).not.toMatch(/[a-z]/i);
	});

	test(
		"refused in words: into a school that is not empty, with one wrong byte, cut, of a newer version, or no archive at all",
		async () => {
			const whole = readFileSync(file());
			const broken = Buffer.from(whole);
			const at = whole.indexOf(Buffer.from("data/tables/marks.jsonl")) + 2000;
			broken[at] = (broken[at] ?? 0) ^ 1;
			const { writeZip } = await import("@/lib/office/export/zip");
			const { manifestName } = await import("@/lib/office/export/manifest");
			await writeZip(inFolder("newer.zip"), undefined, async (add) => {
				await add(manifestName, ['{"format":2}']);
			});
			const target = await newTarget();
			async function expectRefused(wrong: string, failure: ExportFailure) {
				const refused = await command(["import", inFolder(wrong)], target.variables);
				expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(exportCommandText.failed(failure)) });
				expect(refused.said).not.toMatch(/^\s+at /m);
				expect(await rowsOf(target.variables)).toBeNull();
				expect(filesOf(target.folder)).toEqual({});
			}
			for (const bytes of [broken, whole.subarray(0, -100), Buffer.from("no archive")]) {
				writeFileSync(inFolder("wrong.zip"), bytes);
				await expectRefused("wrong.zip", "damaged");
			}
			await expectRefused("newer.zip", "newer");
			const before = await countsOf(own);
			const full = await command(["import", file()], own);
			expect(full).toMatchObject({ code: 1, said: expect.stringContaining(backupFailures.notEmpty.bengali) });
			expect(await countsOf(own)).toEqual(before);
		},
		patience,
	);
});

test("an archive that nobody has downloaded goes with the next backup, as after a crash", async () => {
	const { backupPath, withTemporaryFolder } = await import("@/lib/backup/folder");
	mkdirSync(backupPath("unfinished-export"), { recursive: true });
	await withTemporaryFolder(async () => undefined);
	expect(existsSync(backupPath("unfinished-export"))).toBe(false);
});

test("a column that by its name may hold a secret is withheld, or known to hold none", async () => {
	const { isExported, openRow } = await import("@/lib/office/export/tables");
	const { withTables } = await import("@/lib/office/export/tables");
	const suspect = /hash|salt|secret|token|password|key|session|signature|pending/;
	const left = await withTables(async ({ tables }) =>
		tables
			.filter(({ name }) => isExported(name))
			.flatMap(({ name, columns }) => {
				const row = Object.fromEntries(columns.map((column) => [column, "x"]));
				return Object.entries(openRow(name, row) ?? {})
					.flatMap(([column, value]) => (value === "x" ? [column] : []))
					.filter((column) => suspect.test(column))
					.map((column) => `${name}.${column}`);
			}),
	);
	expect(left.filter((column) => !column.endsWith("name_key") && !column.endsWith("title_key")).sort()).toEqual([
		"payload_kv.key",
		"payload_preferences.key",
		"staff.reset_password_expiration",
		"staff.reset_password_requested_at",
		"students.password_version",
		"tokens.hash",
		"tokens.password_version",
	]);
});
