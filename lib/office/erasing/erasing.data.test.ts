/** Tests of handing out and erasing the data of a person. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Payload } from "payload";
import { storedWords } from "@/lib/bengali/search-words";
import { testDatabase } from "@/lib/cms/testing/databases";
import { failedAt } from "@/lib/cms/testing/killed-process";
import { anyAge, storedNames } from "@/lib/files/testing/stored-names";
import { studentStaffText } from "@/lib/office/words/students";
import { rowFaults } from "../lists/text";
import { type Child, makeErasingSchool } from "./testing/erasing-school";
import { erasingText } from "./text";

/** More steps than erasing has. */
const mostSteps = 10;

const open = testDatabase();

describe("erasing", () => {
	let payload: Payload;
	let school: Awaited<ReturnType<typeof makeErasingSchool>>;

	const load = async () => ({
		...(await import("./erasing")),
		...(await import("@/lib/office/student-data/file")),
		...(await import("@/lib/office/student-data/read")),
		...(await import("@/lib/cms/students/erasing-table")),
		...(await import("@/lib/school/query")),
	});

	type Column = { table: string; column: string };

	/** @returns every column of every table */
	async function columns(): Promise<Column[]> {
		const { query, sql } = await load();
		if (process.env.DATABASE_URL)
			return query<Column>(sql`SELECT table_name AS "table", column_name AS "column"
				FROM information_schema.columns WHERE table_schema = 'public'`);
		return query<Column>(sql`SELECT m.name AS "table", c.name AS "column"
			FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'`);
	}

	/** @returns where the words are, as `table.column: word` */
	async function findWords(words: readonly string[]): Promise<string[]> {
		const { query, sql } = await load();
		const places = new Set<string>();
		for (const { table, column } of await columns()) {
			const text = sql`CAST(${sql.identifier(column)} AS text)`;
			const found = await query<{ value: string }>(
				sql`SELECT ${text} AS value FROM ${sql.identifier(table)} WHERE ${sql.join(
					words.map((word) => sql`${text} LIKE ${`%${word}%`}`),
					sql` OR `,
				)}`,
			);
			for (const { value } of found)
				for (const word of words) if (value.includes(word)) places.add(`${table}.${column}: ${word}`);
		}
		return [...places];
	}

	const pictures = () => storedNames("students");

	beforeAll(async () => {
		payload = await open();
		school = await makeErasingSchool(payload);
	});

	test("every column of a student's table has its place in the table of what goes and what stays", async () => {
		const { erased, kept, technicalColumns } = await load();
		const own = (await columns()).filter(({ table }) => table === "students").map(({ column }) => column);
		const placed = [...Object.values(erased), ...Object.values(kept)].flatMap((part) =>
			"columns" in part ? [...part.columns] : [],
		);
		expect(own.sort()).toEqual([...placed, ...technicalColumns].sort());
	});

	test("every table that refers to a student or an application has its place too", async () => {
		const { erased, kept } = await load();
		const referring = (await columns()).filter(
			({ table, column }) =>
				/^(student|application|enrolment)(s)?_id$/.test(column) && !table.startsWith("payload_locked"),
		);
		const placed = [...Object.values(erased), ...Object.values(kept)].flatMap((part) =>
			"tables" in part ? [...part.tables] : [],
		);
		for (const { table } of referring) expect(placed).toContain(table);
	});

	test("the file has all that is kept of a student, and the list of what was done says that it was made", async () => {
		const { makeStudentFile } = await load();
		const child = await school.child("Filed");
		const { bytes, name } = await makeStudentFile(child.id, school.head);
		const html = bytes.toString();
		const shown = Object.values(child.words).filter((word) => word !== child.words.name);
		for (const word of [...shown, child.name, "Filed-imported", String(child.code)]) expect(html).toContain(word);
		expect(html.match(/src="data:image\/webp;base64,/g)).toHaveLength(2);
		expect(name).not.toMatch(new RegExp(`${child.name}|${child.code}`));
		// No secrets.
		for (const word of child.gone.filter((word) => /^\$argon2|^[\da-f]{64}$/.test(word)))
			expect(html).not.toContain(word);
		const { docs } = await payload.find({ collection: "activity", where: { action: { equals: "export" } }, depth: 0 });
		expect(docs).toMatchObject([{ kind: "students", record: child.id, by: school.head.id }]);
		await expect(makeStudentFile(999_999, school.head)).rejects.toMatchObject({ kind: "notFound" });
	});

	test("text in the file is escaped", async () => {
		const { makeStudentFile } = await load();
		const data = { name: "<script>alert(1)</script>", gender: "1", fatherName: "ক", motherName: "খ" };
		const { id } = await payload.create({ collection: "students", data: data as never });
		expect((await makeStudentFile(id, school.head)).bytes.toString()).not.toContain("<script");
	});

	test("after erasing, no column of any table has a word of the child that does not stay", async () => {
		const { erase, query, sql } = await load();
		const [child, sibling] = [await school.child("Erased"), await school.child("Sibling")];
		const before = await findWords(sibling.gone);
		// All of them are there before.
		const places = await findWords(child.gone);
		for (const word of child.gone) expect(places.some((place) => place.endsWith(`: ${word}`))).toBe(true);
		for (const table of ["activity.title", "operations.changes", "applications.name", "limits.key", "tokens.hash"])
			expect(places.some((place) => place.startsWith(table))).toBe(true);

		await erase("students", child.id, school.head);

		expect((await findWords(child.gone)).sort()).toEqual([]);
		expect((await findWords(["Erased-"])).sort()).toEqual([
			"results.sheet: Erased-",
			"students.name: Erased-",
			"students.title: Erased-",
		]);
		const [stored] = await query<Record<"title" | "title_key" | "name" | "name_key", string>>(
			sql`SELECT title, title_key, name, name_key FROM students WHERE id = ${child.id}`,
		);
		const keyOf = (text = "") => storedWords(text).join(" ");
		expect([stored?.title_key, stored?.name_key]).toEqual([keyOf(stored?.title), keyOf(stored?.name)]);
		for (const picture of child.pictures) expect(await pictures()).not.toContain(picture);
		// What stays.
		const [kept] = await query<Record<string, unknown>>(sql`
			SELECT s.code, s.name, e.roll, r.total, (SELECT count(*) FROM marks WHERE enrolment_id = e.id) AS marks
			FROM students s JOIN enrolments e ON e.student_id = s.id JOIN results r ON r.student_id = s.id WHERE s.id = ${child.id}`);
		expect(Object.values(kept ?? {}).map(String)).toEqual([
			String(child.code),
			child.name,
			expect.any(String),
			"85",
			"1",
		]);
		// Another child keeps everything.
		expect((await findWords(sibling.gone)).sort()).toEqual(before.sort());
		const { docs } = await payload.find({ collection: "activity", where: { action: { equals: "erase" } }, depth: 0 });
		expect(docs).toMatchObject([{ kind: "students", record: child.id, title: erasingText.nobody, by: school.head.id }]);
		if (!process.env.DATABASE_URL) expect(wordsInFile(child)).toEqual([]);
	});

	/** Not even in pages of the file that are no longer in use. */
	function wordsInFile(child: Child): string[] {
		const folder = process.env.DATA_DIR ?? "";
		const files = readdirSync(folder).filter((name) => /\.db(-wal)?$/.test(name));
		expect(files).not.toEqual([]);
		return files.flatMap((file) => {
			const bytes = readFileSync(path.join(folder, file));
			return child.gone.filter((word) => bytes.includes(word)).map((word) => `${file}: ${word}`);
		});
	}

	test("neither an old file nor a photo brings the data back", async () => {
		const { erase } = await load();
		const { changePhoto } = await import("@/lib/office/students/record");
		const { image } = await import("@/lib/school/testing/application");
		const child = await school.child("Returned");
		await erase("students", child.id, school.head);
		const { id, entries } = await school.planImport(child.code, "Returned", 1);
		expect(entries).toMatchObject([{ kind: "refused", reasons: [rowFaults.erased] }]);
		await school.cancelImport(id);
		const refused = { message: studentStaffText.errors.erased };
		await expect(changePhoto(child.id, image, school.head)).rejects.toMatchObject(refused);
		// Nor a form of staff.
		const user = { ...school.head, collection: "staff" as const };
		const data = { name: "Returned" };
		const written = payload.update({ collection: "students", id: child.id, data, user, overrideAccess: false });
		await expect(written).rejects.toMatchObject(refused);
		expect((await findWords(child.gone)).sort()).toEqual([]);
	});

	test("a student without classes and results goes whole", async () => {
		const { erase, findErasable } = await load();
		const data = { name: "Whole-name", gender: "1", fatherName: "Whole-father", motherName: "Whole-mother" };
		const { id } = await payload.create({ collection: "students", data: data as never, user: school.head });
		expect(await findErasable("students", id)).toMatchObject({ whole: true, erasedAt: null });
		await erase("students", id, school.head);
		expect(await findWords(["Whole-"])).toEqual([]);
		expect(await findErasable("students", id)).toBeNull();
	});

	test("an applicant goes whole; one who was admitted is erased as a student", async () => {
		const { erase, findErasable } = await load();
		const { refuseApplication } = await import("@/lib/office/admissions/decide");
		const applied = await school.apply("Applied");
		await refuseApplication(applied.application, "Applied-reason", school.head);
		expect(await findWords(["Applied-"])).not.toEqual([]);
		await erase("applications", applied.application, school.head);
		expect(await findWords([...Object.values(applied.words), "Applied-", applied.picture])).toEqual([]);
		expect(await pictures()).not.toContain(applied.picture);
		const admitted = await school.child("Admitted");
		expect(await findErasable("applications", admitted.application)).toMatchObject({ student: admitted.id });
		await expect(erase("applications", admitted.application, school.head)).rejects.toMatchObject({ kind: "notFound" });
	});

	test("nothing is erased while a file is being imported", async () => {
		const { erase, query, sql } = await load();
		const applied = await school.apply("Waiting");
		await query(sql`INSERT INTO operations (subject, open, state, staff_name, title, updated_at)
			VALUES ('import', 1, 'applying', '', 'a.csv', '2099-01-01')`);
		const refused = { kind: "invalid", message: erasingText.importOpen };
		await expect(erase("applications", applied.application, school.head)).rejects.toMatchObject(refused);
		await query(sql`DELETE FROM operations WHERE open = 1`);
		await erase("applications", applied.application, school.head);
	});

	test("a refused application goes two years after the decision, a new one stays", async () => {
		const { query, sql } = await load();
		const { refuseApplication } = await import("@/lib/office/admissions/decide");
		const { tidyUp } = await import("@/lib/upkeep/housekeeping");
		const { refusedYears, yearsAgo } = await import("@/lib/cms/retention");
		const [old, recent] = [await school.apply("Oldest"), await school.apply("Recent")];
		for (const { application } of [old, recent]) await refuseApplication(application, "আসন নেই", school.head);
		const before = new Date(Date.parse(yearsAgo(refusedYears)) - 1000).toISOString();
		await query(sql`UPDATE applications SET decided_at = ${before} WHERE id = ${old.application}`);
		await tidyUp(payload);
		expect(await findWords(["Oldest-"])).toEqual([]);
		expect(await findWords(["Recent-"])).not.toEqual([]);
	});

	test("failed at any step, all is there or all is gone", async () => {
		const { erase } = await load();
		const { tidyUp } = await import("@/lib/upkeep/housekeeping");
		const child = await school.child("Killed");
		const before = (await findWords(child.gone)).sort();
		const outcomes: boolean[] = [];
		for (let step = 1; step < mostSteps; step += 1) {
			const failed = await failedAt(payload, step, () => erase("students", child.id, school.head));
			const left = (await findWords(child.gone)).sort();
			outcomes.push(left.length === 0);
			if (left.length === 0 || !failed) break;
			expect(left).toEqual(before);
			for (const picture of child.pictures) expect(await pictures()).toContain(picture);
		}
		// The last one is after the commit: the files go with the next cleanup.
		expect(outcomes).toEqual([false, false, true]);
		await tidyUp(payload, anyAge);
		for (const picture of child.pictures) expect(await pictures()).not.toContain(picture);
		await erase("students", child.id, school.head);
	});
});
