/** What the tests of backup and restore share: a school with a backup, and targets to restore to. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Payload } from "payload";
import sharp from "sharp";
import { command, emptyTarget, filesOf, rowsOf, type Target, type Variables } from "@/lib/cms/testing/backup-target";
import type { Open } from "@/lib/cms/testing/databases";
import { lockName } from "@/lib/machine/folder-lock.js";
import { type BackupFailure, backupFailures } from "@/lib/office/backup/text";

export const patience = 600_000;
export const studentPicture = `${"p".repeat(32)}.webp`;

/** Characters that COPY and SQL must escape. */
const specialCharacters = "ঝড়\t\\N \\. 'এক' \"দুই\"\r\nতিন";

export const refusal = (failure: BackupFailure) => ({
	code: 1,
	said: expect.stringContaining(backupFailures[failure].bengali),
});

/** Everything that a restore must restore. */
export const state = async ({ DATA_DIR = "", ...rest }: Variables) => ({
	rows: await rowsOf({ DATA_DIR, ...rest }),
	files: filesOf(DATA_DIR),
});

/** What a command has left in the folder; its lock stays. */
export const leftIn = ({ folder }: Target) => readdirSync(folder).filter((name) => name !== lockName);

export async function expectUntouched(target: Target) {
	expect(await rowsOf(target.variables)).toBeNull();
	expect(leftIn(target)).toEqual([]);
}

export type BackingUp = ReturnType<typeof backingUp>;

/** Makes the school, and removes the targets in the end. @param open opens Payload on a database without records */
export function backingUp(open: Open) {
	const own = {} as { folder: string; variables: Variables };
	const targets: Pick<Target, "remove">[] = [];
	let payload: Payload;
	const inFolder = (...names: string[]) => path.join(own.folder, ...names);
	const backups = () => readdirSync(inFolder("backups")).filter((name) => /\d-[a-z]+\.tar$/.test(name));
	const newest = () => inFolder("backups", backups().sort().at(-1) ?? "");
	const newTarget = async () => {
		const target = await emptyTarget();
		targets.push(target);
		return target;
	};

	beforeAll(async () => {
		payload = await open();
		const { DATA_DIR = "", DATABASE_URL = "" } = process.env;
		Object.assign(own, { folder: DATA_DIR, variables: { DATA_DIR, DATABASE_URL } });
		const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: "green" } })
			.webp()
			.toBuffer();
		const file = { data, mimetype: "image/webp", name: "নোটিশ.webp", size: data.length };
		const media = await payload.create({ collection: "media", data: { alt: "ছবি" }, file });
		await payload.create({
			collection: "notices",
			data: {
				name: "নোটিশ",
				summary: specialCharacters,
				files: [media.id],
				publishedAt: "2026-01-01T00:00:00.000Z",
				_status: "published",
			},
		});
		const person: never = { name: "রহিমা", gender: "2", fatherName: specialCharacters, motherName: "সালমা" } as never;
		const { id } = await payload.create({ collection: "students", data: person });
		// The id of a deleted record must not be reused after a restore.
		const gone = await payload.create({ collection: "students", data: person });
		await payload.delete({ collection: "students", id: gone.id });
		mkdirSync(inFolder("students"), { recursive: true });
		writeFileSync(inFolder("students", studentPicture), data);
		const { rows, sql } = await import("@/lib/data/sql");
		await rows(payload, sql`UPDATE students SET picture = ${studentPicture} WHERE id = ${id}`);
		expect(await command(["backup"])).toMatchObject({ code: 0 });
	}, patience);

	afterAll(async () => {
		for (const target of targets) await target.remove();
	});

	/** Seals all further backups. */
	const sealFor = async (recipient: string) => {
		const { sealingEntry } = await import("../queries");
		await payload.kv.set(sealingEntry, { recipient, since: new Date().toISOString(), by: "ক" });
	};

	return { own, sealFor, targets, inFolder, backups, newest, newTarget };
}
