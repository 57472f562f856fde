/** Tests of what migrations do to a school that existed before them; run on both databases. */
import type { DrizzleAdapter } from "@payloadcms/drizzle";
import type { Migration, Payload } from "payload";
import { rows, sql } from "@/lib/data/sql";
import { migrations as postgres } from "../migrations/postgres";
import { migrations as sqlite } from "../migrations/sqlite";
import { withMigrationLock } from "../run-migrations";
import type { Open } from "./databases";

/** @param open opens Payload on an empty database without tables */
export function upgradeSuite(open: Open) {
	let payload: Payload;

	beforeAll(async () => {
		payload = await open();
	}, 60_000);

	const run = (statement: ReturnType<typeof sql>) => rows<Record<string, unknown>>(payload, statement);

	/**
	 * Begins a school anew, as it was before a migration.
	 * @param name the end of the migration's name
	 * @returns functions that run this migration, or all that are left
	 */
	async function schoolBefore(name: string) {
		const all = (process.env.DATABASE_URL ? postgres : sqlite) as unknown as Migration[];
		const index = all.findIndex((migration) => migration.name.endsWith(name));
		const migrate = (migrations: Migration[]) =>
			withMigrationLock(payload.db, () => payload.db.migrate({ migrations }));
		await payload.db.dropDatabase({ adapter: payload.db as DrizzleAdapter });
		await migrate(all.slice(0, index));
		return { migrate: () => migrate(all.slice(0, index + 1)), migrateAll: () => migrate(all) };
	}

	test("publishing: records keep their file, their ids stay unused, and their history begins", async () => {
		const { migrateAll } = await schoolBefore("_publishing");
		await run(sql`INSERT INTO media (id, alt, filename, mime_type) VALUES (5, 'ছবি', 'a.webp', 'image/webp')`);
		await run(sql`INSERT INTO notices (name, attachment_id, _status) VALUES ('নোটিশ', 5, 'published')`);
		await run(sql`INSERT INTO notices (name, _status) VALUES ('ফাইল নেই', 'published'), ('মোছা', 'draft')`);
		await run(sql`DELETE FROM notices WHERE id = 3`);
		await run(sql`INSERT INTO _notices_v (id, parent_id, version_name, version_attachment_id, version__status, latest)
			VALUES (3, 1, 'নোটিশ', 5, 'published', TRUE)`);
		await run(
			sql`INSERT INTO teachers (id, name, designation, picture_id, rank) VALUES (2, 'ক', 'প্রধান শিক্ষক', 5, 'head')`,
		);
		await run(sql`INSERT INTO settings (id, school_name) VALUES (1, 'পুরোনো বিদ্যালয়')`);

		await migrateAll();
		const published = { and: [{ _status: { equals: "published" } }, { deletedAt: { exists: false } }] };
		const found = await payload.find({ collection: "notices", where: published as never, depth: 0, sort: "id" });
		expect(found.docs.map(({ id, files }) => [id, files ?? []])).toEqual([
			[1, [5]],
			[2, []],
		]);
		const { docs } = await payload.findVersions({ collection: "notices", depth: 0 });
		expect(docs.map(({ version }) => version.files)).toEqual([[5]]);
		expect((await payload.find({ collection: "media" })).docs).toMatchObject([{ id: 5, filename: "a.webp" }]);

		const teachers = await payload.findVersions({ collection: "teachers", depth: 0 });
		expect(teachers.docs).toMatchObject([{ parent: 2, version: { name: "ক", picture: 5, rank: "head" } }]);
		await payload.update({ collection: "teachers", id: 2, data: { name: "খ" } });
		const restored = await payload.restoreVersion({ collection: "teachers", id: String(teachers.docs[0]?.id) });
		expect(restored).toMatchObject({ id: 2, name: "ক", rank: "head" });
		const settings = await payload.findGlobalVersions({ slug: "settings" });
		expect(settings.docs).toMatchObject([{ version: { schoolName: "পুরোনো বিদ্যালয়" } }]);

		// An id of a deleted record is never used again: short URLs hold it.
		expect((await payload.create({ collection: "notices", data: { name: "নতুন", _status: "draft" } })).id).toBe(4);
	}, 60_000);

	test("roles: existing accounts become head and keep their sessions, results get their class", async () => {
		const { migrate } = await schoolBefore("_roles_and_activity");
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

		await migrate();
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

	test("releases: results of published exams stay visible for the classes that had them, others hidden", async () => {
		const { migrate } = await schoolBefore("_releases");
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

		await migrate();
		const released = await run(sql`SELECT x.name, w.class_id, w.at FROM releases w JOIN exams x ON x.id = w.exam_id`);
		expect(released).toEqual([{ name: "প্রকাশিত", class_id: 4, at: expect.any(String) }]);
		expect(String(released[0]?.at) <= new Date().toISOString()).toBe(true);
		expect(await run(sql`SELECT id FROM results`)).toHaveLength(6);
	}, 60_000);
}
