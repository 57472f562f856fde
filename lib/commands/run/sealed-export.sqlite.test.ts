/** Leaving with everything, sealed: what an archive has that an open one must not, and who can read it. */
import { createReadStream, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { command, emptyTarget, rowsOf, type Target } from "@/lib/cms/testing/backup-target";
import { testDatabase } from "@/lib/cms/testing/databases";
import { type BackupFailure, backupFailures } from "@/lib/office/backup/text";
import { entriesOf, plantSecrets, secrets } from "./testing/exporting";

const open = testDatabase();
const targets: Target[] = [];

async function newTarget(): Promise<Target> {
	const target = await emptyTarget();
	targets.push(target);
	return target;
}

afterAll(async () => {
	for (const target of targets) await target.remove();
});

test("a sealed archive opens with the key of the recovery sheet alone, and brings logins, second factors and the secret", async () => {
	const payload = await open();
	const { DATA_DIR = "" } = process.env;
	const person: never = { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা" } as never;
	await payload.create({ collection: "students", data: person });
	await plantSecrets(payload);
	const { makeKey, unseal } = await import("@/lib/backup/seal");
	const { sealingEntry } = await import("@/lib/backup/queries");
	const { key, recipient } = await makeKey();
	await payload.kv.set(sealingEntry, { recipient, since: new Date().toISOString(), by: "ক" });
	const file = path.join(DATA_DIR, "sealed.zip.age");
	expect(await command(["export", file])).toMatchObject({ code: 0 });

	const { variables, folder } = await newTarget();
	const expectRefused = async (from: string, failure: BackupFailure, BACKUP_KEY = "") => {
		const said = expect.stringContaining(backupFailures[failure].bengali);
		expect(await command(["import", from], { ...variables, BACKUP_KEY })).toMatchObject({ code: 1, said });
		expect(await rowsOf(variables)).toBeNull();
	};
	// Who opens it to read it has no hash on a disk, and needs the key again to import it.
	const chunks: Buffer[] = [];
	for await (const chunk of unseal(createReadStream(file), key)) chunks.push(chunk);
	for (const [name, bytes] of await entriesOf(Buffer.concat(chunks)))
		for (const secret of Object.values(secrets)) expect([name, bytes.includes(secret)]).toEqual([name, false]);
	const opened = path.join(DATA_DIR, "opened.zip");
	writeFileSync(opened, Buffer.concat(chunks));
	await expectRefused(file, "sealed");
	await expectRefused(opened, "sealed");
	await expectRefused(opened, "wrongKey", (await makeKey()).key);

	expect(await command(["import", opened], { ...variables, BACKUP_KEY: key })).toMatchObject({ code: 0 });
	type Rows = Record<string, string[]>;
	const [before, after] = [(await rowsOf({ DATA_DIR })) as Rows, (await rowsOf(variables)) as Rows];
	for (const table of ["students", "staff", "applications", "second_factors", "recovery_codes", "payload_kv", "tokens"])
		expect([table, after[table]]).toEqual([table, before[table]]);
	expect(after.staff_sessions).toEqual([]);
	expect(readFileSync(path.join(folder, "secret"), "utf8")).toBe(readFileSync(path.join(DATA_DIR, "secret"), "utf8"));
	const another = await newTarget();
	expect(await command(["import", file], { ...another.variables, BACKUP_KEY: key })).toMatchObject({ code: 0 });
	expect(((await rowsOf(another.variables)) as Rows).staff).toEqual(before.staff);
}, 600_000);
