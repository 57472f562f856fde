/** Tests of sealed backups, on one database: a backup is sealed as a whole, whatever is in it. */
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { command } from "@/lib/cms/testing/backup-target";
import { testDatabase } from "@/lib/cms/testing/databases";
import { backupFailures } from "@/lib/office/backup/text";
import { backingUp, expectUntouched, patience, refusal, state, studentPicture } from "./testing/backing-up";

/** Child process that tries to restore files; path relative to lib/commands. */
const refusing = "../backup/testing/refusing";

describe("sealed backup", () => {
	const { own, inFolder, newTarget, newest, sealFor } = backingUp(testDatabase());
	const folder = (...names: string[]) => inFolder("backups", ...names);
	const newestSealed = () => {
		const sealed = readdirSync(folder()).filter((name) => name.endsWith(".age.tar"));
		return folder(sealed.sort().at(-1) ?? "");
	};
	let sheet: { key: string; recipient: string };

	beforeAll(async () => {
		const { makeKey } = await import("./seal");
		sheet = await makeKey();
		// Rotation would delete it.
		copyFileSync(newest(), folder("old.tar"));
		await sealFor(sheet.recipient);
		expect(await command(["backup"])).toMatchObject({ code: 0 });
	}, patience);

	test(
		"a sealed backup is read with the key of the recovery sheet alone",
		async () => {
			const file = newestSealed();
			expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
			const bytes = readFileSync(file);
			const plain = readFileSync(inFolder("students", studentPicture));
			const stored = readdirSync(folder("files")).map((name) => readFileSync(folder("files", name)));
			// Each file sealed once, beside what the backup of before has: that one is still kept.
			const sealed = stored.filter((file) => file.subarray(0, 21).toString() === "age-encryption.org/v1");
			expect(sealed.length * 2).toBe(stored.length);
			for (const one of [bytes, ...sealed]) expect(one.includes(plain.subarray(0, 40))).toBe(false);
			// Neither what is in a gzip file nor its mark.
			expect(bytes.includes(Buffer.from([0x1f, 0x8b, 0x08]))).toBe(false);

			const closed = await newTarget();
			expect(await command(["restore", file], closed.variables)).toEqual(refusal("sealed"));
			const BACKUP_COPY = folder();
			const copied = { ...closed.variables, BACKUP_COPY };
			expect(await command(["restore", "--from-copy"], copied)).toEqual(refusal("sealed"));
			const { makeKey } = await import("./seal");
			const typo = sheet.key.replace(/.$/, (last) => (last === "Q" ? "P" : "Q"));
			for (const BACKUP_KEY of [(await makeKey()).key, typo, "x", sheet.recipient])
				expect(await command(["restore", file], { ...closed.variables, BACKUP_KEY })).toEqual(refusal("wrongKey"));
			await expectUntouched(closed);

			const before = await state(own.variables);
			const { variables } = await newTarget();
			// As typed from paper.
			const BACKUP_KEY = sheet.key.toLowerCase().replaceAll(/.{4}/g, "$& ");
			expect(await command(["restore", file], { ...variables, BACKUP_KEY })).toMatchObject({ code: 0 });
			expect(await state(variables)).toEqual(before);

			const other = await newTarget();
			const BACKUP_KEY_FILE = inFolder("key.txt");
			writeFileSync(BACKUP_KEY_FILE, `# public key: ${sheet.recipient}\n${sheet.key}\n`);
			const withKey = { ...other.variables, BACKUP_COPY, BACKUP_KEY_FILE };
			expect(await command(["restore", "--from-copy"], withKey)).toMatchObject({ code: 0 });
			rmSync(BACKUP_KEY_FILE);
			expect((await state(other.variables)).rows).toEqual(before.rows);
		},
		patience,
	);

	test(
		"one wrong byte of a sealed backup is found before anything is restored",
		async () => {
			const whole = readFileSync(newestSealed());
			const start = whole.indexOf("age-encryption.org");
			const payload = whole.indexOf("\n---") + 50;
			const inList = 530;
			const places = [0, 30, inList, start, start + 30, start + 60, payload - 5, payload + 10, whole.length >> 1];
			const changed = places.map((at) => {
				const bytes = Buffer.from(whole);
				bytes[at] = (bytes[at] ?? 0) ^ 1;
				return bytes;
			});
			const shortened = [25, payload, payload + 20, whole.length - 1600].map((end) => whole.subarray(0, end));
			const files = [...changed, ...shortened].map((bytes, index) => {
				const file = folder(`wrong-${index}`);
				writeFileSync(file, bytes);
				return file;
			});
			const target = await newTarget();
			const tried = await command([refusing, ...files], { ...target.variables, BACKUP_KEY: sheet.key });
			const outcomes: { message: string; left: string[] }[] = JSON.parse(
				tried.said.split("\n").find((line) => line.startsWith("[")) ?? "",
			);
			const { damaged, wrongKey } = backupFailures;
			for (const { message, left } of outcomes) {
				// What is wrong in the part for the key may look like another key.
				expect([damaged.bengali, wrongKey.bengali]).toContain(message.split("\n")[0]);
				expect(left).toEqual([]);
			}
			expect(outcomes.length).toBe(files.length);
			await expectUntouched(target);
			for (const file of files) rmSync(file);
		},
		patience,
	);

	test(
		"the check of a sealed backup finds a wrong byte, and what was wrong when it was made",
		async () => {
			expect(await command(["check-backup"])).toMatchObject({ code: 0 });
			const file = newestSealed();
			const whole = readFileSync(file);
			const broken = Buffer.from(whole);
			broken[whole.length >> 1] = (broken[whole.length >> 1] ?? 0) ^ 1;
			writeFileSync(file, broken);
			expect(await command(["check-backup"])).toEqual(refusal("damaged"));
			writeFileSync(file, whole);
			expect(await command(["check-backup"])).toMatchObject({ code: 0 });

			const picture = inFolder("students", studentPicture);
			const bytes = readFileSync(picture);
			writeFileSync(picture, "no picture");
			expect(await command(["backup"])).toMatchObject({ code: 0 });
			expect(await command(["check-backup"])).toEqual(refusal("damaged"));
			writeFileSync(picture, bytes);

			expect(await command(["backup"])).toMatchObject({ code: 0 });
			expect(await command(["check-backup"])).toMatchObject({ code: 0 });
			const sealed = readdirSync(folder("files")).filter((name) =>
				readFileSync(folder("files", name)).includes("age-enc"),
			);
			for (const name of sealed) writeFileSync(folder("files", name), "x", { flag: "a" });
			expect(await command(["check-backup"])).toEqual(refusal("damaged"));
			expect(await command(["backup"])).toMatchObject({ code: 0 });
			expect(await command(["check-backup"])).toMatchObject({ code: 0 });
			rmSync(folder("seals.json"));
			expect(await command(["check-backup"])).toEqual(refusal("unknownSeal"));
			expect(readdirSync(folder()).filter((name) => name.startsWith("unfinished"))).toEqual([]);
		},
		patience,
	);

	test(
		"an unsealed backup of before is restored without a key, and after one with a key backups stay sealed",
		async () => {
			const { variables } = await newTarget();
			expect(await command(["restore", folder("old.tar")], variables)).toMatchObject({ code: 0 });
			const again = await newTarget();
			const BACKUP_KEY = sheet.key;
			expect(await command(["backup"])).toMatchObject({ code: 0 });
			expect(await command(["restore", newestSealed()], { ...again.variables, BACKUP_KEY })).toMatchObject({ code: 0 });
			expect(await command(["backup"], again.variables)).toMatchObject({ code: 0 });
			const made = readdirSync(path.join(again.folder, "backups")).filter((name) => name.startsWith("school-"));
			expect(made).toEqual([expect.stringMatching(/\.age\.tar$/)]);
		},
		patience,
	);
});
