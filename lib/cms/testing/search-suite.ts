/** Tests of searches by staff (encodings and digits), of record titles, and of numbers in forms. */
import type { CollectionSlug, Payload, Where } from "payload";
import { staffText } from "@/lib/office/words/staff";
import { headAccount, makeAccount } from "./accounts";
import { insertResult } from "./releases";

/** @param opened returns Payload; called when a test runs */
export function searchSuite(opened: () => Payload) {
	const ids: Partial<Record<CollectionSlug, number>> = {};
	let user: Awaited<ReturnType<typeof makeAccount>>;
	const person = { name: "আয়েশা সিদ্দিকা", gender: "2", fatherName: "আবুল কালাম", motherName: "সালমা" } as const;
	const create = async (collection: CollectionSlug, data: object) => {
		const { id } = await opened().create({ collection, data: data as never });
		ids[collection] = Number(id);
		return Number(id);
	};
	const titleOf = async (collection: CollectionSlug, id = ids[collection]) =>
		((await opened().findByID({ collection, id: id ?? 0, depth: 0 })) as { title?: string }).title;

	/** Searches like the list view of a collection. */
	const search = async (collection: CollectionSlug, typed: string) => {
		const { listSearchableFields, useAsTitle = "id" } = opened().collections[collection].config.admin;
		const fields = listSearchableFields ?? [useAsTitle];
		const where: Where = { or: fields.map((field) => ({ [field]: { like: typed } })) };
		const found = await opened().find({ collection, where, user, overrideAccess: false, depth: 0 });
		return found.docs.map(({ id }) => Number(id));
	};

	beforeAll(async () => {
		user = await makeAccount(opened(), "searcher");
		await create("years", { year: 2033 });
		await create("sections", { name: "ক", class: 8 });
		await create("students", { ...person, code: 2_033_608, fatherMobile: "01712345678" });
		await create("enrolments", { student: ids.students, year: ids.years, section: ids.sections, roll: 3 });
		await create("exams", { name: "বার্ষিক পরীক্ষা", year: ids.years, type: "monthly" });
		ids.results = await insertResult(opened(), { student: ids.students ?? 0, exam: ids.exams ?? 0 });
		await create("applications", {
			...person,
			name: "রায়হান",
			code: 2_033_900,
			browserKey: "search",
			status: "new",
			motherMobile: "01898765432",
		});
	});

	test("titles identify records", async () => {
		const name = person.name.normalize("NFC");
		expect(await titleOf("students")).toBe(`${name} · ২০৩৩৬০৮ · আবুল কালাম`);
		expect(await titleOf("applications")).toBe(`${"রায়হান".normalize("NFC")} · ২০৩৩৯০০ · আবুল কালাম`);
		const { docs } = await opened().find({ collection: "classes", where: { id: { equals: 8 } } });
		expect(await titleOf("sections")).toBe(`${docs[0]?.name} – ক`);
		expect(await titleOf("exams")).toBe("বার্ষিক পরীক্ষা · ২০৩৩");
		expect(await titleOf("years")).toBe("২০৩৩");
		for (const collection of ["enrolments", "results"] as const)
			expect(await titleOf(collection)).toBe(`${name} · ২০৩৩৬০৮ · আবুল কালাম`);
	});

	test("a change to a part of a title updates it, and the SQL statements write the same titles", async () => {
		const { rows } = await import("@/lib/data/sql");
		const { writeTitles } = await import("../students/titles");
		const collections = ["students", "applications", "sections", "years", "exams"] as const;
		await opened().update({ collection: "students", id: ids.students ?? 0, data: { fatherName: "কালাম মিয়া" } });
		expect(await titleOf("students")).toContain("কালাম");
		const class8 = (await opened().findByID({ collection: "classes", id: 8 })).name;
		await opened().update({ collection: "classes", id: 8, data: { name: "ষষ্ঠ নতুন" } });
		expect(await titleOf("sections")).toBe("ষষ্ঠ নতুন – ক".normalize("NFC"));
		await opened().update({ collection: "classes", id: 8, data: { name: class8 } });
		await opened().update({ collection: "years", id: ids.years ?? 0, data: { year: 2034 } });
		expect(await titleOf("exams")).toBe("বার্ষিক পরীক্ষা · ২০৩৪");
		await opened().update({ collection: "years", id: ids.years ?? 0, data: { year: 2033 } });
		await opened().update({ collection: "students", id: ids.students ?? 0, data: { fatherName: "আবুল কালাম" } });
		const before = await Promise.all(collections.map((collection) => titleOf(collection)));
		for (const collection of collections) await rows(opened(), writeTitles[collection]);
		expect(await Promise.all(collections.map((collection) => titleOf(collection)))).toEqual(before);
	});

	test("forms cannot set a title", async () => {
		const id = ids.students ?? 0;
		const before = await titleOf("students");
		await opened().update({ collection: "students", id, data: { title: "x" }, user, overrideAccess: false });
		expect(await titleOf("students")).toBe(before);
	});

	test.each([
		["students", "\u0986\u09df\u09c7\u09b6\u09be"],
		["students", "\u0986\u09af\u09bc\u09c7\u09b6\u09be"],
		["students", " সিদ্দিকা "],
		["students", "আবুল কালাম"],
		["students", "2033608"],
		["students", "২০৩৩৬০৮"],
		["students", "৩৬০"],
		["students", "01712345"],
		["students", "০১৭১২৩৪৫"],
		["students", "+৮৮০ ১৭১২-৩৪৫৬৭৮"],
		["applications", "\u09b0\u09be\u09df\u09b9\u09be\u09a8"],
		["applications", "২০৩৩৯০০"],
		["applications", "০১৮৯৮৭"],
		["applications", "আবুল"],
		["enrolments", "\u0986\u09df\u09c7\u09b6\u09be"],
		["enrolments", "2033608"],
		["results", "২০৩৩৬০৮"],
		["results", "কালাম"],
	] as const)("%s are found by %j", async (collection, typed) => {
		expect(await search(collection, typed)).toContain(ids[collection]);
		expect(await search(collection, `${typed}ঢ়`)).toEqual([]);
	});

	describe("a name is found in its other spellings", () => {
		const named = { ...person, name: "মোঃ আব্দুল করিম", fatherName: "মুহাম্মদ শামছুল", motherName: "রহিমা বেগম" };
		const typed = ["আবদুল করিম", "মো. আব্দুল করিম", "মোহাম্মদ আবদুল করিম", "Md. করিম", "মোহাম্মদ শামছুল", "মুহাম শামছুল"];
		const missed = ["আবদুল রহিম", "মোবাইল করিম", "আবদুল করিম বেগম"];
		const own: Partial<Record<CollectionSlug, number>> = {};

		beforeAll(async () => {
			const add = async (collection: CollectionSlug, data: object) => {
				own[collection] = Number((await opened().create({ collection, data: data as never })).id);
			};
			await add("students", { ...named, code: 2_033_700 });
			await add("applications", { ...named, code: 2_033_701, browserKey: "names", status: "new" });
			await add("enrolments", { student: own.students, year: ids.years, section: ids.sections, roll: 44 });
			own.results = await insertResult(opened(), { student: own.students ?? 0, exam: ids.exams ?? 0 });
			const card = { name: "মুহাম্মদ আব্দুল করিম শামছুল", designation: "শিক্ষক" };
			await add("teachers", card);
			await add("committee-members", card);
			own.staff = Number((await makeAccount(opened(), "names")).id);
			const data = { name: card.name };
			await opened().update({ collection: "staff", id: own.staff, data, overrideAccess: true });
			user = await headAccount(opened());
		});

		const collections = [
			...(["students", "applications", "enrolments", "results"] as const),
			...(["teachers", "committee-members", "staff"] as const),
		];

		test.each(collections)("%s", async (collection) => {
			for (const name of typed) expect([name, await search(collection, name)]).toEqual([name, [own[collection]]]);
			for (const name of missed) expect([name, await search(collection, name)]).toEqual([name, []]);
		});

		test("a changed name is found by the new one alone", async () => {
			const id = own.teachers ?? 0;
			await opened().update({ collection: "teachers", id, data: { name: "আক্তার হোসেন" } });
			expect([await search("teachers", "আকতার"), await search("teachers", "আবদুল")]).toEqual([[id], []]);
			await opened().update({ collection: "teachers", id, data: { designation: "প্রধান শিক্ষক" } });
			expect(await search("teachers", "আকতার")).toEqual([id]);
		});

		test("records from before the keys are found after the next start", async () => {
			const { rows, sql } = await import("@/lib/data/sql");
			const { updateIndex } = await import("@/lib/upkeep/search-index");
			const keysOf = (table: "students" | "staff") =>
				rows(opened(), sql`SELECT * FROM ${sql.identifier(table)} ORDER BY id`);
			const before = [await keysOf("students"), await keysOf("staff")];
			// As rows were before the migration, and as an earlier version writes them.
			await rows(opened(), sql`UPDATE students SET title_key = NULL, name_key = NULL`);
			await rows(opened(), sql`UPDATE staff SET name_key = NULL`);
			expect(await search("students", "আবদুল করিম")).toEqual([]);
			await updateIndex(opened());
			expect([await keysOf("students"), await keysOf("staff")]).toEqual(before);
			// After another way of comparing words, all are written anew.
			await rows(opened(), sql`UPDATE students SET title_key = 'x', name_key = 'x'`);
			await updateIndex(opened());
			expect(await search("students", "আবদুল করিম")).toEqual([]);
			await rows(opened(), sql`DELETE FROM counters WHERE name = 'search-index'`);
			await updateIndex(opened());
			expect([await keysOf("students"), await keysOf("staff")]).toEqual(before);
		});

		test("a condition without letters and one on a part of another field stay as they are", async () => {
			expect(await search("students", "-")).toEqual([]);
			const where: Where = { and: [{ fatherName: { contains: "মুহাম্মদ" } }, { name: { contains: "আবদুল" } }] };
			const { docs } = await opened().find({ collection: "students", where, user, overrideAccess: false, depth: 0 });
			expect(docs.map(({ id }) => id)).toEqual([own.students]);
		});
	});

	test("a query of a number field accepts Bengali and Latin digits", async () => {
		const find = async (where: Where) =>
			(await opened().find({ collection: "enrolments", where, user, overrideAccess: false, depth: 0 })).docs;
		for (const code of ["2033608", "২০৩৩৬০৮"])
			expect((await find({ and: [{ "student.code": { equals: code } }] })).map(({ id }) => id)).toEqual([
				ids.enrolments,
			]);
		expect(await find({ roll: { equals: "৩" }, student: { equals: ids.students } })).toHaveLength(1);
	});

	test("number fields accept Bengali and Latin digits and reject anything else", async () => {
		const id = ids.enrolments ?? 0;
		const set = (data: object) => opened().update({ collection: "enrolments", id, data: data as never, depth: 0 });
		expect((await set({ roll: "১২" })).roll).toBe(12);
		const refused = (path: string) => ({ data: { errors: [{ path, message: staffText.errors.number }] } });
		for (const roll of ["বারো", "12abc", "1e5", "--1"])
			await expect(set({ roll })).rejects.toMatchObject(refused("roll"));
		expect((await opened().findByID({ collection: "enrolments", id, depth: 0 })).roll).toBe(12);
		await set({ roll: 3 });
		const head = await headAccount(opened());
		const failing = { grade: "F", from: 0, point: 0 };
		const bands = (from: string) =>
			opened().updateGlobal({
				slug: "grading",
				user: head,
				data: { bands: [{ grade: "A", from: from as never, point: "৪.৫" as never }, failing] },
			});
		expect((await bands("৪০")).bands).toMatchObject([{ from: 40, point: 4.5 }, failing]);
		await expect(bands("x")).rejects.toMatchObject(refused("bands.0.from"));
		const size = (nameSize: string) =>
			opened().updateGlobal({ slug: "settings", user: head, data: { nameSize: nameSize as never } });
		expect((await size("৩২")).nameSize).toBe(32);
		await expect(size("বড়")).rejects.toMatchObject(refused("nameSize"));
	});

	test("queries without a staff user stay exact", async () => {
		const { id } = await opened().create({
			collection: "routines",
			data: { name: "রুটিন ১০০", publishedAt: "2026-01-01" },
		});
		const find = async (where: Where) =>
			(await opened().find({ collection: "routines", where })).docs.map((doc) => doc.id);
		expect(await find({ name: { like: "রুটিন 100" } })).toEqual([]);
		expect(await find({ name: { like: "রুটিন ১০০" } })).toEqual([id]);
	});
}
