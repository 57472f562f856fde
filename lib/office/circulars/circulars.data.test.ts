/** Tests of notices that families confirm: whom they ask, what is stored, and what the desk sees. */
import type { Payload } from "payload";
import { circularText } from "@/lib/bengali/circulars";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { dayLength, yearOf } from "@/lib/contract/days";
import type { SignedIn } from "../guard";
import { studentDataText } from "../student-data/text";
import type { Role } from "../subjects";
import { circularsText } from "./text";

const open = testDatabase();

const thisYear = yearOf(new Date());
const [six, seven] = [8, 9];
const { errors } = circularText;
const ids: Record<string, number> = {};
let payload: Payload;
let clerk: SignedIn;

const load = async () => ({
	...(await import("./circulars")),
	...(await import("./reached")),
	...(await import("@/lib/school/circulars")),
	...(await import("@/lib/school/query")),
	...(await import("../data-requests/restriction")),
	...(await import("../erasing/erasing")),
	...(await import("../guard")),
	...(await import("../start/start-page")),
	...(await import("../student-data/read")),
});

const create = async (collection: string, data: object): Promise<number> =>
	Number((await payload.create({ collection: collection as "years", data: data as never, depth: 0 })).id);

async function enrol(name: string, section: number, roll: number, year = ids.year) {
	const data = { name, gender: "2", fatherName: "করিম", motherName: "সালমা", motherMobile: "01812345678" };
	const student = await create("students", data);
	await create("enrolments", { student, year, section, roll });
	return student;
}

const ask = (name: string, more: object = {}) =>
	create("notices", { name, circular: true, publishedAt: new Date().toISOString(), _status: "published", ...more });

const change = (id: number, data: object) =>
	payload.update({ collection: "notices", id, data: data as never, depth: 0 });

const openOf = async (student: number) => (await (await load()).getOpenCirculars(student)).map(({ name }) => name);

const readsOf = async (notice: number) => {
	const { query, sql } = await load();
	return query<{ student: number; at: string }>(
		sql`SELECT student_id AS student, at FROM circular_reads WHERE notice_id = ${notice} ORDER BY student_id`,
	);
};

/** The names of who has not confirmed, by section. */
const unreadOf = async (notice: number) => {
	const { unread } = await (await load()).readUnread(notice);
	return unread.map(({ title, members }) => [title, ...members.map(({ name }) => name)]);
};

const countOf = async (notice: number) => {
	const found = (await (await load()).listCirculars()).find(({ id }) => id === notice);
	return found && [found.read, found.asked];
};

beforeAll(async () => {
	payload = await open();
	clerk = (await makeAccount(payload, "circulars-clerk")) as SignedIn;
	ids.year = await create("years", { year: thisYear });
	ids.lastYear = await create("years", { year: thisYear - 1 });
	ids.sixA = await create("sections", { name: "ক", class: six });
	ids.sixB = await create("sections", { name: "খ", class: six });
	ids.sevenA = await create("sections", { name: "ক", class: seven });
	ids.rahima = await enrol("রহিমা", ids.sixA, 1);
	ids.salam = await enrol("সালাম", ids.sixA, 2);
	ids.bokul = await enrol("বকুল", ids.sixB, 1);
	ids.jahid = await enrol("জাহিদ", ids.sevenA, 1);
	ids.gone = await enrol("গত বছরের", ids.sevenA, 2, ids.lastYear);
});

/** Ids that are known to be set by `beforeAll`. */
const id = (name: string) => ids[name] ?? 0;

test("a circular asks this year's students of its classes, or of all; a notice that does not ask, nobody", async () => {
	await ask("সবার জন্য");
	await ask("সপ্তমের জন্য", { circularClasses: [seven] });
	await create("notices", { name: "সাধারণ", _status: "published" });
	expect(await openOf(id("rahima"))).toEqual(["সবার জন্য"]);
	expect(await openOf(id("jahid"))).toEqual(["সপ্তমের জন্য", "সবার জন্য"]);
	expect(await openOf(id("gone"))).toEqual([]);
	// A notice of last year asks those who were there then.
	await ask("গত বছরের নোটিশ", { publishedAt: `${thisYear - 1}-06-01T06:00:00.000Z`, circularClasses: [seven] });
	expect(await openOf(id("gone"))).toEqual(["গত বছরের নোটিশ"]);
	expect(await openOf(id("jahid"))).not.toContain("গত বছরের নোটিশ");
});

test("confirmed twice, and twice at once, it is one, with its first time", async () => {
	const { confirmCircular, getCircular } = await load();
	const notice = await ask("একবারই");
	expect(await getCircular(id("rahima"), notice)).toEqual({ asked: true, read_at: null });
	const both = await Promise.all([confirmCircular(id("rahima"), notice), confirmCircular(id("rahima"), notice)]);
	const [{ at = "" } = {}, ...others] = await readsOf(notice);
	expect(others).toEqual([]);
	expect(Date.parse(at)).toBeGreaterThan(Date.now() - dayLength);
	expect([...both, await confirmCircular(id("rahima"), notice)]).toEqual(
		Array.from({ length: 3 }, () => ({ asked: true, read_at: at })),
	);
	expect(await getCircular(id("rahima"), notice)).toEqual({ asked: true, read_at: at });
	expect(await openOf(id("rahima"))).not.toContain("একবারই");
	expect(await openOf(id("salam"))).toContain("একবারই");
});

describe("refused with a sentence, and nothing is stored", () => {
	const past = () => new Date(Date.now() - 3 * dayLength).toISOString();
	const cases: Record<string, [make: () => Promise<number>, kind: string, message: string]> = {
		"no such notice": [async () => 999_999, "notFound", errors.gone],
		"a draft": [() => ask("খসড়া", { _status: "draft" }), "notFound", errors.gone],
		"one that begins later": [
			() => ask("আগামীর", { publishedAt: new Date(Date.now() + dayLength).toISOString() }),
			"notFound",
			errors.gone,
		],
		"an expired one": [
			() => ask("পুরোনো", { publishedAt: past(), shownUntil: new Date(Date.now() - 2 * dayLength).toISOString() }),
			"notFound",
			errors.gone,
		],
		"one in the trash": [
			async () => {
				const notice = await ask("ফেলা");
				await change(notice, { deletedAt: new Date().toISOString() });
				return notice;
			},
			"notFound",
			errors.gone,
		],
		"a withdrawn one": [
			async () => {
				const notice = await ask("ফেরানো");
				await change(notice, { _status: "draft" });
				return notice;
			},
			"notFound",
			errors.gone,
		],
		"one that does not ask": [
			() => create("notices", { name: "চায় না", _status: "published" }),
			"invalid",
			errors.notAsking,
		],
		"one of another class": [() => ask("সপ্তমের", { circularClasses: [seven] }), "invalid", errors.notYours],
	};
	test.each(Object.entries(cases))("%s", async (_, [make, kind, message]) => {
		const { confirmCircular } = await load();
		const notice = await make();
		await expect(confirmCircular(id("rahima"), notice)).rejects.toMatchObject({ kind, message });
		expect(await readsOf(notice)).toEqual([]);
	});
});

test("a tick counts when it is published, and the classes of others see that they are not asked", async () => {
	const { getCircular } = await load();
	const notice = await create("notices", { name: "পরে চাওয়া", _status: "published" });
	await payload.update({ collection: "notices", id: notice, data: { circular: true } as never, draft: true, depth: 0 });
	await expect(getCircular(id("rahima"), notice)).rejects.toMatchObject({ message: errors.notAsking });
	await change(notice, { circular: true, circularClasses: [six], _status: "published" });
	expect(await getCircular(id("rahima"), notice)).toEqual({ asked: true, read_at: null });
	expect(await getCircular(id("jahid"), notice)).toEqual({ asked: false, read_at: null });
});

test("the desk counts by class and section, and lists who has not, with the guardian's number", async () => {
	const { confirmCircular, readUnread } = await load();
	const notice = await ask("হিসাব", { circularClasses: [six] });
	await confirmCircular(id("rahima"), notice);
	const { circular, unread } = await readUnread(notice);
	expect(circular).toMatchObject({ name: "হিসাব", read: 1, asked: 3 });
	expect(circular.asking).toMatchObject([
		{
			id: six,
			...{ read: 1, asked: 3 },
			places: [
				{ id: ids.sixA, read: 1, asked: 2 },
				{ id: ids.sixB, read: 0, asked: 1 },
			],
		},
	]);
	expect(unread).toMatchObject([
		{ id: ids.sixA, members: [{ name: "সালাম", roll: 2, mobile: "01812345678" }] },
		{ id: ids.sixB, members: [{ name: "বকুল", roll: 1 }] },
	]);
	expect(await countOf(notice)).toEqual([1, 3]);
	// Still listed when nobody can confirm it any more, but not before it is published.
	await change(notice, { shownUntil: new Date(Date.now() - 1000).toISOString(), publishedAt: "2026-01-02T00:00:00Z" });
	expect((await unreadOf(notice)).length).toBe(2);
	await change(notice, { _status: "draft" });
	await expect(readUnread(notice)).rejects.toMatchObject({ kind: "notFound" });
});

test("the start page tells of new circulars that some have not read, until all have", async () => {
	const { confirmCircular, readTasks } = await load();
	const told = async () => (await readTasks(clerk)).circulars.count;
	const before = await told();
	const notice = await ask("শুরুর পাতায়", { circularClasses: [seven] });
	expect(await told()).toBe(before + 1);
	await confirmCircular(id("jahid"), notice);
	expect(await told()).toBe(before);
	const teacher = (await makeAccount(payload, "circulars-teacher", { role: "exam" })) as SignedIn;
	await ask("আরেকটি");
	expect((await readTasks(teacher)).circulars.count).toBe(0);
});

test("heads and clerks see it, exam accounts do not", async () => {
	const { mayDo } = await load();
	const may = (role: Role) => mayDo({ role } as SignedIn, "circulars");
	expect([may("head"), may("clerk"), may("exam")]).toEqual([true, true, false]);
});

test("a restricted student is not asked, counted or listed, until that is lifted", async () => {
	const { confirmCircular, restrict } = await load();
	const notice = await ask("বন্ধ রাখা", { circularClasses: [six] });
	const { getCircular } = await load();
	await confirmCircular(id("bokul"), notice);
	await restrict({ id: id("bokul"), restricted: true }, clerk);
	await restrict({ id: id("salam"), restricted: true }, clerk);
	expect(await openOf(id("salam"))).toEqual([]);
	expect(await countOf(notice)).toEqual([0, 1]);
	expect((await unreadOf(notice)).flat()).not.toContain("সালাম");
	expect(await getCircular(id("salam"), notice)).toMatchObject({ asked: false });
	await expect(confirmCircular(id("salam"), notice)).rejects.toMatchObject({ message: errors.notYours });
	await restrict({ id: id("bokul"), restricted: false }, clerk);
	await restrict({ id: id("salam"), restricted: false }, clerk);
	expect(await countOf(notice)).toEqual([1, 3]);
	expect((await unreadOf(notice)).flat()).toContain("সালাম");
});

test("the file for a family has what it confirmed; with the person it goes, and nobody is asked or counted", async () => {
	const { confirmCircular, erase, readStudentData } = await load();
	const head = (await makeAccount(payload, "circulars-head", { role: "head" })) as SignedIn;
	const student = await enrol("মুছে যাবে", id("sevenA"), 30);
	const notice = await ask("মোছার আগে", { circularClasses: [seven] });
	await confirmCircular(student, notice);
	await confirmCircular(id("jahid"), notice);
	const part = (await readStudentData(student)).parts.find(({ title }) => title === studentDataText.parts.circulars);
	expect(part).toMatchObject({ rows: [[expect.any(String), "মোছার আগে", circularsText.online]] });
	await erase("students", student, head);
	expect((await readsOf(notice)).map((read) => read.student)).toEqual([id("jahid")]);
	expect(await openOf(student)).toEqual([]);
	expect(await countOf(notice)).toEqual([1, 1]);
	await expect(confirmCircular(student, notice)).rejects.toMatchObject({ message: errors.notYours });
	const next = await ask("মোছার পরে", { circularClasses: [seven] });
	expect((await unreadOf(next)).flat()).not.toContain("মুছে যাবে");
});

test("what was confirmed goes with the notice", async () => {
	const { confirmCircular } = await load();
	const notice = await ask("মোছা নোটিশ");
	await confirmCircular(id("rahima"), notice);
	expect(await readsOf(notice)).toHaveLength(1);
	await payload.delete({ collection: "notices", id: notice });
	expect(await readsOf(notice)).toEqual([]);
});

const date = { name: "শ্রেণির পরীক্ষা", startsOn: "2031-03-04T06:00:00.000Z" };

describe("a class is not deleted while something names it", () => {
	const trashed = { deletedAt: new Date().toISOString() };
	const person = { gender: "2", fatherName: "করিম", motherName: "সালমা" };
	const applicant = { ...person, status: "new", code: 999_998, browserKey: "key-of-a-class-1" };
	const other = { ...applicant, code: 999_999, browserKey: "key-of-a-class-2" };
	const uses: Record<string, [collection: string, field: string, data: object]> = {
		"a circular": ["notices", "circularClasses", { circular: true }],
		"a circular in the trash": ["notices", "circularClasses", { circular: true, ...trashed }],
		"the draft of a circular": ["notices", "circularClasses", { circular: true, _status: "draft" }],
		"a date of the school year": ["school-dates", "classes", date],
		"a date in the trash": ["school-dates", "classes", { ...date, ...trashed }],
		"a student": ["students", "presentClass", person],
		"a student who came from it": ["students", "previousClass", person],
		"an application": ["applications", "presentClass", applicant],
		"an application of who comes from it": ["applications", "previousClass", other],
	};
	test.each(Object.entries(uses))("%s", async (name, [collection, field, data]) => {
		const unused = await create("classes", { name: `পরীক্ষামূলক ${name}` });
		const id = await create(collection, { name, _status: "published", ...data });
		const give = (classes: number[]) =>
			payload.update({
				...{ collection: collection as "notices", id, draft: "_status" in data, trash: true },
				data: { [field]: field.endsWith("lasses") ? classes : (classes[0] ?? null) } as never,
			});
		await give([unused]);
		await expect(payload.delete({ collection: "classes", id: unused })).rejects.toMatchObject({ status: 400 });
		await give([]);
		await payload.delete({ collection: "classes", id: unused });
	});
});

test.each([
	["notices", "circularClasses", { circular: true }],
	["school-dates", "classes", date],
] as const)("of %s no former version is for the whole school because its class is gone", async (slug, field, data) => {
	const collection = slug as "notices";
	const unused = await create("classes", { name: `আগের ${slug}` });
	const id = await create(slug, { name: `আগের ${slug}`, _status: "published", ...data, [field]: [unused] });
	for (const classes of [[unused, six], [unused], [six]])
		await payload.update({ collection, id, data: { [field]: classes } as never });
	await payload.delete({ collection: "classes", id: unused });
	const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } }, depth: 0 });
	expect(docs.length).toBeGreaterThan(0);
	for (const version of docs) {
		await payload.restoreVersion({ collection, id: version.id });
		const restored: Record<string, unknown> = { ...(await payload.findByID({ collection, id, depth: 0 })) };
		expect(restored.circular === false || restored[field]).toEqual(restored.circular === false || [six]);
	}
});

describe("told without internet", () => {
	const [eight, mobile] = [10, "01711111111"];
	let section = 0;

	/** A student of class eight with these numbers; written past the form, which takes no wrong one. */
	async function family(name: string, roll: number, father: string | null, mother: string | null, in_ = section) {
		const { query, sql } = await load();
		const student = await enrol(name, in_, roll);
		await query(sql`UPDATE students SET father_mobile = ${father}, mother_mobile = ${mother} WHERE id = ${student}`);
		return student;
	}

	const told = async (notice: number) => {
		const { getTold, readTold } = await load();
		return readTold(await getTold(notice));
	};
	const fileOf = async (notice: number, more: object = {}) => {
		const made = await (await load()).makeNumbers({ id: notice, format: "txt", ...more }, clerk);
		return "bytes" in made ? made.bytes.toString("utf8") : "";
	};
	/** The names of whom a way has reached. */
	const reachedBy = async (notice: number, way: "sms" | "strip" | "told") =>
		(await told(notice)).filter((pupil) => pupil.told[way]).map(({ name }) => name);

	beforeAll(async () => {
		section = await create("sections", { name: "ক", class: eight });
		ids.first = await family("বড় বোন", 1, mobile, "01722222222");
		ids.second = await family("ছোট ভাই", 1, mobile, null, await create("sections", { name: "খ", class: eight }));
		ids.mothers = await family("মায়ের নম্বর", 2, "০১৭", "+880 1733-333333");
		ids.wrong = await family("ভুল নম্বর", 3, "12345", "");
		ids.none = await family("নম্বর নেই", 4, null, null);
		ids.left = await family("চলে গেছে", 5, "01744444444", null);
		const { query, sql } = await load();
		await query(sql`UPDATE enrolments SET left_on = '2026-01-01' WHERE student_id = ${id("left")}`);
	});

	test("one number a family, the mother's where the father's is of no use; without a number they are named", async () => {
		const { familiesOf } = await load();
		const notice = await ask("নম্বর", { circularClasses: [eight] });
		const { families, without } = familiesOf(await told(notice));
		expect(families).toMatchObject([
			{ mobile, pupils: [{ name: "বড় বোন" }, { name: "ছোট ভাই" }] },
			{ mobile: "01733333333", pupils: [{ name: "মায়ের নম্বর" }] },
		]);
		expect(without.map(({ name }) => name)).toEqual(["ভুল নম্বর", "নম্বর নেই"]);
		expect((await unreadOf(notice)).flat()).not.toContain("চলে গেছে");
		expect(await fileOf(notice)).toBe(`${mobile}\r\n01733333333\r\n`);
	});

	test("the file is kept with each family in it, and is an act without a number", async () => {
		const notice = await ask("ফাইলের হিসাব", { circularClasses: [eight] });
		await fileOf(notice, { class: eight });
		expect(await reachedBy(notice, "sms")).toEqual(["বড় বোন", "মায়ের নম্বর", "ছোট ভাই"]);
		const [act] = (await payload.find({ collection: "activity", sort: "-id", limit: 1 })).docs;
		const title = circularsText.numbers.act("ফাইলের হিসাব");
		expect(act).toMatchObject({ action: "export", title, by: { id: clerk.id } });
		expect(JSON.stringify(act)).not.toMatch(/01[3-9]\d{8}/);
	});

	test("who has confirmed is left out; a brother who has not keeps the number in", async () => {
		const { confirmCircular } = await load();
		const notice = await ask("পড়েছে যারা", { circularClasses: [eight] });
		await confirmCircular(id("mothers"), notice);
		await confirmCircular(id("first"), notice);
		expect(await fileOf(notice)).toBe(`${mobile}\r\n`);
		expect(await reachedBy(notice, "sms")).toEqual(["ছোট ভাই"]);
		await confirmCircular(id("second"), notice);
		await expect(fileOf(notice)).rejects.toMatchObject({ message: circularsText.numbers.none });
	});

	test("a plain notice reaches all of its year; of a draft there is nothing", async () => {
		const { makeNumbers } = await load();
		const notice = await create("notices", { name: "সাধারণ ছুটি", _status: "published" });
		expect((await told(notice)).map(({ name }) => name)).toEqual(expect.arrayContaining(["রহিমা", "জাহিদ", "নম্বর নেই"]));
		expect(await fileOf(notice)).toContain(mobile);
		await change(notice, { _status: "draft" });
		await expect(makeNumbers({ id: notice, format: "txt" }, clerk)).rejects.toMatchObject({ kind: "notFound" });
	});

	test("strips and what was told by hand are kept, of those who are asked; a tick is taken back", async () => {
		const { noteTold, readStudentData } = await load();
		const notice = await ask("চিরকুট", { circularClasses: [eight] });
		expect(await noteTold(notice, [id("none"), id("first"), id("rahima"), id("left")], "strip", true)).toBe(2);
		expect(await reachedBy(notice, "strip")).toEqual(["বড় বোন", "নম্বর নেই"]);
		await expect(noteTold(notice, [id("rahima")], "told", true)).rejects.toMatchObject({ kind: "notFound" });
		await noteTold(notice, [id("none")], "told", true);
		expect(await reachedBy(notice, "told")).toEqual(["নম্বর নেই"]);
		const { parts } = await readStudentData(id("none"));
		const part = parts.find(({ title }) => title === studentDataText.parts.circulars);
		const { told: byHand, strip } = circularsText.ways;
		expect(part && "rows" in part && part.rows.map(([, , how]) => how).slice(0, 2)).toEqual([byHand, strip]);
		await noteTold(notice, [id("none")], "told", false);
		expect(await reachedBy(notice, "told")).toEqual([]);
		expect(await reachedBy(notice, "strip")).toEqual(["বড় বোন", "নম্বর নেই"]);
	});

	test("a restricted student is in no file, and is not noted; with the person what was kept goes", async () => {
		const { erase, noteTold, query, restrict, sql } = await load();
		const notice = await ask("বন্ধ ও মোছা", { circularClasses: [eight] });
		await restrict({ id: id("mothers"), restricted: true }, clerk);
		expect(await fileOf(notice)).toBe(`${mobile}\r\n`);
		await expect(noteTold(notice, [id("mothers")], "told", true)).rejects.toMatchObject({ kind: "notFound" });
		await restrict({ id: id("mothers"), restricted: false }, clerk);
		const head = (await makeAccount(payload, "reached-head", { role: "head" })) as SignedIn;
		await erase("students", id("first"), head);
		expect((await told(notice)).map(({ name }) => name)).not.toContain("বড় বোন");
		expect(await reachedBy(notice, "sms")).toEqual(["ছোট ভাই"]);
		expect(await query(sql`SELECT 1 FROM circular_reached WHERE student_id = ${id("first")}`)).toEqual([]);
	});
});
