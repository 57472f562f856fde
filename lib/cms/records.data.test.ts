/** Tests of the records and their database, from an empty one on. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import type { CollectionSlug, Payload } from "payload";
import { studentText } from "@/lib/bengali/students";
import type { Notice } from "@/lib/cms/payload-types";
import { commandText } from "@/lib/machine/text";
import { publishedNow } from "./published";
import { activitySuite } from "./testing/activity-suite";
import { database, testDatabase } from "./testing/databases";
import { mediaSuite } from "./testing/media-suite";
import { originalsSuite } from "./testing/originals-suite";
import { publishingSuite } from "./testing/publishing-suite";
import { searchSuite } from "./testing/search-suite";
import { staffSuite } from "./testing/staff-suite";
import { transactionSuite } from "./testing/transaction-suite";

const publishedAt = "2026-01-01T00:00:00.000Z";

/** Payload's internal collections have this prefix. */
const isOurs = (slug: string): slug is CollectionSlug => !slug.startsWith("payload-");

/** Runs `npm run command -- migrate` in a child process, on this test's database unless another one is given. */
const migrateInProgram = (variables: Record<string, string> = {}) =>
	promisify(execFile)(process.execPath, ["--conditions=production", "lib/commands/run.js", "migrate"], {
		env: { ...process.env, ...variables },
	});

const open = testDatabase({ database: "empty" });

describe("records", () => {
	let payload: Payload;
	const notice = (name: string, more: Partial<Notice> = {}) =>
		payload.create({ collection: "notices", data: { name, publishedAt, _status: "published", ...more } });
	const countOf = async (collection: CollectionSlug) => (await payload.count({ collection })).totalDocs;

	beforeAll(async () => {
		// Two concurrent starts: each migration must run only once.
		await Promise.all([migrateInProgram(), migrateInProgram()]);
		payload = await open();
	});

	test("migrates from nothing, once", async () => {
		const { migrate } = await import("@/lib/upkeep/open-records");
		const before = await payload.find({ collection: "payload-migrations", pagination: false });
		expect(before.docs.length).toBeGreaterThan(0);
		expect(new Set(before.docs.map(({ name }) => name)).size).toBe(before.docs.length);
		await migrate(payload);
		expect(await countOf("payload-migrations")).toBe(before.docs.length);
	});

	test("names are unique, and a rejected record leaves no rows", async () => {
		await notice("একই নাম");
		const versions = (await payload.countVersions({ collection: "notices" })).totalDocs;
		await expect(notice("একই নাম")).rejects.toMatchObject({ data: { errors: [{ path: "name" }] } });
		expect((await payload.count({ collection: "notices", where: { name: { equals: "একই নাম" } } })).totalDocs).toBe(1);
		expect((await payload.countVersions({ collection: "notices" })).totalDocs).toBe(versions);
	});

	test("composed and decomposed forms of a name are the same", async () => {
		const { id } = await notice("সময়\u09bfক");
		const composed = "সম\u09df\u09bfক";
		const decomposed = "সম\u09af\u09bc\u09bfক";
		const found = await payload.find({ collection: "notices", where: { name: { equals: composed.normalize("NFC") } } });
		expect(found.docs.map((doc) => doc.id)).toEqual([id]);
		await expect(notice(composed)).rejects.toThrow();
		await expect(notice(decomposed)).rejects.toThrow();
	});

	test("keeps drafts from the public", async () => {
		const { id } = await notice("খসড়া", { _status: "draft" });
		const where = { and: [publishedNow(), { id: { equals: id } }] };
		expect((await payload.find({ collection: "notices", where })).totalDocs).toBe(0);
		await payload.update({ collection: "notices", id, data: { _status: "published" } });
		expect((await payload.find({ collection: "notices", where })).totalDocs).toBe(1);
		// A later draft of a published record stays in its versions.
		await payload.update({ collection: "notices", id, data: { name: "নতুন খসড়া" }, draft: true });
		expect((await payload.find({ collection: "notices", where })).docs[0]?.name).toBe("খসড়া".normalize("NFC"));
	});

	test("people are sorted in the order set by staff", async () => {
		for (const name of ["গ", "ক", "খ"])
			await payload.create({ collection: "teachers", data: { name, designation: "শিক্ষক" } });
		const found = await payload.find({ collection: "teachers", sort: "_order" });
		expect(found.docs.map(({ name }) => name)).toEqual(["গ", "ক", "খ"]);
	});

	test("stores a phone number as eleven Latin digits, and rejects anything else", async () => {
		const data = { name: "ঘ", designation: "শিক্ষক" };
		const { id, phone } = await payload.create({
			collection: "teachers",
			data: { ...data, phone: "+৮৮০ ১৭১২-৩৪৫৬৭৮" },
		});
		expect(phone).toBe("01712345678");
		expect((await payload.findByID({ collection: "teachers", id })).phone).toBe("01712345678");
		await expect(payload.create({ collection: "teachers", data: { ...data, phone: "12345" } })).rejects.toThrow();
	});

	test.each([
		["students", ["name", "fatherName", "motherName", "englishName"]],
		["applications", ["name", "fatherName", "motherName"]],
		["teachers", ["name", "englishName"]],
		["committee-members", ["name"]],
		["staff", ["name"]],
	] as [CollectionSlug, string[]][])("in %s a person's name has letters", async (collection, fields) => {
		const person = { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা", designation: "শিক্ষক" };
		const more = { username: "name-of-digits", password: "নদীর পাড়ে ঘর", code: 999_999, browserKey: "key-of-a-name-1" };
		for (const path of fields)
			for (const name of ["১২৩", "---", "😀"])
				await expect(
					payload.create({ collection, data: { ...person, ...more, [path]: name } as never }),
				).rejects.toMatchObject({ data: { errors: [{ path, message: studentText.field.noLetter }] } });
		// One that was stored before keeps nobody from changing something else.
		const { id } = await payload.create({ collection, data: { ...person, ...more } as never });
		const { rows, sql } = await import("@/lib/data/sql");
		const table = sql.identifier(collection.replace("-", "_"));
		await rows(payload, sql`UPDATE ${table} SET name = '১২৩' WHERE id = ${id}`);
		const update = (data: object) => payload.update({ collection, id, data: data as never });
		await update({
			designation: "প্রধান",
			fatherName: "কাদের",
			...(collection === "applications" && { status: "admitted" }),
		});
		await expect(update({ name: "৪৫৬" })).rejects.toMatchObject({ data: { errors: [{ path: "name" }] } });
		await payload.delete({ collection, id });
		// Whom the application has become.
		await payload.delete({ collection: "students", where: { code: { equals: more.code } } });
	});

	test("rejects a reference to a picture that does not exist", async () => {
		const before = await countOf("notices");
		await expect(notice("ছবিহীন", { files: [999_999] })).rejects.toThrow();
		expect(await countOf("notices")).toBe(before);
	});

	test("anonymous access to every collection is denied", async () => {
		const ours = payload.config.collections.map(({ slug }) => slug).filter(isOurs);
		expect(ours).toContain("notices");
		for (const collection of ours) {
			const anonymous = { collection, overrideAccess: false } as const;
			await expect(payload.find(anonymous)).rejects.toMatchObject({ status: 403 });
			await expect(payload.delete({ ...anonymous, where: {} })).rejects.toMatchObject({ status: 403 });
		}
	});

	transactionSuite(() => payload);
	staffSuite(() => payload);
	activitySuite(() => payload);
	mediaSuite(() => payload);
	originalsSuite(() => payload);
	searchSuite(() => payload);
	publishingSuite(() => payload);
});

if (database === "sqlite")
	test.each([
		["journal_mode", "wal"],
		["synchronous", 2],
		["busy_timeout", 5000],
		["foreign_keys", 1],
	])("keeps what was confirmed: %s is %s", async (pragma, value) => {
		const { client } = (await open()).db as unknown as SQLiteAdapter;
		const { rows } = await client.execute(`PRAGMA ${pragma}`);
		expect(Number.isNaN(Number(rows[0]?.[0])) ? rows[0]?.[0] : Number(rows[0]?.[0])).toBe(value);
	});

if (database === "postgres")
	test("an empty database beside a school's files is refused", async () => {
		await ((await open()).db as unknown as PostgresAdapter).pool.query("CREATE DATABASE lost");
		const url = new URL(process.env.DATABASE_URL ?? "");
		url.pathname = "/lost";
		const sentence = commandText.databaseRefused.empty(path.join(process.env.DATA_DIR ?? "", "school.db"), [
			"media",
			"secret",
		]);
		await expect(migrateInProgram({ DATABASE_URL: url.href, NODE_ENV: "production" })).rejects.toMatchObject({
			code: 1,
			stderr: expect.stringContaining(sentence),
		});
	});
