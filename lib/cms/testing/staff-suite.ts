/** Tests that the last staff account cannot be deleted. */
import type { Payload } from "payload";
import { staffText } from "@/lib/bengali/staff";

/** @param opened returns Payload; called when a test runs */
export function staffSuite(opened: () => Payload) {
	const refusal = staffText.errors.lastStaff;
	const create = (name: string) =>
		opened().create({
			collection: "staff",
			data: { name, email: `${name}@example.com`, password: "long enough to be kept" },
		});
	const remove = (id: number) => opened().delete({ collection: "staff", id });
	const removeAll = (...ids: number[]) => opened().delete({ collection: "staff", where: { id: { in: ids } } });
	const count = async () => (await opened().count({ collection: "staff" })).totalDocs;

	test("the last staff account can't be deleted, alone or with others", async () => {
		const one = await create("one");
		await expect(remove(one.id)).rejects.toThrow(refusal);
		const two = await create("two");
		const all = await removeAll(one.id, two.id);
		expect(all.errors.map(({ message }) => message)).toContain(refusal);
		expect(await count()).toBeGreaterThan(0);
		const three = await create("three");
		const some = await removeAll(two.id, three.id);
		expect([some.errors, await count()]).toEqual([[], 1]);
		await expect(remove(one.id)).rejects.toThrow(refusal);
	}, 60_000);

	test("two concurrent deletions leave one account", async () => {
		for (let round = 0; round < 5; round += 1) {
			await create(`racer-${round}`);
			const { docs } = await opened().find({ collection: "staff" });
			const outcomes = await Promise.allSettled(docs.map(({ id }) => remove(id)));
			expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
			expect(await count()).toBe(1);
		}
	}, 60_000);
}
