/** Tests of what is stored of an uploaded picture; run on both databases. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Payload } from "payload";
import sharp, { type Sharp } from "sharp";
import { rows, sql } from "@/lib/data/sql";
import { filesOf, inMedia, uploadPicture } from "./uploads";

/** @param opened returns Payload; called when a test runs */
export function originalsSuite(opened: () => Payload) {
	const upload = (image?: Sharp, mimetype?: string, name?: string) => uploadPicture(opened(), image, mimetype, name);
	const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "22/1 11/1 0/1" }, IFD0: { Make: "Phone" } };

	test("a photo is stored upright as JPEG without metadata, and shown as WebP", async () => {
		const base = { create: { width: 600, height: 40, channels: 3, background: "red" } } as const;
		const photo = sharp(base).jpeg().withExif(place).withMetadata({ orientation: 6 });
		expect((await sharp(await photo.toBuffer()).metadata()).exif).toBeDefined();
		const media = await upload(photo);
		expect(media).toMatchObject({ mimeType: "image/jpeg", width: 40, height: 600 });
		expect(media.filename).toMatch(/\.jpg$/);
		expect(media.sizes?.large).toMatchObject({ mimeType: "image/webp", width: 40, height: 600 });
		for (const name of filesOf(media)) {
			const found = await sharp(inMedia(name)).metadata();
			expect([name, found.exif, found.xmp, found.orientation]).toEqual([name, undefined, undefined, undefined]);
		}
	});

	test.each(["png", "webp", "avif"] as const)("an opaque %s becomes JPEG", async (format) => {
		const image = sharp({ create: { width: 50, height: 50, channels: 4, background: "blue" } }).toFormat(format);
		expect(await upload(image, `image/${format}`, `ছবি.${format}`)).toMatchObject({ mimeType: "image/jpeg" });
	});

	test("a picture has a size for the HTML of a page, and old slides get theirs once", async () => {
		const { inlineBytes } = await import("@/lib/files/pictures/inline-size");
		const media = await upload(sharp("lib/demo/files/assembly.webp").jpeg());
		const inline = media.sizes?.inline;
		expect(inline).toMatchObject({ mimeType: "image/webp", filename: expect.stringMatching(/-inline\.webp$/) });
		const bytes = readFileSync(inMedia(inline?.filename ?? ""));
		expect([inline?.filesize, bytes.length <= inlineBytes]).toEqual([bytes.length, true]);

		const forget = (id: number) =>
			rows(opened(), sql`UPDATE media SET sizes_inline_filename = NULL, sizes_inline_filesize = NULL WHERE id = ${id}`);
		const other = await upload();
		await opened().create({ collection: "slides", data: { picture: media.id } as never });
		for (const { id } of [media, other]) await forget(id);
		rmSync(inMedia(inline?.filename ?? ""));
		const { makeInlinePictures } = await import("@/lib/upkeep/inline-pictures");
		await makeInlinePictures(opened());
		const inlineOf = async (id: number) => (await opened().findByID({ collection: "media", id })).sizes?.inline;
		expect(await inlineOf(media.id)).toMatchObject({ filename: inline?.filename, filesize: bytes.length });
		expect(readFileSync(inMedia(inline?.filename ?? "")).equals(bytes)).toBe(true);
		// It is on no slide.
		expect((await inlineOf(other.id))?.filename).toBeNull();
	});

	test("the point that stays visible changes no file, and a new file does not inherit it", async () => {
		const media = await upload();
		expect([media.focalX, media.focalY]).toEqual([null, null]);
		const set = (data: object, file?: object) =>
			opened().update({ collection: "media", id: media.id, data, ...(file && { file: file as never }) });
		const chosen = await set({ focalX: 30, focalY: 0 });
		expect(chosen).toMatchObject({ focalX: 30, focalY: 0, filename: media.filename, sizes: media.sizes });
		await expect(set({ focalY: 101 })).rejects.toThrow();
		expect(await set({ alt: "আরেক বর্ণনা" })).toMatchObject({ focalX: 30, focalY: 0 });

		const data = readFileSync(inMedia(media.filename ?? ""));
		const file = { data, mimetype: "image/jpeg", name: "নতুন.jpg", size: data.length };
		expect(await set({}, { ...file })).toMatchObject({ focalX: null, focalY: null });
		expect(await set({ focalX: 60, focalY: 20 }, { ...file })).toMatchObject({ focalX: 60, focalY: 20 });
	});

	test("a transparent logo stays transparent, also on the pages", async () => {
		const clear = { r: 0, g: 0, b: 0, alpha: 0 };
		const logo = sharp({ create: { width: 50, height: 50, channels: 4, background: clear } }).png();
		const media = await upload(logo, "image/png", "লোগো.png");
		expect(media.mimeType).toBe("image/png");
		for (const name of [media.filename, media.sizes?.large?.filename])
			expect((await sharp(inMedia(name ?? "")).stats()).isOpaque).toBe(false);
	});

	test("a transparent picture in the files of a notice becomes JPEG on white", async () => {
		const { isFileOfRecord, prepareOriginal } = await import("../collections/originals");
		const clear = { r: 0, g: 0, b: 0, alpha: 0 };
		const data = await sharp({ create: { width: 9, height: 9, channels: 4, background: clear } })
			.png()
			.toBuffer();
		const req = {
			query: { describedByTitle: "true" },
			file: { data, mimetype: "image/png", name: "a.png", size: 1 },
		};
		expect(isFileOfRecord(req as never)).toBe(true);
		await prepareOriginal({ operation: "create", req, collection: { slug: "media" } } as never);
		expect(req.file).toMatchObject({ mimetype: "image/jpeg", size: req.file.data.length });
		const { channels, isOpaque } = await sharp(req.file.data).stats();
		expect([isOpaque, ...channels.map(({ mean }) => mean)]).toEqual([true, 255, 255, 255]);
	});

	test("an older WebP upload gets a JPEG for downloads, and stays on the pages", async () => {
		const media = await upload();
		const webp = "পুরোনো-ছবি.webp".normalize("NFC");
		writeFileSync(
			inMedia(webp),
			await sharp(inMedia(media.filename ?? ""))
				.webp()
				.toBuffer(),
		);
		await rows(
			opened(),
			sql`UPDATE media SET filename = ${webp}, mime_type = 'image/webp', sizes_large_filename = NULL
				WHERE id = ${media.id}`,
		);
		const { convertOldPictures } = await import("@/lib/upkeep/old-pictures");
		await convertOldPictures(opened());
		await convertOldPictures(opened());
		const found = await opened().findByID({ collection: "media", id: media.id });
		expect(found).toMatchObject({ mimeType: "image/jpeg", sizes: { large: { filename: webp, width: 700 } } });
		expect((await sharp(inMedia(found.filename ?? "")).metadata()).format).toBe("jpeg");
		expect(existsSync(inMedia(webp))).toBe(true);
	});
}
