import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { studentText } from "@/lib/bengali/students";
import { preparePicture } from "./intake";

const text = studentText.picture;
const refusedWith = (sentence: string) => ({ name: "RefusedPicture", message: sentence });
const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString("base64")}`;
const noise = (width: number, height: number) =>
	sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

/** A decompression bomb: a tiny PNG file with side × side pixels. */
function bomb(side: number): Buffer {
	const crc32 = (bytes: Buffer) => {
		let crc = ~0;
		for (const byte of bytes) {
			crc ^= byte;
			for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
		}
		return ~crc >>> 0;
	};
	const chunk = (type: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
		const frame = Buffer.alloc(8);
		frame.writeUInt32BE(data.length, 0);
		frame.writeUInt32BE(crc32(body), 4);
		return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
	};
	const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
	head.writeUInt32BE(side, 0);
	head.writeUInt32BE(side, 4);
	const pixels = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		chunk("IHDR", head),
		chunk("IDAT", pixels),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

test("a phone's photo is rotated by its EXIF orientation, cropped square and loses its metadata", async () => {
	const left = await sharp({ create: { width: 800, height: 600, channels: 3, background: "white" } })
		.composite([{ input: { create: { width: 400, height: 600, channels: 3, background: "red" } }, left: 0, top: 0 }])
		.withExif({ IFD0: { Copyright: "home" }, IFD3: { GPSLatitude: "22/1 11/1 0/1" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	const kept = await preparePicture(new File([new Uint8Array(left)], "IMG_1.jpg", { type: "image/jpeg" }));
	const { format, width, height, exif, orientation } = await sharp(kept).metadata();
	expect({ format, width, height, exif, orientation }).toEqual({ format: "webp", width: 300, height: 300 });
	// Turned a quarter to the right, the red half is on top.
	const top = await sharp(kept).extract({ left: 0, top: 0, width: 300, height: 100 }).png().toBuffer();
	const [red, green] = (await sharp(top).stats()).channels;
	expect(red?.mean).toBeGreaterThan(240);
	expect(green?.mean).toBeLessThan(15);
});

test.each(["jpeg", "png", "webp"] as const)("%s comes in, and nothing is larger than 100 KB", async (kind) => {
	const sent = dataUrl(`image/${kind}`, await noise(900, 700).toFormat(kind).toBuffer());
	expect((await preparePicture(sent)).byteLength).toBeLessThanOrEqual(100_000);
});

test.each(["image/jpg", "image/pjpeg", "text/plain", "application/octet-stream", ""])(
	"a JPEG that a phone calls %j comes in",
	async (type) => {
		const file = new File([new Uint8Array(await noise(9, 9).jpeg().toBuffer())], "IMG_1", { type });
		expect((await sharp(await preparePicture(file)).metadata()).format).toBe("webp");
	},
);

test("a data URL comes in in lines too, as mail programs and phones write them", async () => {
	const sent = dataUrl("image/jpeg", await noise(99, 99).jpeg().toBuffer()).replace(/.{76}/g, "$&\r\n");
	expect((await sharp(await preparePicture(sent)).metadata()).format).toBe("webp");
});

test.each([
	["text that says it is a picture", () => dataUrl("image/png", Buffer.from("hello")), text.kind],
	["a page in a picture's name", () => new File(["<html></html>"], "me.jpg", { type: "image/jpeg" }), text.kind],
	["SVG", () => dataUrl("image/svg+xml", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")), text.kind],
	["HEIC", () => dataUrl("image/jpeg", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1")), text.heic],
	["no data URL", () => "me.jpg", text.broken],
	["no base64", () => "data:image/png;base64,%%%", text.broken],
	["PNG that says it is JPEG", async () => dataUrl("image/jpeg", await noise(9, 9).png().toBuffer()), text.lies],
	[
		"half a picture",
		async () => dataUrl("image/jpeg", (await noise(99, 99).jpeg().toBuffer()).subarray(0, 4000)),
		text.broken,
	],
	[
		"a picture's first bytes and then none",
		() => dataUrl("image/jpeg", Buffer.from("\xff\xd8\xff\xe0", "latin1")),
		text.broken,
	],
	["a decompression bomb", () => dataUrl("image/png", bomb(20_000)), text.tooLarge],
])("%s is refused", async (_case, make, sentence) => {
	await expect(preparePicture(await make())).rejects.toMatchObject(refusedWith(sentence));
});
