/** Tests of publication dates and former titles. */

import type { Payload } from "payload";
import sharp from "sharp";
import type { Notice } from "@/lib/cms/payload-types";
import { testDatabase } from "@/lib/cms/testing/databases";
import { dayLength } from "@/lib/contract/days";
import { type ItemKind, itemKinds } from "@/lib/contract/educational";
import { staffText } from "@/lib/office/words/staff";
import { typedDateText } from "@/lib/office/words/typed-dates";

const { errors } = staffText;
const inDays = (days: number) => new Date(Date.now() + days * dayLength).toISOString();

const open = testDatabase();

describe("dates", () => {
	let payload: Payload;
	beforeAll(async () => {
		payload = await open();
	});

	const load = async () => ({
		...(await import("./addresses")),
		...(await import("./contents")),
		...(await import("./educational")),
		...(await import("./home")),
		...(await import("./item-lists")),
		...(await import("./public-files")),
	});

	let uploads = 0;
	async function upload() {
		uploads += 1;
		const image = sharp({ create: { width: 9, height: 9, channels: 3, background: { r: uploads, g: 1, b: 1 } } });
		const data = await image.png().toBuffer();
		const file = { data, mimetype: "image/png", name: `ছবি ${uploads}.png`, size: data.length };
		return payload.create({ collection: "media", data: { alt: "ছবি" }, file });
	}

	/** @returns for every public read whether it returns the item */
	async function readsOfItem(kind: ItemKind, { id, name }: Notice, file: string) {
		const {
			collections,
			getHome,
			getItem,
			getItems,
			getNoticeName,
			getPublicAddresses,
			isPublicFile,
			findPublishedAttachment,
		} = await load();
		const collection = collections[kind];
		const list = await getItems(kind, 1);
		return {
			item: (await getItem(kind, name)) !== null,
			list: list.data.some((item) => item.id === id),
			count: list.total === 1,
			home: (await getHome())[collection].some((item) => item.id === id),
			addresses: (await getPublicAddresses()).some(({ path }) => path.includes(kind) && path.endsWith(name)),
			picture: await isPublicFile(file),
			download: (await findPublishedAttachment(file)) !== null,
			...(kind === "notice" && { short: (await getNoticeName(id)) !== null }),
		};
	}

	async function readsOfContent(name: string, file: string) {
		const { getContent, getHome, getPublicAddresses, isPublicFile } = await load();
		return {
			page: (await getContent(name)) !== null,
			home: (await getHome()).blocks.some((block) => block.name === name),
			addresses: (await getPublicAddresses()).some(({ path }) => path.endsWith(name)),
			picture: await isPublicFile(file),
		};
	}

	const all = (reads: object, value: boolean) => Object.fromEntries(Object.keys(reads).map((read) => [read, value]));

	test.each(itemKinds)("every read returns a %s from publishedAt until the end of its last day", async (kind) => {
		const collection = (await load()).collections[kind];
		const media = await upload();
		const item = (await payload.create({
			collection,
			data: {
				name: "তারিখ",
				publishedAt: inDays(1),
				files: [media.id],
				_status: "published",
			},
		})) as Notice;
		const expectAll = async (value: boolean) => {
			const reads = await readsOfItem(kind, item, media.filename ?? "");
			expect(reads).toEqual(all(reads, value));
		};
		const set = (dates: Partial<Notice>) => payload.update({ collection, id: item.id, data: dates });
		await expectAll(false);
		await set({ publishedAt: inDays(-1) });
		await expectAll(true);
		await set({ shownUntil: inDays(0) });
		await expectAll(true);
		await set({ publishedAt: inDays(-3), shownUntil: inDays(-1) });
		await expectAll(false);
		await set({ shownUntil: null });
		await expectAll(true);
		await set({ deletedAt: inDays(0) } as never);
		await expectAll(false);
		await payload.update({ collection, id: item.id, data: { deletedAt: null } as never, trash: true });
		await expectAll(true);
	});

	test("a content page is public at once without dates, else according to them", async () => {
		const media = await upload();
		const name = "তারিখওয়ালা".normalize("NFC");
		const { id } = await payload.create({
			collection: "contents",
			data: { name, place: "home", picture: media.id, _status: "published" },
		});
		const expectAll = async (value: boolean) => {
			const reads = await readsOfContent(name, media.filename ?? "");
			expect(reads).toEqual(all(reads, value));
		};
		await expectAll(true);
		await payload.update({ collection: "contents", id, data: { publishedAt: inDays(1) } });
		await expectAll(false);
		await payload.update({ collection: "contents", id, data: { publishedAt: null, shownUntil: inDays(-1) } });
		await expectAll(false);
		await payload.update({ collection: "contents", id, data: { shownUntil: null } });
		await expectAll(true);
		await payload.update({ collection: "contents", id, data: { deletedAt: inDays(0) } as never });
		await expectAll(false);
	});

	test("people, slides and menu entries in the trash are on no page", async () => {
		const [{ getTeachers, getCommittee }, { getSlides }, { getMenu }] = await Promise.all([
			import("./people"),
			import("./home"),
			import("./settings"),
		]);
		const { id: picture } = await upload();
		const made = [
			["teachers", { name: "ক", designation: "খ" }, getTeachers],
			["committee-members", { name: "ক", designation: "খ" }, getCommittee],
			["slides", { picture }, getSlides],
			["menu-entries", { name: "ক", link: "/" }, getMenu],
		] as const;
		for (const [collection, data, read] of made) {
			const { id } = await payload.create({ collection, data: data as never });
			const isShown = async () => (await read()).some((date) => date.id === id);
			expect([collection, await isShown()]).toEqual([collection, true]);
			await payload.update({ collection, id, data: { deletedAt: inDays(0) } as never });
			expect([collection, await isShown()]).toEqual([collection, false]);
		}
	});

	test("dates are stored in UTC, and the last day ends at midnight in Dhaka", async () => {
		const create = (data: object) =>
			payload.create({ collection: "notices", data: { name: `রূপ ${Math.random()}`, ...data } as never });
		const zoned = await create({ publishedAt: "2026-03-01T05:00:00+06:00", shownUntil: "2026-03-05T12:00:00.000Z" });
		expect(zoned).toMatchObject({ publishedAt: "2026-02-28T23:00:00.000Z", shownUntil: "2026-03-05T17:59:59.999Z" });
		const refused = async (data: object, path: string, message: string) =>
			expect(create({ _status: "published", ...data })).rejects.toMatchObject({
				data: { errors: [{ path, message }] },
			});
		await refused({ publishedAt: "কাল" }, "publishedAt", typedDateText.faults.unclear);
		await refused({ publishedAt: "+012026-03-01T05:00:00.000Z" }, "publishedAt", typedDateText.faults.unclear);
		await refused({ shownUntil: "-000001-03-01T05:00:00.000Z" }, "shownUntil", typedDateText.faults.unclear);
		await refused({ publishedAt: inDays(2), shownUntil: inDays(0) }, "shownUntil", errors.shownUntil);
	});

	test("typed dates are read with the day first; what is none is refused at its field, in drafts too", async () => {
		const { id } = await payload.create({ collection: "notices", data: { name: "লেখা তারিখ" } as never, draft: true });
		const save = (data: object) => payload.update({ collection: "notices", id, data, draft: true, autosave: true });
		const typed = { publishedAt: "২৪-১১-২০৩০ সকাল ৮:০০", shownUntil: "05/12/2030" };
		expect(await save(typed)).toMatchObject({
			publishedAt: "2030-11-24T02:00:00.000Z",
			shownUntil: "2030-12-05T17:59:59.999Z",
		});
		for (const publishedAt of ["কাল", "31-02-2030", "24-11-30", "24-11-2030 8:00"])
			for (const _status of ["draft", "published"])
				await expect(
					payload.update({ collection: "notices", id, data: { name: "অন্য নাম", publishedAt, _status } as never }),
				).rejects.toMatchObject({ data: { errors: [{ path: "publishedAt" }] } });
		expect(await payload.findByID({ collection: "notices", id, draft: true })).toMatchObject({
			name: "লেখা তারিখ",
			publishedAt: "2030-11-24T02:00:00.000Z",
			_status: "draft",
		});
		await payload.updateGlobal({ slug: "admission", data: { opensAt: "১ জানুয়ারি ২০৩০", closesAt: "" } });
		expect(await payload.findGlobal({ slug: "admission" })).toMatchObject({
			opensAt: "2029-12-31T18:00:00.000Z",
			closesAt: null,
		});
	});

	test("findDueDates returns the dates of published records in a range", async () => {
		const { findDueDates } = await import("@/lib/upkeep/dates");
		const from = new Date("2031-05-01T06:00:00.000Z").getTime();
		const create = (name: string, _status: "draft" | "published", more: object) =>
			payload.create({ collection: "routines", data: { name, _status, ...more } as never });
		await create("আসবে", "published", { publishedAt: "2031-05-01T06:00:01Z", shownUntil: "2031-05-02T06:00:00Z" });
		await create("খসড়া আসবে", "draft", { publishedAt: "2031-05-01T06:00:02Z" });
		const end = new Date("2031-05-02T17:59:59.999Z").getTime();
		expect(await findDueDates(payload, from, end)).toEqual(
			expect.arrayContaining([
				{ tag: "routines", at: from + 1000 },
				{ tag: "routines", at: end },
			]),
		);
		expect(await findDueDates(payload, from, from + 60_000)).toEqual([{ tag: "routines", at: from + 1000 }]);
		expect(await findDueDates(payload, from + 1000, end - 1)).toEqual([]);
		// Pages with the present month are stored, also while a school sleeps, which asks for all that is to come.
		const june = Date.parse("2031-06-01T00:00:00+06:00");
		expect(await findDueDates(payload, june - 1, june + 60_000)).toEqual([{ tag: "years", at: june }]);
		expect(await findDueDates(payload, june, june + 60_000)).toEqual([]);
		const toCome = await findDueDates(payload, june - 1, june + 36_500 * dayLength);
		expect(toCome).toContainEqual({ tag: "years", at: june });
	});

	test("the banner is shown between its times, which expire its read", async () => {
		const { findDueDates } = await import("@/lib/upkeep/dates");
		const { findBanner } = await import("./banner");
		expect(await findBanner(new Date())).toBeNull();
		const [startsAt, endsAt] = ["2032-05-01T06:00:00.000Z", "2032-05-02T18:00:00.000Z"];
		const text = "বিদ্যালয় বন্ধ".normalize("NFC");
		await payload.updateGlobal({ slug: "banner", data: { text, startsAt, endsAt } });
		const at = async (time: string) => (await findBanner(new Date(time)))?.isShown ?? null;
		const moments = ["2032-05-01T05:59:59.999Z", startsAt, "2032-05-02T17:59:59.999Z", endsAt];
		expect(await Promise.all(moments.map(at))).toEqual([false, true, true, null]);
		const [from, to] = [startsAt, endsAt].map((time) => Date.parse(time)) as [number, number];
		const due = await findDueDates(payload, from - 1, to);
		expect(due.filter(({ tag }) => tag === "banner").map(({ at }) => at)).toEqual(expect.arrayContaining([from, to]));
	});

	test("a former title finds its record while that is public", async () => {
		const { getContent, getItem } = await load();
		const nameOf = async (name: string) => (await getItem("notice", name))?.name ?? null;
		const { id } = await payload.create({
			collection: "notices",
			data: { name: "প্রথম", publishedAt: inDays(-1), _status: "published" },
		});
		const set = (data: Partial<Notice>, draft = false) => payload.update({ collection: "notices", id, data, draft });
		await set({ name: "দ্বিতীয়" }, true);
		await set({ name: "তৃতীয়" }, true);
		expect(await nameOf("প্রথম")).toBe("প্রথম");
		await set({ _status: "published" });
		const third = "তৃতীয়".normalize("NFC");
		expect([await nameOf("প্রথম"), await nameOf(third)]).toEqual([third, third]);
		// A draft's title was never public.
		expect(await nameOf("দ্বিতীয়".normalize("NFC"))).toBeNull();

		await set({ _status: "draft" });
		expect([await nameOf("প্রথম"), await nameOf(third)]).toEqual([null, null]);
		await set({ name: "চতুর্থ", _status: "published" });
		expect([await nameOf("প্রথম"), await nameOf(third)]).toEqual(["চতুর্থ", "চতুর্থ"]);
		await set({ publishedAt: inDays(1) });
		expect(await nameOf("প্রথম")).toBeNull();
		await set({ publishedAt: inDays(-1) });
		await set({ deletedAt: inDays(0) } as never);
		expect([await nameOf("প্রথম"), await nameOf("চতুর্থ")]).toEqual([null, null]);
		await payload.update({ collection: "notices", id, data: { deletedAt: null } as never, trash: true });
		expect(await nameOf("প্রথম")).toBe("চতুর্থ");

		// A current title takes precedence over a former one.
		const other = await payload.create({
			collection: "notices",
			data: { name: "প্রথম", publishedAt: inDays(-1), _status: "published" },
		});
		expect((await getItem("notice", "প্রথম"))?.id).toBe(other.id);
		await payload.delete({ collection: "notices", id: other.id });
		await set({ name: "প্রথম" });
		expect([await nameOf("চতুর্থ"), await nameOf("প্রথম")]).toEqual(["প্রথম", "প্রথম"]);
		await payload.delete({ collection: "notices", id });
		expect(await nameOf("চতুর্থ")).toBeNull();

		const content = await payload.create({
			collection: "contents",
			data: { name: "আগে", place: "page", _status: "published" },
		});
		await payload.update({ collection: "contents", id: content.id, data: { name: "পরে" } });
		expect((await getContent("আগে"))?.name).toBe("পরে");
		// Former titles are separate for each collection.
		expect(await nameOf("আগে")).toBeNull();
	});

	test("a path is known by current and former titles in either encoding, and by the length of its list", async () => {
		const { isKnownPath } = await import("./known-paths");
		const data = { name: "১০০% ছাড়/বিরতি", _status: "published" } as const;
		const { id } = await payload.create({ collection: "routines", data });
		await payload.update({ collection: "routines", id, data: { name: "নতুন নাম" } });
		const former = encodeURIComponent(data.name);
		for (const name of [former, former.replace("%2F", "/"), encodeURIComponent(data.name.normalize("NFD"))])
			expect([name, await isKnownPath(`/educational/routine/${name}`)]).toEqual([name, true]);
		expect(await isKnownPath(`/educational/routine/${encodeURIComponent("নতুন নাম")}`)).toBe(true);
		for (const path of ["/educational/notice/", "/content/", "/educational/routine/x"].map((start) => start + former))
			expect([path, await isKnownPath(path)]).toEqual([path, false]);
		for (const [page, known] of [
			["2", false],
			["0", false],
			["x", false],
		])
			expect([page, await isKnownPath(`/routines/${page}`)]).toEqual([page, known]);
		// Next redirects these to their normal form, or they are not paths of records.
		const others = ["/", "/notices", "/notices/1", "/notices/kind/exam/1", "/notices/x/", "/educational/notice//x"];
		for (const path of [...others, "/educational/x/y"]) expect(await isKnownPath(path)).toBeNull();

		const path = `/educational/routine/${former}`;
		await payload.delete({ collection: "routines", id });
		expect(await isKnownPath(path)).toBe(false);
		const again = await payload.create({ collection: "routines", data });
		expect(await isKnownPath(path)).toBe(true);
		await payload.delete({ collection: "routines", id: again.id });
	});

	test("a rolled back change stores no former title", async () => {
		const { inTransaction } = await import("./query");
		const { getItem } = await load();
		const { id } = await payload.create({
			collection: "notices",
			data: { name: "থাকবে", publishedAt: inDays(-1), _status: "published" },
		});
		const failing = inTransaction(async (req) => {
			await payload.update({ collection: "notices", id, data: { name: "থাকবে না" }, req });
			throw new Error("changed my mind");
		});
		await expect(failing).rejects.toThrow("changed my mind");
		const [count] = await (await import("./query")).query<{ n: number | string }>(
			(await import("./query")).sql`SELECT count(*) AS n FROM former_names WHERE name = 'থাকবে'`,
		);
		expect([Number(count?.n), (await getItem("notice", "থাকবে"))?.name]).toEqual([0, "থাকবে"]);
	});

	test("a duplicate title is rejected with a free suggestion, also in drafts; a duplicated record gets it", async () => {
		const publishedAt = "2026-03-01T06:00:00.000Z";
		const data = { name: "বার্ষিক ছুটি", publishedAt, _status: "published" } as const;
		const free = "বার্ষিক ছুটি (১ মার্চ, ২০২৬)";
		const first = await payload.create({ collection: "notices", data });
		const refused = (message: string) => ({ data: { errors: [{ path: "name", message }] } });
		const create = (more: object, draft = false) =>
			payload.create({ collection: "notices", data: { ...data, ...more } as never, draft } as never);
		await expect(create({})).rejects.toMatchObject(refused(errors.nameTaken(free)));
		await expect(create({ _status: "draft" }, true)).rejects.toMatchObject(refused(errors.nameTaken(free)));
		const copy = await payload.duplicate({ collection: "notices", id: first.id });
		expect(copy.name).toBe(free);
		const next = errors.nameTaken("বার্ষিক ছুটি (১ মার্চ, ২০২৬, ২)");
		await expect(create({})).rejects.toMatchObject(refused(next));
		await expect(
			payload.update({ collection: "notices", id: copy.id, data: { name: data.name }, draft: true }),
		).rejects.toMatchObject(refused(errors.nameTaken(free)));
		// A record may keep its title, and another collection may use the same.
		await payload.update({ collection: "notices", id: first.id, data: { name: data.name, summary: "ক" } });
		await payload.create({ collection: "routines", data });
	});
});
