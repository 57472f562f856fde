/** Tests of public files that run on both databases; each test file has its own database. */
import type { Payload } from "payload";
import sharp from "sharp";
import type { Media } from "@/lib/cms/payload-types";
import { headAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { pdfOf } from "@/lib/search/file-texts/testing/pdf-files";

const publishedAt = "2026-01-01T00:00:00.000Z";

const open = testDatabase();

describe("public files", () => {
	let payload: Payload;
	let isPublicFile: (name: string) => Promise<boolean>;
	let findPublishedAttachment: (name: string) => Promise<string | null>;
	let uploads = 0;

	beforeAll(async () => {
		payload = await open();
		({ isPublicFile, findPublishedAttachment } = await import("./public-files"));
	});

	/** Wide enough for all image sizes. */
	async function upload(): Promise<Media> {
		uploads += 1;
		const image = sharp({ create: { width: 1000, height: 10, channels: 3, background: { r: uploads, g: 9, b: 9 } } });
		const data = await image.png().toBuffer();
		const file = { data, mimetype: "image/png", name: `সময়সূচি ${uploads}.png`, size: data.length };
		return payload.create({ collection: "media", data: { alt: "ছবি" }, file });
	}

	const namesOf = ({ filename, sizes }: Media) =>
		[filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => typeof name === "string");

	async function expectPublic(media: Media, expected: boolean) {
		const names = namesOf(media);
		// A picture has one more, for the HTML of the home page.
		expect(names).toHaveLength(media.mimeType === "application/pdf" ? 5 : 6);
		for (const name of names) expect([name, await isPublicFile(name)]).toEqual([name, expected]);
	}

	const drafts = [
		["notices", "files"],
		["routines", "files"],
		["curriculums", "files"],
		["contents", "picture"],
	] as const;

	test.each(drafts)("a file of %s is public while a record that shows it is published", async (collection, field) => {
		const media = await upload();
		await expectPublic(media, false);
		const more = field === "files" ? { publishedAt } : {};
		const fieldValue = ({ id }: Media) => (field === "files" ? [id] : id);
		const data = { name: `${collection} ক`, [field]: fieldValue(media), _status: "draft", ...more } as never;
		const { id } = await payload.create({ collection, data });
		await expectPublic(media, false);
		const set = (status: "draft" | "published") => payload.update({ collection, id, data: { _status: status } });
		await set("published");
		await expectPublic(media, true);
		// Every size leads to the file to download.
		for (const name of namesOf(media))
			expect(await findPublishedAttachment(name)).toBe(field === "files" ? media.filename : null);

		// A newer draft references another file: only the published one's file is public.
		const next = await upload();
		await payload.update({ collection, id, data: { [field]: fieldValue(next) } as never, draft: true });
		await expectPublic(media, true);
		await expectPublic(next, false);

		await set("draft");
		await expectPublic(media, false);
		expect(await findPublishedAttachment(media.filename ?? "")).toBeNull();
	});

	test("the picture of a PDF file's first page is as public as the file, and leads to it", async () => {
		const { readNewFiles } = await import("@/lib/search/file-texts/sweep");
		const data = Buffer.from(pdfOf(["A letter"]));
		const file = { data, mimetype: "application/pdf", name: "চিঠি.pdf", size: data.length };
		const { id: upload } = await payload.create({ collection: "media", data: {}, file });
		await readNewFiles(payload);
		const media = await payload.findByID({ collection: "media", id: upload });
		await expectPublic(media, false);
		const notice = { name: "চিঠির নোটিশ", files: [upload], publishedAt, _status: "published" as const };
		const { id } = await payload.create({ collection: "notices", data: notice });
		await expectPublic(media, true);
		for (const name of namesOf(media)) expect(await findPublishedAttachment(name)).toBe(media.filename);
		await payload.update({ collection: "notices", id, data: { deletedAt: new Date().toISOString() } });
		await expectPublic(media, false);
	});

	test.each([
		["teachers", { name: "ক", designation: "শিক্ষক" }],
		["committee-members", { name: "ক", designation: "সভাপতি" }],
		["slides", {}],
	] as const)("a file of %s is public as long as the record is there", async (collection, more) => {
		const media = await upload();
		const { id } = await payload.create({ collection, data: { ...more, picture: media.id } as never });
		await expectPublic(media, true);
		expect(await findPublishedAttachment(media.filename ?? "")).toBeNull();
		const setTrash = (deletedAt: string | null) =>
			payload.update({ collection, id, data: { deletedAt } as never, trash: true });
		await setTrash(publishedAt);
		await expectPublic(media, false);
		await setTrash(null);
		await expectPublic(media, true);
		await payload.delete({ collection, id });
		await expectPublic(media, false);
	});

	test.each(["logo", "footerPicture", "mapPicture"])("the %s is public as long as it is chosen", async (field) => {
		// Payload validates uploads of a global with the access of `user`, even with overrideAccess.
		const user = await headAccount(payload);
		const choose = (value: number | null) =>
			payload.updateGlobal({ slug: "settings", user, data: { [field]: value } as never });
		const media = await upload();
		await choose(media.id);
		await expectPublic(media, true);
		await choose(null);
		await expectPublic(media, false);
	});

	test("both encodings of a name lead to the file; a name of no file leads to none", async () => {
		const media = await upload();
		await payload.create({ collection: "slides", data: { picture: media.id } });
		const name = media.filename ?? "";
		for (const form of ["NFC", "NFD"]) expect(await isPublicFile(name.normalize(form))).toBe(true);
		for (const other of ["", "\0", `${name}\0`, "%", "_", "' OR 1=1 --", name.slice(1)])
			expect(await isPublicFile(other)).toBe(false);
	});
});
