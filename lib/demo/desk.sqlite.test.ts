/** What a head who looks at the demo finds on the start page. */
import type { Payload } from "payload";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { rows, sql } from "@/lib/data/sql";

const open = testDatabase();
let payload: Payload;

beforeAll(async () => {
	payload = await open();
	const [{ seedWithOnePicture }, { seedStudents }, { seedDesk }] = await Promise.all([
		import("./testing/one-picture"),
		import("./students"),
		import("./desk"),
	]);
	await seedWithOnePicture(payload);
	await seedStudents(payload, { count: 60 });
	await seedDesk(payload);
});

test("all eleven contents of the directorate are there, and the list of the first hour is put away", async () => {
	const { readChecklist } = await import("@/lib/office/checklist/checklist");
	const head = await makeAccount(payload, "demo-head", { role: "head" });
	const items = await readChecklist(head);
	expect(items.map(({ state }) => state)).toEqual(Array.from({ length: 11 }, () => "good"));
	const { readFirstHour } = await import("@/lib/office/first-hour/first-hour");
	const { isPutAway, steps } = await readFirstHour();
	expect(isPutAway).toBe(true);
	expect(steps.find(({ key }) => key === "history")?.done).toBe(true);
});

test("nine applications wait, all with a picture and the consent, and two of them are one child's", async () => {
	const { docs } = await payload.find({ collection: "applications", limit: 20, depth: 0 });
	expect(docs).toHaveLength(9);
	for (const { picture, consentAt, status } of docs)
		expect({ picture, consentAt, status }).toEqual({
			picture: expect.any(String),
			consentAt: expect.any(String),
			status: "new",
		});
	const [twice] = await rows<{ name: string; n: number }>(
		payload,
		sql`SELECT name, count(*) AS n FROM applications GROUP BY name, date_of_birth HAVING count(*) > 1`,
	);
	expect(twice).toMatchObject({ name: "Nusrat Jahan", n: 2 });
});

test("a notice comes tomorrow, and there is a month of acts", async () => {
	const now = new Date().toISOString();
	const ahead = await payload.find({ collection: "notices", where: { publishedAt: { greater_than: now } }, depth: 0 });
	expect(ahead.docs).toMatchObject([{ _status: "published" }]);
	const acts = await payload.find({ collection: "activity", pagination: false, depth: 0 });
	const days = new Set(acts.docs.map(({ at }) => at.slice(0, 10)));
	expect(days.size).toBeGreaterThan(18);
	expect(acts.docs.every(({ at }) => at <= now)).toBe(true);
});
