/** Tests of arranging the site's menu. */
import type { Payload } from "payload";
import { dayOf } from "@/lib/bengali/dates";
import type { Staff } from "@/lib/cms/payload-types";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { doneAfterFaults } from "@/lib/cms/testing/killed-process";
import type { SignedIn } from "../guard";
import type { MenuInput } from "./operation";
import { siteMenuText as text } from "./text";

const open = testDatabase();

describe("the site's menu", () => {
	let payload: Payload;
	let clerk: SignedIn;

	const load = async () => ({
		...(await import("./operation")),
		...(await import("../activity/activity")),
		...(await import("../operations/all")),
		...(await import("../operations/apply")),
		...(await import("@/lib/school/settings")),
	});
	type Entry = MenuInput["entries"][number];
	const read = async () => (await load()).readMenu();
	const entries = async (): Promise<Entry[]> =>
		(await read()).entries.map((entry) => ({ ...entry, group: entry.group ?? undefined }));
	const save = async (wanted: Entry[], fingerprint?: string) => {
		const { applyOperation, siteMenu } = await load();
		const confirmed = fingerprint ?? (await read()).fingerprint;
		return applyOperation(siteMenu, { fingerprint: confirmed, entries: wanted }, { by: clerk, confirmed });
	};
	const shown = async () => (await read()).entries.map(({ name, group }) => (group ? `${group}/${name}` : name));
	const acts = async () => (await load()).listActs(clerk, dayOf(new Date().toISOString()));

	beforeAll(async () => {
		payload = await open();
		clerk = (await makeAccount(payload, "clerk", { name: "রফিক" })) as Staff as SignedIn;
	});

	beforeEach(async () => {
		await save(["ক", "খ", "গ"].map((name) => ({ name, link: "/notices", group: undefined })));
	});

	test("order, groups, names, new and removed entries are written at once, and taken back at once", async () => {
		const [ka, kha, ga] = await entries();
		if (!ka || !kha || !ga) throw new Error();
		const before = await read();
		const count = (await acts()).length;
		const applied = await save([
			{ ...ga, group: "দল" },
			{ name: "নতুন", link: "https://example.org", group: "দল" },
			{ ...ka, name: "ক ২" },
		]);
		expect(await shown()).toEqual(["দল/গ", "দল/নতুন", "ক ২"]);
		const trashed = await payload.findByID({ collection: "menu-entries", id: kha.id ?? 0, trash: true });
		expect(trashed.deletedAt).toBeTruthy();
		// One act for all, by who did it; each change is in the history of its entry.
		const [act, ...others] = await acts();
		expect(others).toHaveLength(count);
		expect(act).toMatchObject({ by: "রফিক", detail: text.activity(4), undo: { operation: applied?.id } });
		const where = { parent: { equals: ka.id } };
		const { docs } = await payload.findVersions({ collection: "menu-entries", where, sort: "-id", depth: 0 });
		expect(docs[0]?.version).toMatchObject({ name: "ক ২", savedBy: "রফিক" });
		// A form of one entry still puts a new one last.
		const last = await payload.create({ collection: "menu-entries", data: { name: "শেষে", link: "/" } });
		expect((await shown()).at(-1)).toBe("শেষে");
		await payload.delete({ collection: "menu-entries", id: last.id });

		const { takeAnyBack } = await load();
		await takeAnyBack(clerk, applied?.id ?? 0);
		expect(await read()).toEqual(before);
	});

	test("saving over a newer menu is refused, and writes nothing", async () => {
		const opened = await read();
		const mine = await entries();
		await save((await entries()).toReversed());
		const newer = await read();
		await expect(save([...mine, { name: "আমার", link: "/" }], opened.fingerprint)).rejects.toThrow(text.movedSince);
		expect(await read()).toEqual(newer);
		// Also over a change of one entry in its own form.
		const [first] = newer.entries;
		await payload.update({ collection: "menu-entries", id: first?.id ?? 0, data: { name: "অন্য" } });
		await expect(save(mine, newer.fingerprint)).rejects.toThrow(text.movedSince);
	});

	test("a menu that has changed since is not taken back", async () => {
		const { takeAnyBack } = await load();
		const first = await save((await entries()).toReversed());
		await save((await entries()).slice(1));
		const now = await read();
		const held = { holds: [{ title: text.title, reason: text.changed }] };
		await expect(takeAnyBack(clerk, first?.id ?? 0)).rejects.toMatchObject(held);
		expect(await read()).toEqual(now);
	});

	test("an entry that has left the trash since comes back too", async () => {
		const { takeAnyBack } = await load();
		const before = await shown();
		const [first, ...others] = await entries();
		const applied = await save(others);
		await payload.delete({ collection: "menu-entries", id: first?.id ?? 0, trash: true });
		await takeAnyBack(clerk, applied?.id ?? 0);
		expect(await shown()).toEqual(before);
	});

	test("the same menu is not recorded; a hundred entries keep their order", async () => {
		expect(await save(await entries())).toBeNull();
		const many = Array.from({ length: 100 }, (_, index) => ({ name: `লিংক ${index}`, link: "/", group: undefined }));
		await save(many);
		expect(await shown()).toEqual(many.map(({ name }) => name));
		const turned = (await entries()).toReversed();
		await save(turned);
		expect(await shown()).toEqual(many.map(({ name }) => name).toReversed());
	});

	test("a failure at any step leaves the menu as it was, or saves all of it", async () => {
		const before = await read();
		const turned = (await entries()).toReversed();
		const isDone = async () => {
			const now = await read();
			if (now.fingerprint === before.fingerprint) return false;
			expect(now.entries.map(({ id }) => id)).toEqual(turned.map(({ id }) => id));
			return true;
		};
		const outcomes = await doneAfterFaults(payload, () => save(turned, before.fingerprint), isDone);
		expect([outcomes.length > 1, outcomes.at(-1)]).toEqual([true, true]);
		expect(await shown()).toEqual(turned.map(({ name }) => name));
	});

	test("what is sent is checked", async () => {
		const { menuSchema } = await load();
		const parse = (entry: object) => menuSchema.safeParse({ fingerprint: "x", entries: [entry] });
		expect(parse({ id: 1, name: " ক ", link: "/a", group: "" }).data?.entries).toEqual([
			{ id: 1, name: "ক", link: "/a", group: undefined },
		]);
		for (const entry of [
			{ name: "", link: "/" },
			{ name: "ক", link: "//evil.example" },
			{ name: "ক", link: "javascript:alert(1)" },
			{ name: "ক", link: "/", group: "দ".repeat(41) },
			{ name: "ক".repeat(61), link: "/" },
			{ id: -1, name: "ক", link: "/" },
		])
			expect(parse(entry).success).toBe(false);
	});
});
