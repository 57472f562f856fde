/** Tests the migration to releases on a school that existed before it. */
import type { Migration, Payload } from "payload";
import { migrations as postgres } from "../migrations/postgres";
import { migrations as sqlite } from "../migrations/sqlite";
import { rows, sql } from "../sql";
import type { Open } from "./databases";

/** @param open opens Payload on an empty database without tables */
export function releasesMigrationSuite(open: Open) {
	let payload: Payload;

	beforeAll(async () => {
		payload = await open();
	}, 60_000);

	const migrate = (list: readonly object[]) => payload.db.migrate({ migrations: list as Migration[] });
	const run = (statement: Parameters<typeof rows>[1]) => rows<Record<string, unknown>>(payload, statement);

	test("results of published exams stay visible for the classes that had them, others stay hidden", async () => {
		const all = process.env.DATABASE_URL ? postgres : sqlite;
		const start = all.findIndex(({ name }) => name.endsWith("_releases"));
		await migrate(all.slice(0, start));
		await run(sql`INSERT INTO years (year) VALUES (2026)`);
		await run(sql`INSERT INTO students (code, name, gender, father_name, mother_name)
			VALUES (1, 'ক', '1', 'খ', 'গ'), (2, 'খ', '1', 'খ', 'গ'), (3, 'গ', '1', 'খ', 'গ')`);
		for (const [name, published] of [
			["প্রকাশিত", true],
			["অপ্রকাশিত", false],
		])
			await run(
				sql`INSERT INTO exams (name, year_id, type, published) SELECT ${name}, id, 'monthly', ${published} FROM years`,
			);
		// Two students of class 4, and one that was not enrolled.
		await run(sql`INSERT INTO results (student_id, exam_id, class_id)
			SELECT s.id, e.id, CASE WHEN s.code < 3 THEN 4 ELSE NULL END FROM students s, exams e`);
		await migrate(all.slice(0, start + 1));
		const released = await run(sql`SELECT x.name, w.class_id, w.at FROM releases w JOIN exams x ON x.id = w.exam_id`);
		expect(released).toEqual([{ name: "প্রকাশিত", class_id: 4, at: expect.any(String) }]);
		expect(String(released[0]?.at) <= new Date().toISOString()).toBe(true);
		expect(await run(sql`SELECT id FROM results`)).toHaveLength(6);
	}, 60_000);
}
