/** Tests that a school's records survive the migration "publishing"; run on both databases. */
import type { Migration, Payload } from "payload";
import { rows, sql } from "../sql";

/** @param open opens Payload on an empty database, without migrating it */
export function upgradeSuite(open: () => Promise<{ payload: Payload; migrations: Migration[] }>) {
	test("records keep their file, their ids stay unused, and their history begins", async () => {
		const { payload, migrations } = await open();
		const { withMigrationLock } = await import("../run-migrations");
		const migrate = (some: Migration[]) =>
			withMigrationLock(payload.db, () => payload.db.migrate({ migrations: some }));
		const first = migrations.findIndex(({ name }) => name.endsWith("_publishing"));
		await migrate(migrations.slice(0, first));

		const run = (statement: ReturnType<typeof sql>) => rows<Record<string, unknown>>(payload, statement);
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

		await migrate(migrations);
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
}
