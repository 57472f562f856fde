import sharp from "sharp";
import { kindOf } from "./kind";

const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: "teal" } });
const box = (...brands: string[]) => {
	const size = Buffer.alloc(4);
	size.writeUInt32BE(12 + brands.length * 4);
	return Buffer.concat([size, Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join("")}`), Buffer.alloc(40)]);
};

test.each(["jpeg", "png", "webp", "avif"] as const)("%s is known by its bytes", async (kind) => {
	expect(kindOf(await picture.clone().toFormat(kind).toBuffer())).toBe(kind);
});

test.each([
	["AVIF under the general brand", box("mif1", "miaf", "avif"), "avif"],
	["HEIC", box("heic", "mif1", "heic"), "heic"],
	["a video", box("isom", "mp42"), null],
	["PDF", Buffer.from("%PDF-1.4"), "pdf"],
	["PDF after other bytes", Buffer.from("\r\n\r\n%PDF-1.4"), "pdf"],
	["a page that speaks of PDF later", Buffer.concat([Buffer.alloc(1024, "a"), Buffer.from("%PDF-")]), null],
	["SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), null],
	["GIF", Buffer.from("GIF89a"), null],
	["nothing", Buffer.alloc(0), null],
])("%s", (_what, bytes, kind) => expect(kindOf(bytes)).toBe(kind));
