/** Tests of transactions that run on both databases. */
import type { Payload } from "payload";

/** @param opened returns Payload; called when a test runs */
export function transactionSuite(opened: () => Payload) {
	const person = { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা" } as const;
	const load = async () => ({ ...(await import("@/lib/data/sql")), ...(await import("@/lib/data/transactions")) });
	const studentsOf = async (name: string) =>
		(await opened().count({ collection: "students", where: { name: { equals: name } } })).totalDocs;

	test("a failed admission creates no student and can be repeated", async () => {
		const payload = opened();
		const name = "ভর্তি";
		const { id, code } = await payload.create({
			collection: "applications",
			data: { ...person, name, code: 9_000_001, browserKey: "admission", status: "new" },
		});
		const admit = (more: object) =>
			payload.update({ collection: "applications", id, data: { status: "admitted", ...more } });
		// Invalid only for the application, which is written after the student was created.
		await expect(admit({ browserKey: "" })).rejects.toThrow();
		expect(await studentsOf(name)).toBe(0);
		await admit({});
		const { docs } = await payload.find({ collection: "students", where: { name: { equals: name } } });
		expect(docs.map((student) => student.code)).toEqual([code]);
	});

	test("raw SQL joins the request's transaction", async () => {
		const { inTransaction, rows, sql } = await load();
		const payload = opened();
		const count = async (req?: Parameters<typeof rows>[2]) =>
			Number(
				(await rows<{ n: number }>(payload, sql`SELECT count(*) AS n FROM counters WHERE name = 'test'`, req))[0]?.n,
			);
		const insert = (req: Parameters<typeof rows>[2]) =>
			rows(payload, sql`INSERT INTO counters (name, value) VALUES ('test', 1)`, req);
		await expect(
			inTransaction(payload, async (req) => {
				await insert(req);
				expect([await count(req), await count()]).toEqual([1, 0]);
				throw new Error("changed my mind");
			}),
		).rejects.toThrow("changed my mind");
		expect(await count()).toBe(0);
		await inTransaction(payload, insert);
		expect(await count()).toBe(1);
	});

	test("a failed COMMIT rejects", async () => {
		const { inTransaction, rows, sql } = await load();
		const payload = opened();
		await rows(
			payload,
			sql`CREATE TABLE late (id integer PRIMARY KEY, parent integer REFERENCES late (id) DEFERRABLE INITIALLY DEFERRED)`,
		);
		const insert = inTransaction(payload, (req) => rows(payload, sql`INSERT INTO late VALUES (1, 99)`, req));
		await expect(insert).rejects.toThrow();
		expect(await rows(payload, sql`SELECT id FROM late`)).toEqual([]);
	});

	test("onCommit tasks run after the commit, and not after a rollback", async () => {
		const { inTransaction, onCommit } = await load();
		const payload = opened();
		const name = "অপেক্ষা";
		const seen: number[] = [];
		const create = (fail: boolean) =>
			inTransaction(payload, async (req) => {
				await onCommit(req, async () => {
					seen.push(await studentsOf(name));
				});
				await payload.create({ collection: "students", data: { ...person, name }, req } as never);
				if (fail) throw new Error("failed");
			});
		await expect(create(true)).rejects.toThrow("failed");
		expect(seen).toEqual([]);
		await create(false);
		expect(seen).toEqual([1]);
	});

	test("many concurrent transactions all succeed", async () => {
		const payload = opened();
		const name = "একসঙ্গে";
		const create = () => payload.create({ collection: "students", data: { ...person, name } as never });
		const students = await Promise.all(Array.from({ length: 40 }, create));
		expect(new Set(students.map(({ code }) => code)).size).toBe(40);
		await Promise.all(
			students.map(({ id }, index) =>
				index % 2
					? payload.delete({ collection: "students", id })
					: payload.update({ collection: "students", id, data: { name: `${name} ${index}` } }),
			),
		);
		expect(await studentsOf(name)).toBe(0);
	});
}
