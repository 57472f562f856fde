/** Tests the migration to roles on a school that existed before it. */
import type { Migration, Payload } from "payload";
import { migrations as postgres } from "../migrations/postgres";
import { migrations as sqlite } from "../migrations/sqlite";
import { rows, sql } from "../sql";
import type { Open } from "./databases";

/** @param open opens Payload on an empty database without tables */
export function rolesMigrationSuite(open: Open) {
	let payload: Payload;

	beforeAll(async () => {
		payload = await open();
	}, 60_000);

	const migrate = (list: readonly object[]) => payload.db.migrate({ migrations: list as Migration[] });
	const run = (statement: Parameters<typeof rows>[1]) => rows<Record<string, unknown>>(payload, statement);

	test("existing accounts become head and keep their sessions, results get their class", async () => {
		const all = process.env.DATABASE_URL ? postgres : sqlite;
		const start = all.findIndex(({ name }) => name.endsWith("_roles_and_activity"));
		await migrate(all.slice(0, start));
		const email = "head@school.example";
		await run(sql`INSERT INTO staff (name, email, hash, salt) VALUES ('প্রধান', ${email}, 'h', 's')`);
		await run(sql`INSERT INTO staff_sessions (_order, _parent_id, id, expires_at)
			VALUES (1, (SELECT id FROM staff), 'session', '2030-01-01')`);
		await run(sql`INSERT INTO years (year) VALUES (2025), (2026)`);
		await run(sql`INSERT INTO sections (name, class_id) VALUES ('ক', 4)`);
		await run(sql`INSERT INTO students (code, name, gender, father_name, mother_name) VALUES (1, 'ক', '1', 'খ', 'গ')`);
		await run(sql`INSERT INTO enrolments (student_id, year_id, section_id, class_id, roll)
			SELECT s.id, y.id, t.id, 4, 1 FROM students s, years y, sections t WHERE y.year = 2026`);
		await run(sql`INSERT INTO exams (name, year_id, type) SELECT 'পরীক্ষা ' || year, id, 'monthly' FROM years`);
		await run(sql`INSERT INTO results (student_id, exam_id) SELECT s.id, e.id FROM students s, exams e`);

		await migrate(all.slice(0, start + 1));
		expect(await run(sql`SELECT role, email, username, hash FROM staff`)).toEqual([
			{ role: "head", email, username: null, hash: "h" },
		]);
		expect(await run(sql`SELECT id FROM staff_sessions`)).toEqual([{ id: "session" }]);
		const classes = await run(sql`SELECT y.year, r.class_id FROM results r
			JOIN exams e ON e.id = r.exam_id JOIN years y ON y.id = e.year_id ORDER BY y.year`);
		expect(classes.map(({ year, class_id }) => [Number(year), class_id])).toEqual([
			[2025, null],
			[2026, 4],
		]);
		await expect(run(sql`INSERT INTO staff (name, email) VALUES ('ক', ${email})`)).rejects.toThrow();
		await run(sql`INSERT INTO staff (name) VALUES ('ক'), ('খ')`);
	}, 60_000);
}
