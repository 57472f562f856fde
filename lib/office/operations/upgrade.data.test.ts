/** Tests that imports, promotions and releases of release 1.0.0 stay, and can be taken back. */
import type { Migration, Payload } from "payload";
import { dayOf } from "@/lib/bengali/dates";
import { migrations as postgres } from "@/lib/cms/migrations/postgres";
import { migrations as sqlite } from "@/lib/cms/migrations/sqlite";
import type { Staff } from "@/lib/cms/payload-types";
import { testDatabase } from "@/lib/cms/testing/databases";
import { rows, sql } from "@/lib/data/sql";
import { activityText } from "../activity/text";

const stamp = "2026-03-01T06:00:00.000Z";
const soon = "2026-03-01T06:00:01.000Z";

const open = testDatabase({ database: "bare" });

describe("operations of release 1.0.0", () => {
	let payload: Payload;
	const head = { id: 1, name: "প্রধান", role: "head", collection: "staff" } as unknown as Staff;

	const load = async () => ({
		...(await import("./all")),
		...(await import("./open")),
		...(await import("./stored")),
		...(await import("../activity/activity")),
		...(await import("../import/operation")),
		...(await import("../release/releases")),
		...(await import("../promotion/operation")),
	});
	const run = (statement: ReturnType<typeof sql>) => rows<Record<string, unknown>>(payload, statement);
	const idsOf = async (table: string) =>
		(await run(sql`SELECT id FROM ${sql.identifier(table)} ORDER BY id`)).map(({ id }) => id);

	/** A student with a place in each year, brought by an import; the second place by a promotion. */
	async function fill() {
		await run(sql`INSERT INTO staff (id, name, role) VALUES (1, 'প্রধান', 'head')`);
		await run(sql`INSERT INTO years (id, year, title) VALUES (1, 2026, '২০২৬'), (2, 2027, '২০২৭')`);
		await run(sql`INSERT INTO sections (id, name, title, class_id) VALUES (1, 'ক', 'ষষ্ঠ ক', 8)`);
		await run(sql`INSERT INTO students (id, code, title, name, gender, father_name, mother_name, created_at, updated_at)
			VALUES (1, 5, 'রহিমা', 'রহিমা', '2', 'খ', 'গ', ${stamp}, ${stamp})`);
		for (const id of [1, 2])
			await run(sql`INSERT INTO enrolments (id, student_id, year_id, class_id, section_id, roll, created_at, updated_at)
				VALUES (${id}, 1, ${id}, 8, 1, 1, ${stamp}, ${stamp})`);
		await run(sql`INSERT INTO exams (id, name, title, year_id, type) VALUES (1, 'বার্ষিক', 'বার্ষিক ২০২৬', 1, 'monthly')`);
		const imported = {
			students: [{ id: 1, before: null, updatedAt: null }],
			enrolments: [{ id: 1, student: 1, year: 1, before: null, updatedAt: null }],
		};
		await run(sql`INSERT INTO imports
				(id, open, state, staff_id, file, content, changes, created_count, changed_count, refused_count, applied_at, updated_at)
			VALUES (7, NULL, 'applied', 1, 'ক.xlsx', NULL, ${JSON.stringify(imported)}, 1, 0, 2, ${stamp}, ${stamp}),
				(8, NULL, 'undone', 1, 'খ.xlsx', NULL, NULL, 3, 4, 0, ${stamp}, ${stamp}),
				(9, 1, 'planned', 1, 'গ.xlsx', '{"rows":[],"ignored":[]}', NULL, 0, 0, 0, NULL, ${stamp})`);
		const promoted = { year: 2, isNewYear: true, enrolments: [{ id: 2, student: 1 }] };
		await run(sql`INSERT INTO promotions (state, staff_id, title, calendar_year, student_count, changes, applied_at)
			VALUES ('applied', 1, 'ষষ্ঠ · বার্ষিক', 2027, 1, ${JSON.stringify(promoted)}, ${stamp})`);
		await run(sql`INSERT INTO releases (exam_id, class_id, at, made_at, staff_id, staff_name)
			VALUES (1, 8, ${soon}, ${stamp}, 1, 'প্রধান'), (1, 9, ${stamp}, ${stamp}, NULL, '')`);
		await run(sql`INSERT INTO activity (at, by_id, by_name, action, kind, record, title) VALUES
			(${soon}, 1, 'প্রধান', 'create', 'students', NULL, 'ক.xlsx'),
			(${soon}, 1, 'প্রধান', 'delete', 'students', NULL, 'খ.xlsx'),
			(${soon}, 1, 'প্রধান', 'create', 'enrolments', NULL, 'ষষ্ঠ · বার্ষিক'),
			(${soon}, 1, 'প্রধান', 'publish', 'exams', 1, 'বার্ষিক ২০২৬'),
			(${soon}, 1, 'প্রধান', 'update', 'exams', 1, 'বার্ষিক ২০২৬')`);
	}

	beforeAll(async () => {
		payload = await open();
		const { withMigrationLock } = await import("@/lib/upkeep/open-records");
		const all = (process.env.DATABASE_URL ? postgres : sqlite) as unknown as Migration[];
		const index = all.findIndex(({ name }) => name.endsWith("_operations"));
		const migrate = (migrations: Migration[]) =>
			withMigrationLock(payload.db, () => payload.db.migrate({ migrations }));
		await migrate(all.slice(0, index));
		await fill();
		await migrate(all);
	});

	test("each is an operation, with who did it and when; an open import still waits", async () => {
		const { findImport, findRelease, pastImports, pastPromotions, readContent } = await load();
		expect(await pastImports()).toMatchObject([
			{ title: "খ.xlsx", state: "taken-back", isKept: false, facts: { created: 3, changed: 4, refused: 0 } },
			{ title: "ক.xlsx", state: "applied", isKept: true, count: 1, by: "প্রধান", at: stamp },
		]);
		expect(await pastPromotions()).toMatchObject([
			{ title: "ষষ্ঠ · বার্ষিক", count: 1, facts: { year: 2027 }, by: "প্রধান", at: stamp },
		]);
		expect(await findRelease(1, 8)).toMatchObject({ at: soon, madeAt: stamp, by: "প্রধান" });
		expect(await findRelease(1, 9)).toMatchObject({ at: stamp, by: "" });
		const waiting = await findImport();
		expect(waiting).toMatchObject({ state: "planned", title: "গ.xlsx" });
		expect(await readContent(waiting?.id ?? 0)).toEqual({ rows: [], ignored: [] });
	});

	test("the list of acts has each once", async () => {
		const { listActs } = await load();
		const acts = await listActs(head, dayOf(stamp));
		expect(acts.map(({ action, title }) => `${action} ${title}`).sort()).toEqual([
			"create ক.xlsx",
			"create খ.xlsx",
			"create ষষ্ঠ · বার্ষিক",
			"delete খ.xlsx",
			"publish বার্ষিক ২০২৬",
			"publish বার্ষিক ২০২৬",
			"update বার্ষিক ২০২৬",
		]);
		const { name } = await payload.findByID({ collection: "classes", id: 8 });
		expect(acts.map(({ detail }) => detail)).toContain(activityText.tasks.released(name));
	});

	test("each can be taken back", async () => {
		const { findRelease, pastImports, pastPromotions, takeAnyBack } = await load();
		const release = await findRelease(1, 8);
		await takeAnyBack(head, release?.operation ?? 0);
		expect([await findRelease(1, 8), await findRelease(1, 9)]).toEqual([null, expect.anything()]);
		const [promoted] = await pastPromotions();
		await takeAnyBack(head, promoted?.id ?? 0);
		expect([await idsOf("enrolments"), await idsOf("years")]).toEqual([[1], [1]]);
		const imported = (await pastImports()).find(({ title }) => title === "ক.xlsx");
		await takeAnyBack(head, imported?.id ?? 0);
		expect([await idsOf("students"), await idsOf("enrolments")]).toEqual([[], []]);
	});
});
