/** The directorate's checklist: what counts, what is said to be missing, and the form that is opened. */
import type { Payload } from "payload";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { dayLength } from "@/lib/contract/days";
import type { ChecklistKey } from "./checklist";
import { checklistItems, checklistText as text } from "./text";

const open = testDatabase();

describe("the checklist", () => {
	let payload: Payload;
	const account = { head: undefined as unknown, clerk: undefined as unknown };
	beforeAll(async () => {
		payload = await open();
		account.head = await makeAccount(payload, "list-head", { role: "head" });
		account.clerk = await makeAccount(payload, "list-clerk");
	});

	const item = async (key: ChecklistKey, now = Date.now(), role: keyof typeof account = "head") => {
		const { readChecklist } = await import("./checklist");
		const items = await readChecklist(account[role] as never, now);
		expect(items.map((item) => item.key)).toEqual(Object.keys(checklistItems));
		return items.find((item) => item.key === key);
	};

	test("a page of a topic: a new one is filled, the draft and then the published one opened", async () => {
		const { parts } = text;
		expect(await item("mpo")).toMatchObject({
			state: "missing",
			missing: text.missing([parts.page(checklistItems.mpo)]),
			href: "/admin/collections/contents/create",
			task: { saves: "contents", fill: { contents: { topic: "mpo", name: checklistItems.mpo, place: "page" } } },
		});
		const data = { name: "এমপিও", topic: "mpo", place: "page" } as const;
		const { id } = await payload.create({ collection: "contents", data: { ...data, _status: "draft" }, draft: true });
		const href = `/admin/collections/contents/${id}`;
		expect(await item("mpo")).toMatchObject({ state: "missing", missing: text.missing([parts.draft]), href });
		await payload.update({ collection: "contents", id, data: { _status: "published" } });
		expect(await item("mpo")).toMatchObject({ state: "good", href });
		expect((await item("mpo"))?.missing).toBeUndefined();
		expect(await item("mpo", Date.now() + 366 * dayLength)).toMatchObject({ state: "old", href });
	});

	test("the contact counts wherever it was typed, also while the other part is missing", async () => {
		const { parts } = text;
		const page = parts.page(text.information);
		expect(await item("contact")).toMatchObject({ state: "missing", missing: text.missing([parts.contact, page]) });
		await payload.updateGlobal({ slug: "settings", data: { schoolMobile: "01712345678" } });
		expect(await item("contact")).toMatchObject({
			state: "part",
			missing: text.missing([page]),
			task: { fill: { contents: { topic: "information" } } },
		});
		const data = { name: text.information, topic: "information", place: "page", _status: "published" } as const;
		await payload.create({ collection: "contents", data });
		expect(await item("contact")).toMatchObject({ state: "good", href: "/admin/globals/contact" });
	});

	test("the head teacher counts, also by the designation alone; the form is that of whoever is missing", async () => {
		const { committee, head, teachers } = text.parts;
		const person = (collection: "committee-members" | "teachers", designation: string) =>
			payload.create({ collection, data: { name: "করিম", designation } });
		expect(await item("people")).toMatchObject({ state: "missing", task: { fill: { teachers: { rank: "head" } } } });
		await person("teachers", "সহকারী প্রধান শিক্ষক");
		expect(await item("people")).toMatchObject({ state: "part", missing: text.missing([head, committee]) });
		await person("teachers", "প্রধান শিক্ষক (ভারপ্রাপ্ত)");
		expect(await item("people")).toMatchObject({
			state: "part",
			missing: text.missing([committee]),
			href: "/admin/collections/committee-members/create",
		});
		await person("committee-members", "সভাপতি");
		expect(await item("people")).toMatchObject({ state: "good" });
		expect(teachers).not.toBe("");
	});

	test("notices, sections and students", async () => {
		expect(await item("notices")).toMatchObject({ href: "/admin/collections/notices/create" });
		const { id } = await payload.create({ collection: "notices", data: { name: "ক", _status: "published" } });
		expect(await item("notices")).toMatchObject({ state: "good", href: `/admin/collections/notices/${id}` });
		expect(await item("sections")).toMatchObject({ state: "missing", href: "/admin/class-setup" });
		// A clerk may not add classes.
		expect((await item("sections", Date.now(), "clerk"))?.href).toBe("/admin/collections/sections/create");
		await payload.create({ collection: "sections", data: { name: "ক", class: 3 } });
		expect(await item("sections")).toMatchObject({ state: "good", href: "/admin/collections/sections" });
		expect(await item("students")).toMatchObject({ state: "missing", href: "/admin/import" });
	});
});
