/** Tests that one head account always remains. */
import type { Payload } from "payload";
import { staffText } from "@/lib/office/words/staff";
import { makeAccount } from "./accounts";

/** @param opened returns Payload; called when a test runs */
export function staffSuite(opened: () => Payload) {
	const refusal = staffText.errors.lastHead;
	const create = (name: string) => makeAccount(opened(), name, { role: "head" });
	const remove = (id: number) => opened().delete({ collection: "staff", id });
	const removeAll = (...ids: number[]) => opened().delete({ collection: "staff", where: { id: { in: ids } } });
	const demote = (id: number) => opened().update({ collection: "staff", id, data: { role: "clerk" } });
	const findHeads = () => opened().find({ collection: "staff", where: { role: { equals: "head" } } });
	const count = async () => (await findHeads()).totalDocs;

	test("the last head account can't be deleted, alone or with others, whatever other accounts there are", async () => {
		const one = await create("one");
		const clerk = await makeAccount(opened(), "clerk");
		await expect(remove(one.id)).rejects.toThrow(refusal);
		const two = await create("two");
		const all = await removeAll(one.id, two.id);
		expect(all.errors.map(({ message }) => message)).toContain(refusal);
		expect(await count()).toBeGreaterThan(0);
		const three = await create("three");
		const some = await removeAll(two.id, three.id);
		expect([some.errors, await count()]).toEqual([[], 1]);
		await expect(remove(one.id)).rejects.toThrow(refusal);
		await remove(clerk.id);
	});

	test("the last head account can't get another role, alone or with others", async () => {
		const [one] = (await findHeads()).docs;
		const refused = { data: { errors: [{ path: "role", message: refusal }] } };
		await expect(demote(one?.id ?? 0)).rejects.toMatchObject(refused);
		const two = await create("demoted");
		const where = { role: { equals: "head" } };
		await opened().update({ collection: "staff", where, data: { role: "exam" } });
		expect(await count()).toBeGreaterThan(0);
		await opened().update({ collection: "staff", id: two.id, data: { role: "clerk" } });
		expect(await count()).toBe(1);
		await expect(demote(one?.id ?? 0)).rejects.toMatchObject(refused);
		await remove(two.id);
	});

	test.each([
		["deletions", remove],
		["changes of the role", demote],
	])("two concurrent %s leave one head account", async (_what, leave) => {
		for (let round = 0; round < 5; round += 1) {
			await create(`racer-${round}-${leave.name}`);
			const { docs } = await findHeads();
			const outcomes = await Promise.allSettled(docs.map(({ id }) => leave(id)));
			expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
			expect(await count()).toBe(1);
		}
	});
}
