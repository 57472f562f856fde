/** Uploads whose files are in an S3 store. */
import { existsSync } from "node:fs";
import path from "node:path";
import type { Payload, PayloadRequest } from "payload";
import { filesText } from "@/lib/bengali/files";
import { s3 } from "@/lib/files/testing/on-s3";
import { anyAge } from "@/lib/files/testing/stored-names";
import { staffText } from "@/lib/office/words/staff";
import { pdfOf } from "@/lib/search/file-texts/testing/pdf-files";
import type { Media } from "./payload-types";
import { testDatabase } from "./testing/databases";
import { filesOf, uploadPicture } from "./testing/uploads";

const open = testDatabase();
let payload: Payload;
beforeAll(async () => {
	payload = await open();
});

const keysOf = (media: Media) => filesOf(media).map((name) => `media/${name}`);
const keys = () => s3().bucket.keys();
const upload = () => uploadPicture(payload);
const remove = (media: Media) => payload.delete({ collection: "media", id: media.id });
const count = async () => (await payload.count({ collection: "media" })).totalDocs;
const unavailable = { status: 503, message: filesText.unavailable, isPublic: true };

function pdf(text: string) {
	const data = Buffer.from(pdfOf([text]));
	return { data, name: "নোটিশ.pdf", mimetype: "application/pdf", size: data.length };
}

async function whileClosed<T>(work: () => Promise<T>): Promise<T> {
	await s3().gate.close();
	return work().finally(() => s3().gate.open());
}

test("an upload and all its sizes are in the bucket, none in DATA_DIR; they go with the record", async () => {
	const media = await upload();
	expect(keysOf(media).length).toBeGreaterThan(3);
	expect(await keys()).toEqual(expect.arrayContaining(keysOf(media)));
	for (const folder of ["media", "not-used"])
		expect(existsSync(path.join(process.env.DATA_DIR ?? "", folder))).toBe(false);
	await payload.delete({ collection: "media", id: media.id, select: { alt: true } });
	for (const key of keysOf(media)) expect(await keys()).not.toContain(key);
});

test("a replaced file goes when the new one is committed", async () => {
	const media = await upload();
	const { bucket } = s3();
	const replace = (req?: PayloadRequest): Promise<Media> =>
		payload.update({ collection: "media", id: media.id, data: { alt: "" }, file: pdf("Another file"), req });
	const { inTransaction } = await import("@/lib/data/transactions");
	await expect(
		inTransaction(payload, async (req) => {
			await replace(req);
			throw new Error("Rolled back");
		}),
	).rejects.toThrow("Rolled back");
	expect(await bucket.keys()).toEqual(expect.arrayContaining(keysOf(media)));
	const replaced = await replace();
	expect(await bucket.keys()).toContain(`media/${replaced.filename}`);
	for (const key of keysOf(media)) expect(await bucket.keys()).not.toContain(key);
	await remove(replaced);
});

test("a deletion that is rolled back keeps the files", async () => {
	const media = await upload();
	const { inTransaction } = await import("@/lib/data/transactions");
	const deletion = inTransaction(payload, async (req) => {
		await payload.delete({ collection: "media", id: media.id, req });
		throw new Error("Rolled back");
	});
	await expect(deletion).rejects.toThrow("Rolled back");
	expect(await keys()).toEqual(expect.arrayContaining(keysOf(media)));
	await remove(media);
});

test("the cleanup removes orphaned files, but not while a record may follow", async () => {
	const { tidyUp } = await import("@/lib/upkeep/housekeeping");
	const media = await upload();
	const orphans = ["media/orphan.webp", `students/${"o".repeat(32)}.webp`];
	for (const key of orphans) await s3().bucket.put(key, "x");
	await tidyUp(payload);
	expect(await keys()).toEqual(expect.arrayContaining(orphans));
	await tidyUp(payload, anyAge);
	for (const key of orphans) expect(await keys()).not.toContain(key);
	expect(await keys()).toEqual(expect.arrayContaining(keysOf(media)));
	await remove(media);
});

test("without the store nothing is uploaded; what is deleted meanwhile goes with the cleanup", async () => {
	const { tidyUp } = await import("@/lib/upkeep/housekeeping");
	const media = await upload();
	const before = await count();
	await whileClosed(async () => {
		await expect(upload()).rejects.toMatchObject(unavailable);
		expect(await count()).toBe(before);
		await tidyUp(payload, anyAge);
		await remove(media);
	});
	expect(await count()).toBe(before - 1);
	expect(await keys()).toEqual(expect.arrayContaining(keysOf(media)));
	await tidyUp(payload, anyAge);
	for (const key of keysOf(media)) expect(await keys()).not.toContain(key);
});

test("staff get the file and its parts", async () => {
	const { sendStored } = await import("./collections/media-files");
	const file = pdf("The text of a file");
	const { data } = file;
	const media = await payload.create({ collection: "media", data: { alt: "" }, file });
	const ask = (filename: string, range?: string) => {
		const req = { headers: new Headers(range ? { Range: range } : {}) } as PayloadRequest;
		return sendStored(req, { params: { collection: "media", filename } } as never) as Promise<Response>;
	};
	const whole = await ask(media.filename ?? "");
	expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "application/pdf"]);
	expect(Buffer.from(await whole.arrayBuffer()).equals(data)).toBe(true);
	const part = await ask(media.filename ?? "", "bytes=2-4");
	expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
		206,
		`bytes 2-4/${data.length}`,
		String(data.subarray(2, 5)),
	]);
	expect((await ask(media.filename ?? "", "bytes=9999999-")).status).toBe(416);
	for (const name of ["none.pdf", "../secret", ""]) {
		const missing = await ask(name);
		expect([missing.status, await missing.json()]).toEqual([404, { message: staffText.errors.noFile }]);
	}
	await whileClosed(() => expect(ask(media.filename ?? "")).rejects.toMatchObject(unavailable));
	await remove(media);
});

test("the text of a PDF file is read from the store, and later if that is not there", async () => {
	const { readNewFiles } = await import("@/lib/search/file-texts/sweep");
	const { textOfFiles } = await import("@/lib/search/file-texts/stored");
	const file = pdf("Admit card required");
	const media = await payload.create({ collection: "media", data: { alt: "" }, file });
	await whileClosed(() => expect(readNewFiles(payload)).rejects.toMatchObject({ name: "StoreUnavailable" }));
	expect(await readNewFiles(payload)).toBe(1);
	expect(await textOfFiles({ payload }, [media.id])).toContain("Admit card required");
	await remove(media);
});
