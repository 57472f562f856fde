/** Tests that a school of release 1.0.0 goes on with this release. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Payload } from "payload";
import { command, emptyTarget, filesOf, rowsOf, type Target, type Variables } from "@/lib/cms/testing/backup-target";
import { testDatabase } from "@/lib/cms/testing/databases";
import { schemaOf } from "@/lib/cms/testing/schema";
import { executeOn } from "@/lib/cms/testing/statements";
import { commandText } from "@/lib/machine/text";
import { keptBackup, keptSheets, placeKeptSchool } from "./testing/release-1";

/** The only school with this notice: its name was changed before the school was kept. */
const noticeName = "পরীক্ষার নতুন তারিখ";

/** The part of Payload's adapters that `migrate:create` uses. */
type Adapter = {
	migrationDir: string;
	schema: Record<string, unknown>;
	requireDrizzleKit: () => { generateDrizzleJson: (schema: Record<string, unknown>) => Promise<object> };
};

// Payload leaves it empty.
const open = testDatabase({ database: "bare" });

describe("upgrade", () => {
	let payload: Payload;
	const own: Variables = {};
	const targets: Target[] = [];
	/** Rows and migrations as 1.0.0 left them. */
	let before: object | null;
	let fresh: Target;

	const newTarget = async () => {
		const target = await emptyTarget();
		targets.push(target);
		return target;
	};
	const migrate = (variables: Variables) => command(["migrate"], variables);
	const run = async (statement: string) => {
		const { rows, sql } = await import("@/lib/data/sql");
		return rows<Record<string, unknown>>(payload, sql.raw(statement));
	};

	beforeAll(async () => {
		const { DATA_DIR = "", DATABASE_URL } = process.env;
		Object.assign(own, { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) });
		await placeKeptSchool(own);
		before = await rowsOf(own);
		expect(await migrate(own)).toMatchObject({ code: 0 });
		payload = await open();
		fresh = await newTarget();
		expect(await migrate(fresh.variables)).toMatchObject({ code: 0 });
	});

	afterAll(async () => {
		for (const target of targets) await target.remove();
	});

	test("its pages, search, results and logins go on", async () => {
		const { getSettings } = await import("./settings");
		const { getListPage } = await import("./list-pages");
		const { getTeachers } = await import("./people");
		const { searchSite } = await import("./search");
		const { findSheet } = await import("./results");
		const { login } = await import("./students");
		expect((await getSettings()).school_name).toBe("মেঘনাপাড় আদর্শ মাধ্যমিক বিদ্যালয়".normalize("NFC"));
		const list = await getListPage("notice", 1);
		expect(list?.items.map(({ name }) => name)).toContain(noticeName.normalize("NFC"));
		expect((await getTeachers()).length).toBeGreaterThan(10);
		const found = await searchSite({ q: noticeName, kind: null, year: null, page: 1 });
		expect(found.total).toBeGreaterThan(0);
		const [released] = await run(`SELECT x.id AS exam, x.year_id AS year, s.code FROM releases w
			JOIN exams x ON x.id = w.exam_id JOIN results r ON r.exam_id = x.id AND r.class_id = w.class_id
			JOIN students s ON s.id = r.student_id ORDER BY r.id LIMIT 1`);
		const sheet = await findSheet({
			exam_name: Number(released?.exam),
			year: Number(released?.year),
			studentId: Number(released?.code),
		});
		expect(sheet).toMatchObject({ subjects: expect.any(Array) });
		expect(await login(2025001, "demo-2025001")).toMatchObject({ mustChange: false });
	});

	test("its grade sheets say what they said, and their printed codes are genuine", async () => {
		const { checkSheetToken } = await import("./sheet-codes");
		const { findStoredSheet } = await import("./results");
		const sheets = keptSheets(own);
		expect(sheets.length).toBeGreaterThan(40);
		for (const { sheet, code } of sheets) {
			const { student_id: studentId, exam_id: exam_name, year_id: year, class_id } = sheet.result;
			const found = await findStoredSheet({ studentId, exam_name, year, class: class_id });
			const { id, result, head, year: calendar, subjects, details } = found ?? {};
			const shown = subjects?.map(({ parts, ...subject }) => (parts.length === 0 ? subject : null));
			expect({ id, result, head, year: calendar, subjects: shown }).toEqual(sheet);
			// Nothing is told that was not told then.
			expect([details?.placed, details?.gpa_without_fourth]).toEqual([null, null]);
			expect(details?.subjects.every(({ counted, reason }) => counted && reason === null)).toBe(true);
			expect(await checkSheetToken(code)).toEqual({ state: "genuine", kind: "result" });
		}
	});

	test("a second start changes nothing", async () => {
		const upgraded = await rowsOf(own);
		const { code, said } = await migrate(own);
		expect([code, said]).toEqual([0, expect.not.stringContaining("Migrating")]);
		expect(await rowsOf(own)).toEqual(upgraded);
	});

	test("a new database has the same schema, and 1.0.0 would find all of its migrations in it", async () => {
		expect(await schemaOf(fresh.variables)).toEqual(await schemaOf(own));
		const names = (rows: object | null) => {
			const { payload_migrations: found = [] } = rows as Record<string, string[]>;
			return found.map((row) => JSON.parse(row).name as string);
		};
		expect(names(before).length).toBeGreaterThan(0);
		expect(names(await rowsOf(fresh.variables))).toEqual(expect.arrayContaining(names(before)));
	});

	test("the newest JSON file of the migrations describes today's collections", async () => {
		const { migrationDir, schema, requireDrizzleKit } = payload.db as unknown as Adapter;
		const [newest = ""] = readdirSync(migrationDir)
			.filter((name) => name.endsWith(".json"))
			.sort()
			.reverse();
		const described = JSON.parse(readFileSync(path.join(migrationDir, newest), "utf8"));
		const today = JSON.parse(JSON.stringify(await requireDrizzleKit().generateDrizzleJson(schema)));
		const ownIds = { id: "", prevId: "" };
		expect({ ...today, ...ownIds }).toEqual({ ...described, ...ownIds });
	});

	test("its backups restore", async () => {
		const { variables, folder } = await newTarget();
		expect(await command(["restore", keptBackup(own)], variables)).toMatchObject({ code: 0 });
		expect(await rowsOf(variables)).toEqual(before);
		expect(filesOf(folder)).toEqual(filesOf(own.DATA_DIR ?? ""));
		expect(await migrate(variables)).toMatchObject({ code: 0 });
		expect(await schemaOf(variables)).toEqual(await schemaOf(own));
	});

	test("a school that 1.0.0 did not bring up to date is refused, and stays as it was", async () => {
		const { variables } = await newTarget();
		await placeKeptSchool(variables);
		await executeOn(variables, "DELETE FROM payload_migrations WHERE name LIKE '%_feedback'");
		const older = await rowsOf(variables);
		expect(await migrate(variables)).toEqual({
			code: 1,
			said: expect.stringContaining(commandText.databaseRefused.older()),
		});
		expect(await rowsOf(variables)).toEqual(older);
	});
});
