/** Tests of drafts, trash and history; run on both databases. */

import { existsSync } from "node:fs";
import type { Payload, RequiredDataFromCollectionSlug } from "payload";
import { dayLength } from "@/lib/contract/days";
import { rows, sql } from "@/lib/data/sql";
import { staffText } from "@/lib/office/words/staff";
import { menuOrderStatements } from "../migrations/menu-order";
import { headAccount } from "./accounts";
import { filesOf, inMedia, uploadPicture } from "./uploads";

const pastDate = "2026-01-01T00:00:00.000Z";

/** @param opened returns Payload; called when a test runs */
export function publishingSuite(opened: () => Payload) {
	const upload = () => uploadPicture(opened());
	type NoticeData = Partial<RequiredDataFromCollectionSlug<"notices">>;
	const createNotice = (data: NoticeData) =>
		opened().create({
			collection: "notices",
			data: { publishedAt: pastDate, _status: "published", ...data } as never,
			draft: data._status === "draft",
		});
	const change = (id: number, data: NoticeData, more: object = {}) =>
		opened().update({ collection: "notices", id, data, ...more });
	const trash = (id: number, at = new Date()) => change(id, { deletedAt: at.toISOString() } as never);
	const restore = (id: number) => change(id, { deletedAt: null } as never, { trash: true });
	const versionsOf = async (id: number) =>
		opened().findVersions({ collection: "notices", where: { parent: { equals: id } }, limit: 100 });

	describe("drafts", () => {
		test("publishing without a date means now; a draft has none until then", async () => {
			const { id, publishedAt } = await createNotice({ name: "কখন", publishedAt: null, _status: "draft" });
			expect(publishedAt ?? null).toBeNull();
			const before = Date.now();
			const published = await change(id, { _status: "published" });
			expect(new Date(published.publishedAt ?? 0).getTime()).toBeGreaterThanOrEqual(before);
			expect((await change(id, { summary: "ক" })).publishedAt).toBe(published.publishedAt);
		});

		test("autosave keeps one version, no former title, and the published record as it is", async () => {
			const { id } = await createNotice({ name: "স্বয়ংক্রিয় আগে" });
			const { totalDocs } = await versionsOf(id);
			for (const name of ["স্ব", "স্বয়ং", "স্বয়ংক্রিয় পরে"]) await change(id, { name }, { draft: true, autosave: true });
			expect((await versionsOf(id)).totalDocs).toBe(totalDocs + 1);
			const [{ n } = { n: -1 }] = await rows<{ n: number | string }>(
				opened(),
				sql`SELECT count(*) AS n FROM former_names WHERE record = ${id}`,
			);
			expect(Number(n)).toBe(0);
			expect((await opened().findByID({ collection: "notices", id })).name).toBe("স্বয়ংক্রিয় আগে".normalize("NFC"));
		});

		test("autosave takes a title in use, so that nothing typed is lost; publishing rejects it", async () => {
			await createNotice({ name: "নেওয়া শিরোনাম" });
			const { id } = await createNotice({ _status: "draft" });
			const name = "নেওয়া শিরোনাম".normalize("NFC");
			expect((await change(id, { name }, { draft: true, autosave: true })).name).toBe(name);
			const message = expect.stringContaining(`${name} (`);
			const refusal = { data: { errors: [{ path: "name", message }] } };
			await expect(change(id, { _status: "published" })).rejects.toMatchObject(refusal);
		});

		test("the history of a record is bounded", async () => {
			const { maxVersions } = await import("../collections/publishing");
			const { id } = await createNotice({ name: "অনেক বার" });
			for (let count = 0; count < maxVersions + 5; count += 1) await change(id, { summary: `বার ${count}` });
			expect((await versionsOf(id)).totalDocs).toBe(maxVersions);
		});

		test("forms left empty are deleted after a day, others not", async () => {
			const { removeEmptyDrafts } = await import("@/lib/upkeep/trash");
			const create = (data: NoticeData) => createNotice({ publishedAt: null, _status: "draft", ...data });
			const empty = await create({});
			const scan = await create({ files: [(await upload()).id] });
			const named = await create({ name: "শুধু শিরোনাম" });
			const typed = await create({});
			await change(typed.id, { name: "টাইপ করা" }, { draft: true, autosave: true });
			const left = async () => {
				const where = { id: { in: [empty, scan, named, typed].map(({ id }) => id) } };
				return (await opened().find({ collection: "notices", where, sort: "id" })).docs.map(({ id }) => id);
			};
			await removeEmptyDrafts(opened());
			expect(await left()).toHaveLength(4);
			await removeEmptyDrafts(opened(), -1);
			expect(await left()).toEqual([scan.id, named.id, typed.id]);
		});
	});

	describe("the menu", () => {
		const listed = async () => {
			const find = { collection: "menu-entries", sort: "_order", pagination: false } as const;
			return (await opened().find(find)).docs;
		};

		test("a new entry is the last, also after many", async () => {
			for (let count = 0; count < 40; count += 1) {
				const { id } = await opened().create({
					collection: "menu-entries",
					data: { name: `লিংক ${count}`, link: "/" },
				});
				expect((await listed()).at(-1)?.id).toBe(id);
			}
		});

		test("a school whose places end with capital letters keeps its order, and a new entry comes last there too", async () => {
			const before = (await listed()).map(({ id }) => id);
			const place = sql`upper(substr(_order, 2))`;
			await rows(opened(), sql`UPDATE menu_entries SET _order = 'a' || ${place} WHERE _order LIKE 'a%'`);
			for (const statement of menuOrderStatements) await rows(opened(), sql.raw(statement));
			expect((await listed()).map(({ id }) => id)).toEqual(before);
			const { id } = await opened().create({ collection: "menu-entries", data: { name: "একেবারে শেষে", link: "/" } });
			expect((await listed()).at(-1)?.id).toBe(id);
		});
	});

	describe("trash", () => {
		test("a title in the trash is free again, and a record is restored under a free one", async () => {
			const name = "একই শিরোনাম আবার".normalize("NFC");
			const first = await createNotice({ name });
			await trash(first.id);
			const second = await createNotice({ name });
			expect(second.name).toBe(name);
			const restored = await restore(first.id);
			expect(restored).toMatchObject({ _status: "published", name: `${name} (১ জানুয়ারি, ২০২৬)` });
			expect((await opened().findByID({ collection: "notices", id: second.id })).name).toBe(name);
			await trash(second.id);
			expect((await restore(second.id)).name).toBe(name);
		});

		test("the database refuses two records with one title, except in the trash", async () => {
			const name = "সূচক";
			const first = await createNotice({ name });
			const insert = () => rows(opened(), sql`INSERT INTO notices (name, _status) VALUES (${name}, 'published')`);
			await expect(insert()).rejects.toThrow();
			await trash(first.id);
			await insert();
			await rows(opened(), sql`DELETE FROM notices WHERE name = ${name} AND deleted_at IS NULL`);
		});

		test("an upload of a record in the trash can't be deleted", async () => {
			const media = await upload();
			const { id } = await createNotice({ name: "ঝুড়ির ছবি", files: [media.id] });
			await trash(id);
			await expect(opened().delete({ collection: "media", id: media.id })).rejects.toThrow(
				staffText.errors.mediaUsed([
					`${staffText.named(staffText.notices.singular, "ঝুড়ির ছবি".normalize("NFC"))} (আবর্জনার ঝুড়িতে)`,
				]),
			);
		});

		test("after 30 days the record is deleted with its files, unless something else uses them", async () => {
			const { emptyTrash } = await import("@/lib/upkeep/trash");
			const [own, shared, former] = [await upload(), await upload(), await upload()];
			const { id } = await createNotice({ name: "পুরোনো", files: [former.id] });
			await change(id, { files: [own.id, shared.id] });
			const other = await createNotice({ name: "অন্য", files: [shared.id] });
			const recent = await createNotice({ name: "গতকালের" });
			const teacher = await opened().create({ collection: "teachers", data: { name: "ক", designation: "খ" } });
			await trash(id, new Date(Date.now() - 31 * dayLength));
			await trash(recent.id, new Date(Date.now() - 29 * dayLength));
			const old = new Date(Date.now() - 31 * dayLength).toISOString();
			await opened().update({ collection: "teachers", id: teacher.id, data: { deletedAt: old } as never });

			await emptyTrash(opened());
			const there = (collection: "notices" | "teachers", id: number) =>
				opened().findByID({ collection, id, trash: true, disableErrors: true });
			expect(await there("notices", id)).toBeNull();
			expect(await there("teachers", teacher.id)).toBeNull();
			expect(await there("notices", recent.id)).not.toBeNull();
			for (const media of [own, former]) {
				expect(filesOf(media).filter((name) => existsSync(inMedia(name)))).toEqual([]);
				const where = { id: { equals: media.id } };
				expect((await opened().count({ collection: "media", where })).totalDocs).toBe(0);
			}
			expect(filesOf(shared).every((name) => existsSync(inMedia(name)))).toBe(true);
			expect((await opened().findByID({ collection: "notices", id: other.id, depth: 0 })).files).toEqual([shared.id]);
		});
	});

	test("a picture that a former state of the settings shows outlives the trash", async () => {
		const { emptyTrash } = await import("@/lib/upkeep/trash");
		const { settingsUploadFields } = await import("../collections/media-uses");
		const user = await headAccount(opened());
		const kept: number[] = [];
		for (const field of settingsUploadFields) {
			const media = await upload();
			const { id } = await createNotice({ name: `ঝুড়িতে ${field}`, files: [media.id] });
			for (const picture of [media.id, null])
				await opened().updateGlobal({ slug: "settings", user, data: { [field]: picture } as never });
			await trash(id, new Date(Date.now() - 31 * dayLength));
			kept.push(media.id);
		}
		await emptyTrash(opened());
		const { docs } = await opened().find({ collection: "media", where: { id: { in: kept } }, sort: "id", depth: 0 });
		expect(docs.map(({ id }) => id)).toEqual(kept);
	});

	describe("history", () => {
		test("an earlier version is restored with its files, in their order", async () => {
			const [one, two] = [await upload(), await upload()];
			const { id } = await createNotice({ name: "ইতিহাস", files: [two.id, one.id] });
			await change(id, { name: "ইতিহাস বদল", files: [one.id] });
			const first = (await versionsOf(id)).docs.at(-1);
			const restored = await opened().restoreVersion({ collection: "notices", id: String(first?.id), depth: 0 });
			expect(restored).toMatchObject({ name: "ইতিহাস", files: [two.id, one.id], _status: "published" });
		});

		test.each([
			["teachers", { name: "আগে", designation: "ক" }, { name: "পরে" }],
			["committee-members", { name: "আগে", designation: "ক" }, { name: "পরে" }],
			["menu-entries", { name: "আগে", link: "/notices" }, { name: "পরে" }],
		] as const)("an earlier state of one of the %s is restored", async (collection, data, changed) => {
			const { id } = await opened().create({ collection, data: data as never });
			await opened().update({ collection, id, data: changed as never });
			const { docs } = await opened().findVersions({ collection, where: { parent: { equals: id } } });
			const restored = await opened().restoreVersion({ collection, id: String(docs.at(-1)?.id) });
			expect(restored).toMatchObject({ name: "আগে" });
		});

		test("an earlier state of the contact details is restored", async () => {
			for (const officeDays of ["শনি", "রবি"]) await opened().updateGlobal({ slug: "contact", data: { officeDays } });
			const { docs } = await opened().findGlobalVersions({ slug: "contact" });
			const first = docs.find(({ version }) => version.officeDays === "শনি");
			await opened().restoreGlobalVersion({ slug: "contact", id: String(first?.id) });
			expect((await opened().findGlobal({ slug: "contact" })).officeDays).toBe("শনি");
		});
	});
}
