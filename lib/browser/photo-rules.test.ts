import { coverCrop, isHeic, kilobytesOf } from "./photo-rules";

const start = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

test.each(["heic", "heix", "hevc", "mif1", "msf1"])("a file that begins as %s is HEIC", (brand) => {
	expect(isHeic(start(`\0\0\0\x18ftyp${brand}`))).toBe(true);
});

test.each(["\xff\xd8\xff\xe0\0\x10JFIF\0\x01", "\x89PNG\r\n\x1a\n", "RIFF\0\0\0\0WEBP", "\0\0\0\x18ftypavif", ""])(
	"%j is not",
	(text) => {
		expect(isHeic(start(text))).toBe(false);
	},
);

test("the largest square in the middle", () => {
	expect(coverCrop(3000, 4000)).toEqual({ x: 0, y: 500, size: 3000 });
	expect(coverCrop(4000, 3000)).toEqual({ x: 500, y: 0, size: 3000 });
	expect(coverCrop(200, 200)).toEqual({ x: 0, y: 0, size: 200 });
});

test("kilobytes of a data URL", () => {
	const url = (bytes: number) => `data:image/jpeg;base64,${Buffer.alloc(bytes).toString("base64")}`;
	expect(kilobytesOf(url(1))).toBe(1);
	expect(kilobytesOf(url(1000))).toBe(1);
	expect(kilobytesOf(url(1001))).toBe(2);
	expect(kilobytesOf(url(99_999))).toBe(100);
});
