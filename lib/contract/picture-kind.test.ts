import { isHeic } from "./picture-kind";

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
