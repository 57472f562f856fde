/** Tests of the search. */

import { existsSync, readFileSync } from "node:fs";
import type { Payload } from "payload";
import { itemText } from "@/lib/bengali/site";
import { pageCollections } from "@/lib/cms/page-collections";
import { testDatabase } from "@/lib/cms/testing/databases";
import { failedAt } from "@/lib/cms/testing/killed-process";
import { filesOf, inMedia } from "@/lib/cms/testing/uploads";
import { dayLength } from "@/lib/contract/days";
import type { KindFilter } from "@/lib/contract/search";
import { bijoyLines, pdfOf, pdfWith } from "@/lib/search/file-texts/testing/pdf-files";

const inDays = (days: number) => new Date(Date.now() + days * dayLength).toISOString();

/** Lexical editor state with one paragraph. */
const richText = (text: string) => {
	const node = { version: 1, direction: "ltr", format: "", indent: 0 };
	const paragraph = { ...node, type: "paragraph", children: [{ type: "text", version: 1, text }] };
	return { root: { ...node, type: "root", children: [paragraph] } };
};

type Record = { collection: string; name: string; [field: string]: unknown };

const item = (collection: string, name: string, publishedAt: string, body = "", more = {}): Record => ({
	collection,
	name,
	publishedAt: `${publishedAt}T06:00:00.000Z`,
	...(body && { body: richText(body) }),
	_status: "published",
	...more,
});

/** The school in which the table below searches. */
const school: Record[] = [
	item("notices", "২০২৬ শিক্ষাবর্ষে ষষ্ঠ শ্রেণিতে ভর্তি বিজ্ঞপ্তি", "2025-12-01", "ফরম বিদ্যালয়ের কার্যালয়ে পাওয়া যাবে।", {
		kind: "admission",
	}),
	item("notices", "২০২৫ শিক্ষাবর্ষের ভর্তি বিজ্ঞপ্তি", "2024-12-01", "", { kind: "admission" }),
	item("notices", "অর্ধবার্ষিক পরীক্ষার ফলাফল প্রকাশ", "2025-08-10", "ফলাফল ওয়েবসাইটে দেখা যাবে।", { kind: "exam" }),
	item("notices", "বার্ষিক পরীক্ষার সময়সূচী", "2025-11-05", "পরীক্ষা শুরু সকাল ১০টায়। প্রবেশপত্র সঙ্গে আনতে হবে।", {
		kind: "exam",
	}),
	item("notices", "ঈদুল ফিতরের ছুটি", "2025-03-25", "১১ দিন বন্ধ থাকবে।", { kind: "holiday" }),
	item("notices", "ইদুল আজহার ছুটি", "2025-06-01", "", { kind: "holiday" }),
	item("notices", "গ্রীষ্মকালীন অবকাশ", "2025-05-20", "এই সময়ে ছুটি থাকবে, অফিস খোলা।", { kind: "holiday" }),
	item("notices", "জানুয়ারি মাসের বেতন পরিশোধ", "2026-01-05", "ফি ও বেতন ১০ তারিখের মধ্যে দিতে হবে।", { kind: "fee" }),
	item("notices", "বার্ষিক ক্রীড়া প্রতিযোগিতা", "2026-01-20", "১০০ মিটার দৌড়, লং জাম্প ও সঙ্গীত।"),
	item("notices", "অভিভাবক সমাবেশ", "2025-09-14", "সকল অভিভাবককে উপস্থিত থাকার অনুরোধ করা হলো।"),
	item("notices", "উপবৃত্তির তালিকা", "2025-07-01", "মোবাইল ব্যাংকিং হিসাব যাচাই করুন।", { summary: "দুঃস্থ শিক্ষার্থীদের তালিকা" }),
	item("notices", "বৃক্ষরোপণ কর্মসূচি", "2025-07-15", "ভবিষ্যৎ প্রজন্মের জন্য গাছ লাগাই।"),
	item("notices", "SSC Test Exam 2025", "2025-10-01", "Registration card আনতে হবে।", { kind: "exam" }),
	item("notices", "ঘূর্ণিঝড়ে বিদ্যালয় বন্ধ", "2025-10-24", "আবহাওয়া স্বাভাবিক হলে ক্লাস শুরু হবে।"),
	item("routines", "অষ্টম শ্রেণির ক্লাস রুটিন", "2026-01-02"),
	item("routines", "নবম শ্রেণির ক্লাস রুটিন", "2026-01-03"),
	item("routines", "বার্ষিক পরীক্ষার রুটিন", "2025-11-10", "৮ম ও ৯ম শ্রেণির পরীক্ষা একসঙ্গে।"),
	item("curriculums", "ষষ্ঠ শ্রেণির গণিত পাঠ্যক্রম", "2026-01-01"),
	item("curriculums", "নবম শ্রেণির পদার্থবিজ্ঞান পাঠ্যক্রম", "2025-01-01"),
	{
		collection: "contents",
		name: "প্রতিষ্ঠানের ইতিহাস",
		place: "history",
		body: richText("১৯৪৮ সালে মেঘনার পাড়ে একটি টিনের ঘরে বিদ্যালয়ের যাত্রা শুরু।"),
		_status: "published",
	},
	{
		collection: "contents",
		name: "গ্রন্থাগার",
		place: "page",
		readmoreText: "পাঁচ হাজার বই আছে।",
		body: richText("খোলা থাকে সকাল ৯টা থেকে; পরীক্ষার সময় বন্ধ।"),
		_status: "published",
	},
	{ collection: "teachers", name: "মোঃ আব্দুল মান্নান", designation: "প্রধান শিক্ষক", phone: "01712345678" },
	{ collection: "teachers", name: "রেহানা বেগম", designation: "সহকারী শিক্ষক", subject: "গণিত" },
	{ collection: "committee-members", name: "নুরুল হক হাওলাদার", designation: "সভাপতি" },
];

/** Queries, and the title that must come first; with "" nothing may be found. */
const table: [string, string, { kind?: KindFilter; year?: number }?][] = [
	// Titles before texts, and the newer before the older.
	["ভর্তি", "২০২৬ শিক্ষাবর্ষে ষষ্ঠ শ্রেণিতে ভর্তি বিজ্ঞপ্তি"],
	["ভর্তি ২০২৫", "২০২৫ শিক্ষাবর্ষের ভর্তি বিজ্ঞপ্তি"],
	["ছুটি", "ইদুল আজহার ছুটি"],
	["বন্ধ", "ঘূর্ণিঝড়ে বিদ্যালয় বন্ধ"],
	["পরীক্ষা", "বার্ষিক পরীক্ষার রুটিন"],
	["রুটিন", "নবম শ্রেণির ক্লাস রুটিন"],
	["ক্লাস", "নবম শ্রেণির ক্লাস রুটিন"],
	["বার্ষিক পরীক্ষা", "বার্ষিক পরীক্ষার রুটিন"],
	["গণিত", "ষষ্ঠ শ্রেণির গণিত পাঠ্যক্রম"],
	["মেঘনা", "প্রতিষ্ঠানের ইতিহাস"],
	// Both encodings of য়, ড়, ঢ়.
	["\u09b8\u09ae\u09df\u09b8\u09c2\u099a\u09bf", "বার্ষিক পরীক্ষার সময়সূচী"],
	["\u09b8\u09ae\u09af\u09bc\u09b8\u09c2\u099a\u09bf", "বার্ষিক পরীক্ষার সময়সূচী"],
	["\u0998\u09c2\u09b0\u09cd\u09a3\u09bf\u099d\u09dc", "ঘূর্ণিঝড়ে বিদ্যালয় বন্ধ"],
	["\u0998\u09c2\u09b0\u09cd\u09a3\u09bf\u099d\u09a1\u09bc", "ঘূর্ণিঝড়ে বিদ্যালয় বন্ধ"],
	// Both kinds of digits.
	["2026", "২০২৬ শিক্ষাবর্ষে ষষ্ঠ শ্রেণিতে ভর্তি বিজ্ঞপ্তি"],
	["১৯৪৮", "প্রতিষ্ঠানের ইতিহাস"],
	["1948", "প্রতিষ্ঠানের ইতিহাস"],
	["exam ২০২৫", "SSC Test Exam 2025"],
	// Both spellings.
	["ষষ্ঠ শ্রেণী", "ষষ্ঠ শ্রেণির গণিত পাঠ্যক্রম"],
	["ঈদুল আজহা", "ইদুল আজহার ছুটি"],
	["ইদুল ফিতর", "ঈদুল ফিতরের ছুটি"],
	["জানুয়ারী", "জানুয়ারি মাসের বেতন পরিশোধ"],
	["কর্মসূচী", "বৃক্ষরোপণ কর্মসূচি"],
	["সময়সূচি", "বার্ষিক পরীক্ষার সময়সূচী"],
	["সংগীত", "বার্ষিক ক্রীড়া প্রতিযোগিতা"],
	["দুস্থ", "উপবৃত্তির তালিকা"],
	["ভবিষ্যত", "বৃক্ষরোপণ কর্মসূচি"],
	["পাচ হাজার", "গ্রন্থাগার"],
	["৬ষ্ঠ শ্রেণি", "ষষ্ঠ শ্রেণির গণিত পাঠ্যক্রম"],
	["৮ম শ্রেণি", "অষ্টম শ্রেণির ক্লাস রুটিন"],
	["বিদ্যা\u200dলয় বন্ধ", "ঘূর্ণিঝড়ে বিদ্যালয় বন্ধ"],
	// Beginnings of words, not their middle; case.
	["অভি", "অভিভাবক সমাবেশ"],
	["উপবৃ", "উপবৃত্তির তালিকা"],
	["ভাবক", ""],
	["ssc", "SSC Test Exam 2025"],
	["regis", "SSC Test Exam 2025"],
	// People and pages.
	["মোঃ আব্দুল", "মোঃ আব্দুল মান্নান"],
	["মো. মান্নান", "মোঃ আব্দুল মান্নান"],
	["মোহাম্মদ আবদুল", "মোঃ আব্দুল মান্নান"],
	["Md. মান্নান", "মোঃ আব্দুল মান্নান"],
	["প্রধান শিক্ষক", "মোঃ আব্দুল মান্নান"],
	["সভাপতি", "নুরুল হক হাওলাদার"],
	["বেগম গণিত", "রেহানা বেগম"],
	["গ্রন্থাগার", "গ্রন্থাগার"],
	// Filters.
	["পরীক্ষা", "বার্ষিক পরীক্ষার সময়সূচী", { kind: "notice" }],
	["পরীক্ষা", "বার্ষিক পরীক্ষার সময়সূচী", { kind: "notice-exam", year: 2025 }],
	["পরীক্ষা", "গ্রন্থাগার", { kind: "content" }],
	["ভর্তি", "২০২৫ শিক্ষাবর্ষের ভর্তি বিজ্ঞপ্তি", { year: 2024 }],
	["ভর্তি", "", { kind: "notice-fee" }],
	["ভর্তি", "", { year: 2019 }],
	// Nothing.
	["ভর্তি হাতি", ""],
	["01712345678", ""],
	["' OR 1=1 --", ""],
	['রুটিন" NEAR(', ""],
	["রুটিন*)(:^", "নবম শ্রেণির ক্লাস রুটিন"],
];

const open = testDatabase();

describe("search", () => {
	let payload: Payload;

	const load = () => import("./search");
	const search = async (q: string, filter: { kind?: KindFilter; year?: number; page?: number } = {}) =>
		(await load()).searchSite({ q, kind: filter.kind ?? null, year: filter.year ?? null, page: filter.page ?? 1 });
	const plain = (parts: { text: string }[] = []) => parts.map(({ text }) => text).join("");
	const titles = async (q: string) => (await search(q)).results.map(({ title }) => plain(title));
	const create = async ({ collection, ...data }: Record) =>
		(await payload.create({ collection: collection as "notices", data: data as never })).id;

	beforeAll(async () => {
		payload = await open();
		for (const record of school) await create(record);
	});

	test.each(table.map(([q, first, filter = {}]) => [q, first, filter] as const))(
		"%s: %s %j",
		async (q, first, filter) => {
			const { results, total } = await search(q, filter);
			expect(plain(results[0]?.title)).toBe(first.normalize("NFC"));
			expect(total > 0).toBe(first !== "");
		},
	);

	test("found words are marked as they are written, and the rest stays as it is", async () => {
		const name = "<b>পরিচিতি</b> & পরীক্ষণ";
		const before = "ক".repeat(50);
		const text = `${"শুরুর কথা ".repeat(40)}${before} মধ্যিখানে <i>মূল্যবান</i> বাক্য ${"শেষের কথা ".repeat(40)}`;
		const id = await create(item("notices", name, "2020-01-01", text));
		const [result] = (await search("মুল্যবান পরি")).results;
		expect(result?.title).toEqual([
			{ text: "<b>", isFound: false },
			{ text: "পরিচিতি", isFound: true },
			{ text: "</b> & ", isFound: false },
			{ text: "পরীক্ষণ", isFound: true },
		]);
		expect(result?.snippet.filter(({ isFound }) => isFound)).toEqual([{ text: "মূল্যবান", isFound: true }]);
		expect(plain(result?.snippet)).toMatch(/^… .*<i>মূল্যবান<\/i> বাক্য.* …$/);
		expect(plain(result?.snippet).length).toBeLessThan(240);
		await payload.delete({ collection: "notices", id });
	});

	test("what is withdrawn is no longer found, and drafts never are", async () => {
		const collections = pageCollections;
		for (const collection of collections) {
			const name = `${collection} প্রত্যাহারযোগ্য`.normalize("NFC");
			const isFound = async (q = "প্রত্যাহারযোগ্য") => (await titles(q)).includes(name);
			const steps: [string, () => Promise<unknown>, boolean][] = [];
			let id = 0;
			const set = (data: object, more: object = {}) =>
				payload.update({ collection, id, data: data as never, ...more } as never);
			steps.push(
				["draft", async () => (id = await create({ collection, name, place: "page", _status: "draft" })), false],
				["published", () => set({ _status: "published", publishedAt: inDays(-1) }), true],
				["scheduled", () => set({ publishedAt: inDays(1) }), false],
				["due", () => set({ publishedAt: inDays(-2) }), true],
				["expired", () => set({ shownUntil: inDays(-1) }), false],
				["without end", () => set({ shownUntil: null }), true],
				["unpublished", () => set({ _status: "draft" }), false],
				["published again", () => set({ _status: "published" }), true],
				["trashed", () => set({ deletedAt: inDays(0) }), false],
				["restored", () => set({ deletedAt: null }, { trash: true }), true],
			);
			for (const [step, change, expected] of steps) {
				await change();
				expect([collection, step, await isFound()]).toEqual([collection, step, expected]);
			}
			await set({ name: "খসড়া শিরোনাম" }, { draft: true });
			expect([await isFound(), await titles("খসড়া শিরোনাম")]).toEqual([true, []]);
			await set({ name: "খসড়া শিরোনাম", _status: "published" });
			expect([await isFound(), await titles("খসড়া শিরোনাম")]).toEqual([false, ["খসড়া শিরোনাম".normalize("NFC")]]);
			await payload.delete({ collection, id });
			expect(await titles("খসড়া শিরোনাম")).toEqual([]);
		}
		for (const collection of ["teachers", "committee-members"] as const) {
			const data = { name: "অস্থায়ী সদস্য", designation: "সদস্য" };
			const { id } = await payload.create({ collection, data });
			const count = async () => (await titles("অস্থায়ী")).length;
			expect(await count()).toBe(1);
			await payload.update({ collection, id, data: { deletedAt: inDays(0) } as never });
			expect(await count()).toBe(0);
			await payload.update({ collection, id, data: { deletedAt: null } as never, trash: true });
			await payload.update({ collection, id, data: { name: "স্থায়ী" } });
			expect([await count(), (await titles("স্থায়ী")).length]).toEqual([0, 1]);
			await payload.delete({ collection, id });
			expect(await titles("স্থায়ী")).toEqual([]);
		}
	});

	test("a change that is rolled back leaves the index as it was", async () => {
		const { inTransaction } = await import("@/lib/data/transactions");
		const undone = inTransaction(payload, async (req) => {
			await payload.create({ collection: "notices", data: item("notices", "অসমাপ্ত", "2026-01-01") as never, req });
			throw new Error("undone");
		});
		await expect(undone).rejects.toThrow("undone");
		expect(await titles("অসমাপ্ত")).toEqual([]);
	});

	test("text of PDF files is found once it is read, and no longer when the file is replaced or removed", async () => {
		const { readNewFiles } = await import("@/lib/search/file-texts/sweep");
		const fileOf = (bytes: Uint8Array, name: string) => {
			const data = Buffer.from(bytes);
			return { data, mimetype: "application/pdf", name, size: data.length };
		};
		const upload = (bytes: Uint8Array, name: string) =>
			payload.create({ collection: "media", data: { alt: "" }, file: fileOf(bytes, name) });
		const letter = await upload(readFileSync("lib/search/file-texts/testing/chromium.pdf"), "চিঠি.pdf");
		const old = await upload(pdfOf(bijoyLines), "পুরোনো.pdf");
		// Its page cannot be drawn; a file that no reader opens is not stored.
		const broken = await upload(pdfWith(Buffer.from("broken"), { filter: "/Filter /FlateDecode" }), "নষ্ট.pdf");
		const name = "সংযুক্ত চিঠি".normalize("NFC");
		const files = [old.id, broken.id, letter.id];
		const id = await create(item("notices", name, "2026-02-01", "নিচের ফাইলটি পড়ুন।", { files }));
		const isFound = async (q = "শৌচাগার") => (await titles(q)).includes(name);
		expect(await isFound()).toBe(false);
		expect(await readNewFiles(payload)).toBe(3);
		expect(await readNewFiles(payload)).toBe(0);
		const { getItem } = await import("./educational");
		const shown = async () => (await getItem("notice", name))?.files.map(({ isPdf, picture }) => [isPdf, picture]);
		const picture = { alt: itemText.firstPageOf(itemText.pageOf(name, 3)), width: 1236, height: 1600 };
		expect(await shown()).toEqual([
			[true, expect.objectContaining({ width: 1131 })],
			[true, null],
			[true, expect.objectContaining(picture)],
		]);
		// A form that was opened before the picture was there.
		await payload.update({ collection: "media", id: letter.id, data: { alt: "চিঠি", sizes: letter.sizes } });
		expect((await shown())?.[2]?.[1]).toMatchObject(picture);
		const drawn = filesOf(await payload.findByID({ collection: "media", id: letter.id }));
		expect([drawn.length, drawn.every((file) => existsSync(inMedia(file)))]).toEqual([5, true]);
		expect(await isFound()).toBe(true);
		const [result] = (await search("সংযুক্ত শৌচাগার")).results;
		expect(result?.isInFile).toBe(true);
		expect(result?.snippet.filter((part) => part.isFound).map(({ text }) => text)).toEqual(["শৌচাগার"]);
		expect([await isFound("cixÿv"), await isFound("evwl")]).toEqual([false, false]);

		// A file that is attached later, to another kind of record.
		const routine = await create(item("routines", "চিঠির রুটিন", "2026-02-02", "", { files: [letter.id] }));
		expect((await titles("শৌচাগার")).sort()).toEqual(["চিঠির রুটিন", name].sort());
		await payload.update({ collection: "routines", id: routine, data: { files: [] } });
		expect(await titles("শৌচাগার")).toEqual([name]);

		const { rebuildIndex } = await import("@/lib/upkeep/search-index");
		await rebuildIndex(payload);
		expect(await isFound()).toBe(true);
		const file = fileOf(pdfOf(["Replaced letter"]), "নতুন.pdf");
		await payload.update({ collection: "media", id: letter.id, data: {}, file });
		expect(await isFound()).toBe(false);
		expect((await shown())?.[2]).toEqual([true, null]);
		expect((await payload.findByID({ collection: "media", id: letter.id })).thumbnailURL).toBeFalsy();
		expect(drawn.some((file) => existsSync(inMedia(file)))).toBe(false);
		expect(await readNewFiles(payload)).toBe(1);
		expect(await isFound("replaced letter")).toBe(true);
		await payload.update({ collection: "notices", id, data: { _status: "draft" } });
		expect(await isFound("replaced letter")).toBe(false);
		for (const [collection, one] of [
			["notices", id],
			["routines", routine],
		] as const)
			await payload.delete({ collection, id: one });
		for (const { id: one } of [letter, old, broken]) await payload.delete({ collection: "media", id: one });
	});

	test("a fault of the database while a record is published or withdrawn leaves an index that agrees with the record", async () => {
		const name = "নিহত প্রক্রিয়া".normalize("NFC");
		const id = await create(item("notices", name, "2026-01-01", "", { _status: "draft" }));
		const storedStatus = async () => (await payload.findByID({ collection: "notices", id, depth: 0 }))._status;
		for (const status of ["published", "draft"] as const) {
			let step = 0;
			const change = () => payload.update({ collection: "notices", id, data: { _status: status } });
			// A fault after the COMMIT leaves the change done.
			while ((await storedStatus()) !== status) {
				step += 1;
				expect(await failedAt(payload, step, change)).toBe(true);
				const isPublished = (await storedStatus()) === "published";
				expect([status, step, (await titles("নিহত")).includes(name)]).toEqual([status, step, isPublished]);
			}
			expect(step).toBeGreaterThan(2);
		}
		await payload.delete({ collection: "notices", id });
	});

	test("no student and no applicant is found", async () => {
		const person = { name: "লুকানো নাম", gender: "2", fatherName: "লুকানো পিতা", motherName: "লুকানো মাতা" };
		await payload.create({ collection: "students", data: person as never });
		await payload.create({
			collection: "applications",
			data: { ...person, browserKey: "hidden", status: "new", code: 2_099_001 } as never,
		});
		expect(await titles("লুকানো")).toEqual([]);
	});

	test("pages of results are bounded, and one after the last shows the first", async () => {
		const ids: number[] = [];
		for (let count = 0; count < 23; count += 1)
			ids.push(await create(item("notices", `ধারাবাহিক ${count}`, `2023-01-${String(count + 1).padStart(2, "0")}`)));
		const seen: string[] = [];
		for (const page of [1, 2, 3]) {
			const answer = await search("ধারাবাহিক", { page });
			expect([answer.total, answer.page, answer.lastPage]).toEqual([23, page, 3]);
			seen.push(...answer.results.map(({ title }) => plain(title)));
		}
		expect(seen).toEqual(ids.map((_, index) => `ধারাবাহিক ${22 - index}`));
		expect(await search("ধারাবাহিক", { page: 9 })).toEqual(await search("ধারাবাহিক"));
		for (const id of ids) await payload.delete({ collection: "notices", id });
	});

	test("who is to be called stands once, and every page says the same count", async () => {
		const { searchSite } = await load();
		const ids: number[] = [];
		for (let number = 10; number < 26; number += 1) {
			const data = { name: `সহায়ক ${number}`, designation: "মোবাইল ব্যাংকিং সহায়ক" };
			ids.push((await payload.create({ collection: "teachers", data: data as never })).id);
		}
		const page = (number: number) => searchSite({ q: "ব্যাংকিং সহায়কের মোবাইল", kind: null, year: null, page: number });
		const [first, second] = [await page(1), await page(2)];
		const found = [...first.pages, ...first.results, ...second.results].filter(({ kind }) => kind === "teacher");
		expect(new Set(found.map(({ title }) => plain(title))).size).toBe(found.length);
		expect([first.total, second.total]).toEqual([13, 13]);
		for (const id of ids) await payload.delete({ collection: "teachers", id });
	});

	test("suggestions are the first results", async () => {
		const { suggest } = await load();
		expect(await suggest("ভ")).toEqual([]);
		expect(await suggest("ভর্তি ২০২৫")).toEqual([
			{
				title: "২০২৫ শিক্ষাবর্ষের ভর্তি বিজ্ঞপ্তি",
				kind: "notice",
				path: `/educational/notice/${"২০২৫ শিক্ষাবর্ষের ভর্তি বিজ্ঞপ্তি".replaceAll(" ", "%20")}`,
			},
		]);
		expect((await suggest("শিক্ষ")).length).toBeGreaterThan(1);
	});

	test("the years offered are those of what is public", async () => {
		expect(await (await load()).getSearchYears()).toEqual([2026, 2025, 2024]);
	});

	test("a rebuilt index finds the same", async () => {
		const { rebuildIndex, updateIndex } = await import("@/lib/upkeep/search-index");
		const { rows, sql } = await import("@/lib/data/sql");
		const all = async () => Promise.all(table.map(([q, , filter]) => search(q, filter)));
		const before = await all();
		await rebuildIndex(payload);
		expect(await all()).toEqual(before);
		// A school from before the search.
		await rows(payload, sql`DELETE FROM counters WHERE name = 'search-index'`);
		await rows(payload, sql`DELETE FROM search_entries WHERE record > 3`);
		await updateIndex(payload);
		expect(await all()).toEqual(before);
		// An index that is up to date is left alone.
		await rows(payload, sql`DELETE FROM search_entries WHERE kind = 'teachers'`);
		await updateIndex(payload);
		expect(await titles("মান্নান")).toEqual([]);
		await rebuildIndex(payload);
		expect(await all()).toEqual(before);
	});
});
