/** Backup and restore of a school whose files are in an S3 store. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Media } from "@/lib/cms/payload-types";
import {
	command,
	commandAtStep,
	emptyTarget,
	rowsOf,
	type Target,
	type Variables,
} from "@/lib/cms/testing/backup-target";
import { testDatabase } from "@/lib/cms/testing/databases";
import { filesOf, uploadPicture } from "@/lib/cms/testing/uploads";
import { type Bucket, newBucket } from "@/lib/files/testing/buckets";
import { openGate } from "@/lib/files/testing/gate";
import { s3 } from "@/lib/files/testing/on-s3";
import { backupFailures } from "@/lib/office/backup/text";
import { patience, refusal, studentPicture } from "./testing/backing-up";
import { stepsOf } from "./testing/steps";

const open = testDatabase();
const dataDir = process.env.DATA_DIR ?? "";
const backups = () => readdirSync(path.join(dataDir, "backups")).filter((name) => /\d-[a-z]+\.tar$/.test(name));
const newest = () => path.join(dataDir, "backups", backups().sort().at(-1) ?? "");
const targets: Target[] = [];
let keys: string[];

beforeAll(async () => {
	const payload = await open();
	const media: Media = await uploadPicture(payload);
	const person = { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা" };
	const { id } = await payload.create({ collection: "students", data: person as never });
	const { rows, sql } = await import("@/lib/data/sql");
	await rows(payload, sql`UPDATE students SET picture = ${studentPicture} WHERE id = ${id}`);
	await s3().bucket.put(`students/${studentPicture}`, readFileSync("deploy/home.webp"));
	keys = [...filesOf(media).map((name) => `media/${name}`), `students/${studentPicture}`].sort();
	await s3().bucket.put("media/orphan.webp", "an upload without a record");
	expect(await command(["backup"])).toMatchObject({ code: 0 });
}, patience);
afterAll(async () => {
	for (const target of targets) await target.remove();
});

/** An empty DATA_DIR with an empty bucket. */
async function newTarget(): Promise<Target & { bucket: Bucket }> {
	const [target, bucket] = [await emptyTarget(), await newBucket(JSON.parse(process.env.TEST_STORE ?? "{}"))];
	targets.push(target);
	return { ...target, variables: { ...bucket.variables, ...target.variables }, bucket };
}

const inFolder = ({ folder }: Target) => readdirSync(folder).filter((name) => !/^(school\.db-|in-use$)/.test(name));

async function expected(): Promise<Record<string, string>> {
	const { "media/orphan.webp": _, ...contents } = await s3().bucket.contents();
	expect(Object.keys(contents)).toEqual(keys);
	return contents;
}

test(
	"a backup has the files, and a restore puts them into the empty bucket",
	async () => {
		const target = await newTarget();
		expect(await command(["restore", newest()], target.variables)).toMatchObject({ code: 0 });
		expect(await target.bucket.contents()).toEqual(await expected());
		expect(inFolder(target)).toEqual(["school.db", "secret"]);
		expect(await rowsOf(target.variables)).toEqual(await rowsOf({ DATA_DIR: dataDir }));
		expect(await command(["check-backup"])).toMatchObject({ code: 0 });
	},
	patience,
);

test(
	"a school moves out of the store and back by a backup and a restore",
	async () => {
		const local = await newTarget();
		const withoutS3: Variables = {
			...local.variables,
			...Object.fromEntries(Object.keys(local.bucket.variables).map((name) => [name, ""])),
		};
		expect(await command(["restore", newest()], withoutS3)).toMatchObject({ code: 0 });
		expect(await local.bucket.keys()).toEqual([]);
		for (const key of keys) expect(existsSync(path.join(local.folder, key))).toBe(true);
		expect(await command(["backup"], withoutS3)).toMatchObject({ code: 0 });
		const [name = ""] = readdirSync(path.join(local.folder, "backups")).filter((file) => file.endsWith(".tar"));

		const remote = await newTarget();
		const file = path.join(local.folder, "backups", name);
		expect(await command(["restore", file], remote.variables)).toMatchObject({ code: 0 });
		expect(await remote.bucket.contents()).toEqual(await expected());
	},
	patience,
);

test(
	"a bucket with files of a school is left alone: by a restore, and by a first start",
	async () => {
		const target = await newTarget();
		await target.bucket.put("students/other.webp", "x");
		expect(await command(["restore", newest()], target.variables)).toEqual(refusal("notEmpty"));
		expect(inFolder(target)).toEqual([]);
		const started = await command(["prepare"], {
			...target.variables,
			STAFF_EMAIL: "head@school.example",
			STAFF_PASSWORD: "নদীর পাড়ে আমার ঘর",
		});
		expect(started).toMatchObject({ code: 1, said: expect.stringContaining("S3_BUCKET") });
		expect(existsSync(path.join(target.folder, "school.db"))).toBe(false);
		expect(await target.bucket.keys()).toEqual(["students/other.webp"]);
	},
	patience,
);

/** BACKUP_COPY for a bucket. */
function copyIn({ variables }: Bucket): URL {
	const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "" } = variables;
	const place = new URL(`${S3_ENDPOINT}/${S3_BUCKET}/one?region=${S3_REGION}`);
	return Object.assign(place, { username: S3_ACCESS_KEY_ID, password: S3_SECRET_ACCESS_KEY });
}

test(
	"a copy in a store has the backup and its files, and the check finds one that is not whole",
	async () => {
		const { bucket } = await newTarget();
		const place = copyIn(bucket);
		const BACKUP_COPY = place.href;
		expect(await command(["backup"], { BACKUP_COPY })).toMatchObject({ code: 0 });
		const contents = await bucket.contents();
		const here = (...names: string[]) => readFileSync(path.join(dataDir, "backups", ...names)).toString("base64");
		const name = path.basename(newest());
		expect(contents[`one/backups/${name}`]).toBe(here(name));
		const files = Object.keys(contents).filter((key) => key.startsWith("one/backups/files/"));
		expect(files).toHaveLength(new Set(Object.values(await expected())).size);
		for (const key of files) expect(contents[key]).toBe(here("files", path.basename(key)));
		expect(await command(["check-backup"], { BACKUP_COPY })).toMatchObject({ code: 0 });
		await bucket.put(files[0] ?? "", "x");
		expect(await command(["check-backup"], { BACKUP_COPY })).toEqual(refusal("damaged"));
		place.password = "wrong";
		const refused = expect.stringContaining(backupFailures.noCopy.bengali);
		expect(await command(["backup"], { BACKUP_COPY: place.href })).toEqual({ code: 0, said: refused });
	},
	patience,
);

test(
	"a school is restored from its copy in a store; from one that is not whole, or is cut off, nothing",
	async () => {
		const { bucket } = await newTarget();
		const place = copyIn(bucket);
		const BACKUP_COPY = place.href;
		expect(await command(["backup"], { BACKUP_COPY })).toMatchObject({ code: 0 });
		const target = await newTarget();
		const restore = (copy: string) => command(["restore", "--from-copy"], { ...target.variables, BACKUP_COPY: copy });
		const expectNothing = async () => {
			expect(inFolder(target)).toEqual([]);
			expect(await target.bucket.keys()).toEqual([]);
		};

		const gate = await openGate(place.origin, statSync(newest()).size / 2);
		const throughGate = new URL(place);
		throughGate.host = new URL(gate.url).host;
		expect(await restore(throughGate.href)).toEqual(refusal("noCopy"));
		await gate.close();
		expect(await restore(throughGate.href)).toEqual(refusal("noCopy"));
		await expectNothing();

		const [key = ""] = (await bucket.keys()).filter((name) => name.startsWith("one/backups/files/"));
		const whole = Buffer.from((await bucket.contents())[key] ?? "", "base64");
		await bucket.put(key, "x");
		expect(await restore(BACKUP_COPY)).toEqual(refusal("damaged"));
		await bucket.remove(key);
		expect(await restore(BACKUP_COPY)).toEqual(refusal("noFiles"));
		await expectNothing();
		await bucket.put(key, whole);

		const { code, said } = await restore(BACKUP_COPY);
		expect([code, said]).toEqual([0, expect.stringContaining(path.basename(newest()))]);
		expect(said).not.toContain(place.password);
		expect(await target.bucket.contents()).toEqual(await expected());
		expect(await rowsOf(target.variables)).toEqual(await rowsOf({ DATA_DIR: dataDir }));
	},
	patience,
);

test(
	"without the store nothing is backed up or restored, and earlier backups are kept",
	async () => {
		const before = backups();
		const target = await newTarget();
		await s3().gate.close();
		try {
			expect(await command(["backup", "--nightly"])).toEqual(refusal("noStore"));
			const variables = { ...target.variables, S3_ENDPOINT: s3().gate.url };
			expect(await command(["restore", newest()], variables)).toEqual(refusal("noStore"));
		} finally {
			await s3().gate.open();
		}
		expect(backups()).toEqual(before);
		expect(inFolder(target)).toEqual([]);
	},
	patience,
);

test(
	"a killed restore has restored nothing or everything",
	async () => {
		const file = newest();
		const restore = ["restore", file];
		const outcomes = new Set<string>();
		// The steps at the end: each uploaded file, and the renames.
		for (const step of await stepsOf(restore, (await newTarget()).variables, keys.length + 8)) {
			const target = await newTarget();
			const killed = await commandAtStep(restore, { ...target.variables, KILL_AT: String(step) });
			expect(killed).toMatchObject({ signal: "SIGKILL" });
			expect(await command(["../cms/testing/settle"], target.variables)).toMatchObject({ code: 0 });
			if (inFolder(target).length === 0) {
				outcomes.add("nothing");
				expect(await target.bucket.keys()).toEqual([]);
			} else {
				outcomes.add("all");
				expect(await target.bucket.contents()).toEqual(await expected());
				expect(inFolder(target)).toEqual(["school.db", "secret"]);
			}
		}
		expect(outcomes).toEqual(new Set(["nothing", "all"]));
	},
	patience,
);
