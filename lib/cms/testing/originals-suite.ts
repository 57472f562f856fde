/** Tests of what is stored of an uploaded picture; run on both databases. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import type { Payload } from "payload";
import sharp, { type Sharp } from "sharp";
import { rows, sql } from "@/lib/data/sql";
import { staffText } from "@/lib/office/words/staff";
import { pdfOf } from "@/lib/search/file-texts/testing/pdf-files";
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

	describe("what a browser says of a file is not believed", () => {
		const red = { create: { width: 40, height: 30, channels: 3, background: "red" } } as const;
		const pictures = {
			jpeg: () => sharp(red).jpeg().withExif(place).toBuffer(),
			png: () => sharp(red).png().toBuffer(),
			webp: () => sharp(red).webp().toBuffer(),
			avif: () => sharp(red).avif().toBuffer(),
		};
		const pdf = () => Buffer.from(pdfOf(["Admit card"]));
		const send = (data: Buffer, mimetype: string, name: string) =>
			opened().create({
				collection: "media",
				data: { alt: "ছবি" },
				file: { data, mimetype, name, size: data.length },
			});
		const claims = [
			["image/jpg", "IMG_1"],
			["text/plain", "IMG_1.html"],
			["", "IMG_1.php"],
			["application/octet-stream", "IMG_1"],
			["application/pdf", "IMG_1.pdf"],
			["image/svg+xml", "IMG_1.svg"],
			["text/html", "IMG_1.pdf.html"],
			["image/png", "IMG_1.png"],
		] as const;

		test.each(claims)("as %j, named %s", async (mimetype, name) => {
			const { typeOf } = await import("@/lib/files/types");
			for (const make of Object.values(pictures)) {
				const media = await send(await make(), mimetype, name);
				expect(media).toMatchObject({ mimeType: "image/jpeg", width: 40, height: 30 });
				expect(media.filename).toMatch(/^IMG-1\S*\.jpg$/);
				expect(typeOf(media.filename ?? "")).toBe("image/jpeg");
				expect((await sharp(inMedia(media.filename ?? "")).metadata()).exif).toBeUndefined();
			}
			const letter = await send(pdf(), mimetype, name);
			expect(letter).toMatchObject({ mimeType: "application/pdf", filename: expect.stringMatching(/\.pdf$/) });
			const replaced = await opened().update({
				collection: "media",
				id: letter.id,
				data: {},
				file: { data: await pictures.jpeg(), mimetype, name, size: 1 },
			});
			expect(replaced).toMatchObject({ mimeType: "image/jpeg", filename: expect.stringMatching(/\.jpg$/) });
			expect((await sharp(inMedia(replaced.filename ?? "")).metadata()).exif).toBeUndefined();
		});

		/** A PNG file whose header says that it is much wider than its pixels. */
		async function wide(width: number, height: number) {
			const bytes = await pictures.png();
			bytes.writeUInt32BE(width, 16);
			bytes.writeUInt32BE(height, 20);
			bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
			return bytes;
		}
		const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
		const { errors } = staffText;
		const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -64 /O <${"ab".repeat(32)}> /U <${"cd".repeat(32)}> >> /ID [<00> <00>]`;
		const refused: [string, () => Promise<Buffer> | Buffer, string][] = [
			["text", () => Buffer.from("text"), errors.file],
			["a page", () => Buffer.from("<html></html>"), errors.file],
			["SVG", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), errors.file],
			["GIF", () => sharp(red).gif().toBuffer(), errors.file],
			["HEIC", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), errors.file],
			["half a JPEG", async () => half(await pictures.jpeg()), errors.brokenFile],
			["half a PNG", async () => half(await pictures.png()), errors.brokenFile],
			["too many pixels", () => wide(60_000, 60_000), errors.tooManyPixels],
			["more pixels than a phone takes", () => wide(12_000, 11_000), errors.tooManyPixels],
			["as many as a phone takes, which are missing", () => wide(12_000, 9000), errors.brokenFile],
			["half a PDF file", () => half(pdf()), errors.brokenFile],
			["a PDF file that is none", () => Buffer.from("%PDF-1.4 xref %%EOF"), errors.brokenFile],
			["a PDF file with a password", () => Buffer.from(pdfOf(["a"], { trailer: locked })), errors.lockedPdf],
			[
				"a PDF file with a script",
				() => Buffer.from(pdfOf(["a"], { trailer: "/X << %/URI(\n/S /JavaScript /JS (1) %)\n >>" })),
				errors.activePdf,
			],
			...["(/A << /S /Launch >>)", "/A << /S /GoToR >>", "/A << /EF 4 0 R >>", "/A [ foo (/S /Launch) ]"].map(
				(trailer): (typeof refused)[number] => [
					`a PDF file with ${trailer}`,
					() => Buffer.from(pdfOf(["a"], { trailer })),
					errors.activePdf,
				],
			),
		];
		test.each(refused)("%s is refused by its sentence, whatever it is called", async (_what, make, sentence) => {
			const { messagesByField } = await import("../errors");
			const bytes = await make();
			for (const [mimetype, name] of claims) {
				const error = await send(bytes, mimetype, name).catch((reason: unknown) => reason);
				expect([name, messagesByField(error as never, "media")]).toEqual([name, { file: [sentence] }]);
			}
		});
	});

	test("a PDF file that speaks of scripts, and has links, is stored as it is", async () => {
		const link = "<< /Type /Annot /A << /S /URI /URI (https://school.example/JavaScript) >> >>";
		const trailer = `/Info << /Title (How /JavaScript and /Launch work, 100 % \\( stream) >> /X [${link} << /S /GoTo >>]`;
		const data = Buffer.from(pdfOf(["/OpenAction << /S /JavaScript >> 7 0 obj"], { trailer }));
		const file = { data, mimetype: "application/pdf", name: "চিঠি.pdf", size: data.length };
		const media = await opened().create({ collection: "media", data: { alt: "চিঠি" }, file });
		expect(readFileSync(inMedia(media.filename ?? "")).equals(data)).toBe(true);
	});

	test("a picture has a size for the HTML of a page, and old slides get theirs once", async () => {
		const { inlineBytes } = await import("@/lib/files/media-sizes");
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
		const { makeInlinePictures } = await import("@/lib/upkeep/old-pictures");
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
