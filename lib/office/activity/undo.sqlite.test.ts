import type { Payload } from "payload";
import { formatDate, formatMoment } from "@/lib/bengali/dates";
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import type { Notice } from "@/lib/cms/payload-types";
import { publishedNow } from "@/lib/cms/published";
import { headAccount, makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { staffText } from "@/lib/office/words/staff";
import { editingText } from "../editing/text";
import { siteMenuText } from "../site-menu/text";
import { type Offer, offerSeconds } from "./kept-offer";
import { activityText } from "./text";

const open = testDatabase();
const publishedAt = "2026-01-01T00:00:00.000Z";
let payload: Payload;
let user: Awaited<ReturnType<typeof makeAccount>>;
let undoAct: typeof import("./undo").undoAct;
let listActs: typeof import("./activity").listActs;

beforeAll(async () => {
	payload = await open();
	user = await makeAccount(payload, "clerk");
	({ undoAct } = await import("./undo"));
	({ listActs } = await import("./activity"));
});

const write = (name: string, status: Notice["_status"] = "published") =>
	payload.create({
		collection: "notices",
		data: { name, publishedAt, _status: status },
		user,
		draft: status === "draft",
	});
const change = (id: number, data: Partial<Notice>, draft = false) =>
	payload.update({ collection: "notices", id, data, draft, user });

async function actOf(id: number) {
	const where = { kind: { equals: "notices" }, record: { equals: id } };
	const { docs } = await payload.find({ collection: "activity", where, sort: "-id", limit: 1 });
	return docs[0]?.id ?? 0;
}

/** @returns what the public sees of a notice, and what staff see in its form */
async function stateOf(id: number) {
	const where = { and: [publishedNow(), { id: { equals: id } }] };
	const [published] = (await payload.find({ collection: "notices", where })).docs;
	const form = await payload.findByID({ collection: "notices", id, draft: true });
	return [published?.name ?? null, form.name, form._status];
}

const undo = async (id: number) => undoAct(user, await actOf(id));
const name = (text: string) => text.normalize("NFC");

test("a change of a published record", async () => {
	const { id } = await write("আগের নাম");
	await change(id, { name: "পরের নাম", _status: "published" });
	expect(await undo(id)).toBe(activityText.undone);
	expect(await stateOf(id)).toEqual([name("আগের নাম"), name("আগের নাম"), "published"]);
});

test("a draft over a published record", async () => {
	const { id } = await write("প্রকাশিত নাম");
	await change(id, { name: "খসড়া নাম" }, true);
	await undo(id);
	expect(await stateOf(id)).toEqual([name("প্রকাশিত নাম"), name("প্রকাশিত নাম"), "published"]);
});

test("publishing such a draft: the page gets its former text, the form the draft", async () => {
	const { id } = await write("পাতার নাম");
	await change(id, { name: "নতুন খসড়া" }, true);
	await change(id, { _status: "published" });
	expect(await undo(id)).toBe(activityText.undoneOnSite);
	expect(await stateOf(id)).toEqual([name("পাতার নাম"), name("নতুন খসড়া"), "draft"]);
});

test("the first publication", async () => {
	const { id } = await write("শুধু খসড়া", "draft");
	await change(id, { _status: "published" });
	await undo(id);
	expect(await stateOf(id)).toEqual([null, name("শুধু খসড়া"), "draft"]);
});

test("the end of a publication", async () => {
	const { id } = await write("সরানো");
	await change(id, { _status: "draft" });
	expect((await stateOf(id))[0]).toBeNull();
	await undo(id);
	expect(await stateOf(id)).toEqual([name("সরানো"), name("সরানো"), "published"]);
});

test("the undo is an act of its own; neither it nor an earlier act nor one without undo can be undone", async () => {
	const refused = { kind: "invalid", message: activityText.notUndone };
	const { id } = await write("এক");
	await expect(undo(id)).rejects.toMatchObject(refused);
	await change(id, { name: "দুই", _status: "published" });
	const first = await actOf(id);
	await change(id, { name: "তিন", _status: "published" });
	const third = await payload.findByID({ collection: "activity", id: await actOf(id) });
	const message = activityText.changedSince(third.byName, formatMoment(third.at));
	await expect(undoAct(user, first)).rejects.toMatchObject({ kind: "invalid", message });
	await undo(id);
	const acts = (await listActs(user, new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10))).slice(0, 4);
	expect(acts.map(({ action, undo }) => [action, undo !== null])).toEqual([
		["restore", false],
		["update", false],
		["update", false],
		["create", false],
	]);
	await expect(undo(id)).rejects.toMatchObject(refused);
	expect((await stateOf(id))[0]).toBe(name("দুই"));
});

test("what an operation has changed since, which writes no entry for each record, is not undone", async () => {
	const { applyOperation } = await import("../operations/apply");
	const { readMenu, siteMenu } = await import("../site-menu/operation");
	const other = await makeAccount(payload, "arranger");
	const data = { name: "ক", link: "/notices" };
	const { id } = await payload.create({ collection: "menu-entries", data, user });
	await payload.update({ collection: "menu-entries", id, data: { name: "খ" }, user });
	const where = { kind: { equals: "menu-entries" }, record: { equals: id } };
	const [act] = (await payload.find({ collection: "activity", where, sort: "-id", limit: 1 })).docs;
	const menu = await readMenu();
	const entries = menu.entries.map((entry) => ({
		...entry,
		group: entry.group ?? undefined,
		name: entry.id === id ? "গ" : entry.name,
	}));
	await applyOperation(siteMenu, { ...menu, entries }, { by: other });
	const { docs } = await payload.findVersions({
		collection: "menu-entries",
		where: { parent: { equals: id } },
		limit: 1,
	});
	const message = activityText.changedSince(other.name, formatMoment(docs[0]?.updatedAt ?? ""));
	await expect(undoAct(user, act?.id ?? 0)).rejects.toMatchObject({ kind: "invalid", message });
	expect((await payload.findByID({ collection: "menu-entries", id })).name).toBe("গ");
});

test("what is being saved while it is undone is not overwritten", async () => {
	const { inTransaction } = await import("@/lib/data/transactions");
	const { id } = await write("প্রথম");
	await change(id, { name: "দ্বিতীয়", _status: "published" });
	const act = await actOf(id);
	let undoing: Promise<unknown> | undefined;
	await inTransaction(payload, async (req) => {
		await payload.update({ collection: "notices", id, data: { name: "তৃতীয়", _status: "published" }, user, req });
		const begin = payload.db.beginTransaction;
		const hasBegun = new Promise<void>((resolve) => {
			payload.db.beginTransaction = (options) => {
				payload.db.beginTransaction = begin;
				resolve();
				return begin(options);
			};
		});
		undoing = undoAct(user, act).catch((error: unknown) => error);
		await hasBegun;
	});
	expect(await undoing).toMatchObject({ kind: "invalid" });
	expect((await stateOf(id))[0]).toBe(name("তৃতীয়"));
});

test("what the record's own rules refuse is said, as a name that another record has got since", async () => {
	const { id } = await write("নদীর নাম");
	await change(id, { name: "নদীর নতুন নাম", _status: "published" });
	await write("নদীর নাম");
	const free = name("নদীর নাম") + staffText.nameWithDay(formatDate(publishedAt), 1);
	const refused = { kind: "invalid", message: staffText.errors.nameTaken(free) };
	await expect(undo(id)).rejects.toMatchObject(refused);
	expect((await stateOf(id))[0]).toBe(name("নদীর নতুন নাম"));
});

test("what a form saves by itself, without an entry each time, does not keep its publishing from being undone", async () => {
	const { id } = await write("নিজে রাখা", "draft");
	await change(id, { name: "নিজে রাখা ২" }, true);
	await change(id, { _status: "published" });
	const act = await actOf(id);
	const { createLocalReq } = await import("payload");
	const save = async (by: typeof user, text: string) => {
		const req = await createLocalReq({ user: by, req: { query: { autosave: "true" } } }, payload);
		await payload.update({ collection: "notices", id, data: { name: text }, draft: true, autosave: true, req });
	};
	await save(user, "নিজে রাখা ৩");
	expect(await actOf(id)).toBe(act);
	await undoAct(user, act);
	expect((await stateOf(id))[0]).toBeNull();
});

test("nobody undoes the acts of others, except a head; and not without the right to the record", async () => {
	const { id } = await write("কার কাজ");
	await change(id, { name: "কার কাজ ২", _status: "published" });
	const act = await actOf(id);
	const other = await makeAccount(payload, "other-clerk");
	await expect(undoAct(other, act)).rejects.toMatchObject({ kind: "notFound" });
	await payload.update({ collection: "staff", id: user.id, data: { role: "exam" } });
	const demoted = {
		...(await payload.findByID({ collection: "staff", id: user.id, depth: 0 })),
		collection: "staff" as const,
	};
	await expect(undoAct(demoted, act)).rejects.toMatchObject({ kind: "invalid" });
	await payload.update({ collection: "staff", id: user.id, data: { role: "clerk" } });
	await undoAct(await headAccount(payload), act);
	expect((await stateOf(id))[0]).toBe(name("কার কাজ"));
});

test("the list is of one day in Dhaka, with links to what the account may open", async () => {
	const { id } = await write("তালিকায়");
	const gone = await write("মুছে যাবে");
	await payload.delete({ collection: "notices", id: gone.id, user });
	const today = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
	const acts = await listActs(user, today);
	expect(acts[0]).toMatchObject({ action: "delete", title: name("মুছে যাবে"), path: null });
	expect(acts.find(({ title }) => title === name("তালিকায়"))?.path).toBe(`/collections/notices/${id}`);
	expect(await listActs(user, "2020-01-01")).toEqual([]);
	const other = await makeAccount(payload, "third-clerk");
	expect(await listActs(other, today)).toEqual([]);
	expect((await listActs(await headAccount(payload), today)).length).toBeGreaterThanOrEqual(acts.length);
});

describe("what is offered right after it was done", () => {
	let clerk: typeof user;
	let findOffer: (account: typeof user) => Promise<Offer | null>;
	const texts = activityText.bar;
	const named = (title: string) => activityText.named(staffText.notices.singular, name(title));
	const create = (title: string, status: Notice["_status"] = "published") =>
		payload.create({
			collection: "notices",
			data: { name: title, publishedAt, _status: status },
			user: clerk,
			draft: status === "draft",
		});
	const save = (id: number, data: Partial<Notice>, draft = false) =>
		payload.update({ collection: "notices", id, data, draft, user: clerk });

	beforeAll(async () => {
		({ findOffer } = await import("./offer"));
	});
	beforeEach(async () => {
		clerk = await makeAccount(payload, `offer-${Date.now()}`);
	});

	test("a deleted record, which the offer restores; then nothing more is offered", async () => {
		const { id } = await create("প্রস্তাবের নোটিশ");
		expect(await findOffer(clerk)).toBeNull();
		await save(id, { deletedAt: new Date().toISOString() });
		const entry = await actOf(id);
		const text = texts.happened("trash", named("প্রস্তাবের নোটিশ"));
		expect(await findOffer(clerk)).toEqual({
			at: expect.any(String),
			text,
			undo: [{ entry }],
			path: `/collections/notices/${id}`,
		});
		// Not to others, a head included, who find it in the list of acts.
		expect(await findOffer(await headAccount(payload))).toBeNull();
		await undoAct(clerk, entry);
		expect((await stateOf(id))[0]).toBe(name("প্রস্তাবের নোটিশ"));
		expect(await findOffer(clerk)).toBeNull();
	});

	test("what was published before its form had saved itself; undone, it is taken down and keeps its text", async () => {
		const blank = { publishedAt, _status: "draft" } as const;
		const { id } = await payload.create({ collection: "notices", data: blank as Notice, user: clerk, draft: true });
		await save(id, { name: "এক চাপে প্রকাশ", _status: "published" });
		const entry = await actOf(id);
		const text = texts.happened("publish", named("এক চাপে প্রকাশ"));
		expect(await findOffer(clerk)).toMatchObject({ text, undo: [{ entry }] });
		await undoAct(clerk, entry);
		expect(await stateOf(id)).toEqual([null, name("এক চাপে প্রকাশ"), "draft"]);
	});

	test("records that were deleted at once", async () => {
		const made = [await create("একসঙ্গে এক"), await create("একসঙ্গে দুই")];
		const where = { id: { in: made.map(({ id }) => id) } };
		const deletedAt = new Date().toISOString();
		await payload.update({ collection: "notices", where, data: { deletedAt }, user: clerk });
		const offer = await findOffer(clerk);
		expect(offer?.text).toBe(texts.happened("trash", texts.several(staffText.notices.singular, 2)));
		for (const one of offer?.undo ?? []) if ("entry" in one) await undoAct(clerk, one.entry);
		for (const { id } of made) expect((await stateOf(id))[0]).not.toBeNull();
	});

	test("what the public sees changed; not a draft, which saves itself, and not what is long ago", async () => {
		const { id } = await create("দেখা যায়");
		await save(id, { name: "খসড়া বদল" }, true);
		expect(await findOffer(clerk)).toBeNull();
		await save(id, { name: "বদলানো নাম", _status: "published" });
		expect((await findOffer(clerk))?.text).toBe(texts.happened("update", named("বদলানো নাম")));
		await save(id, { _status: "draft" });
		expect((await findOffer(clerk))?.text).toBe(texts.happened("unpublish", named("বদলানো নাম")));
		const at = new Date(Date.now() - (offerSeconds + 1) * 1000).toISOString();
		await payload.update({ collection: "activity", where: { by: { equals: clerk.id } }, data: { at } });
		expect(await findOffer(clerk)).toBeNull();
	});

	test("an operation on many records, but no release of results", async () => {
		const { query, sql } = await import("@/lib/school/query");
		const head = await headAccount(payload);
		const now = new Date().toISOString();
		const apply = async (subject: string) => {
			const [row] = await query<{ id: number }>(
				sql`INSERT INTO operations (subject, state, staff_id, staff_name, title, count, facts, changes, applied_at, updated_at)
					VALUES (${subject}, 'applied', ${head.id}, 'প্রধান', '', 3, '{}', '{}', ${now}, ${now}) RETURNING id`,
			);
			return row?.id;
		};
		await apply("release");
		expect(await findOffer(head)).toBeNull();
		const operation = await apply("site-menu");
		expect(await findOffer(head)).toEqual({
			at: expect.any(String),
			text: siteMenuText.activity(3),
			undo: [{ operation }],
			path: "/site-menu",
		});
	});
});

describe("the history of a record", () => {
	const historyOf = async (id: number) => {
		const { createLocalReq } = await import("payload");
		const { getChange, listVersions } = await import("./history");
		const req = await createLocalReq({ user }, payload);
		const of = { collection: "notices", id };
		return {
			versions: await listVersions(req, of),
			changeOf: (version: unknown) => getChange(req, of, String(version)),
		};
	};

	test("after taking down, by the form's button too, the published state is in it, and is no longer the current one", async () => {
		for (const takeDown of [{}, { unpublishAllLocales: true }]) {
			const { id } = await write("আবার পড়ার নোটিশ");
			await payload.update({ collection: "notices", id, data: { _status: "draft" }, user, ...takeDown });
			expect((await stateOf(id))[0]).toBeNull();
			expect((await historyOf(id)).versions.map(({ state }) => state)).toEqual(["draft", "published"]);
			await payload.delete({ collection: "notices", id });
		}
	});

	test("a version names the changed fields in words, and no others", async () => {
		const { id } = await write("শব্দে লেখা");
		await change(id, { pinned: true, kind: "exam", _status: "published" });
		const { versions, changeOf } = await historyOf(id);
		expect(versions.map(({ state }) => state)).toEqual(["current", "published"]);
		const found = await changeOf(versions[0]?.id);
		expect(found?.before?.id).toBe(versions[1]?.id);
		expect(found?.differences).toEqual(
			expect.arrayContaining([
				{ label: staffText.fields.kind, before: noticeKindNames.general, after: noticeKindNames.exam },
				{ label: staffText.fields.pinned, before: editingText.words.no, after: editingText.words.yes },
			]),
		);
		expect(found?.differences).toHaveLength(2);
		const first = await changeOf(versions[1]?.id);
		expect(first?.before).toBeNull();
		expect(first?.differences.map(({ label }) => label)).toContain(staffText.fields.title);
		expect(first?.differences.map(({ label }) => label)).not.toContain(staffText.fields.pinned);
		expect(await changeOf(0)).toBeNull();
	});
});
