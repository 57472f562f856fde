import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { queryOnce } from "@/lib/cms/testing/pg-client";
import { head, prepare } from "@/lib/cms/testing/prepare";
import { commandText } from "@/lib/machine/text";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "school-start-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a database without its secret, or of a newer version, is not opened", async () => {
	const { TEST_CLUSTER = "" } = process.env;
	const name = `start_${randomBytes(6).toString("hex")}`;
	await queryOnce(TEST_CLUSTER, `CREATE DATABASE ${name} TEMPLATE migrated`);
	const settings = { ...head, DATA_DIR: folder, DATABASE_URL: new URL(`/${name}`, TEST_CLUSTER).href };
	const secret = path.join(folder, "secret");
	expect(await prepare(settings)).toEqual({ code: 1, said: expect.stringContaining(commandText.noSecret(secret)) });
	expect(readdirSync(folder)).toEqual([]);
	const own = { ...settings, SECRET: "s".repeat(40) };
	expect(await prepare(own)).toMatchObject({ code: 0 });
	await queryOnce(settings.DATABASE_URL, "INSERT INTO payload_migrations (name, batch) VALUES ('29990101_later', 9)");
	expect(await prepare(own)).toEqual({
		code: 1,
		said: expect.stringContaining(commandText.databaseRefused.newer()),
	});
});

test("processes that start at the same time make one school with one account and one secret", async () => {
	const { TEST_CLUSTER = "" } = process.env;
	const name = `start_${randomBytes(6).toString("hex")}`;
	await queryOnce(TEST_CLUSTER, `CREATE DATABASE ${name}`);
	const settings = { ...head, DATA_DIR: folder, DATABASE_URL: new URL(`/${name}`, TEST_CLUSTER).href };

	const outcomes = await Promise.all([1, 2, 3, 4].map(() => prepare(settings)));
	expect(outcomes.map(({ code, said }) => (code === 0 ? 0 : said))).toEqual([0, 0, 0, 0]);
	expect(outcomes.filter(({ said }) => said.includes(commandText.staffMade(head.STAFF_EMAIL)))).toHaveLength(1);
	const { rows } = await queryOnce(settings.DATABASE_URL, "SELECT role FROM staff");
	expect(rows).toEqual([{ role: "head" }]);

	expect(readFileSync(path.join(folder, "secret"), "utf8")).toMatch(/^[0-9a-f]{64}$/);
	expect(readdirSync(folder).filter((file) => /^secret-|unfinished/.test(file))).toEqual([]);
});
