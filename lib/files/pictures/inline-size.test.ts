import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { inlineBytes } from "@/lib/files/media-sizes";
import { encodeInline } from "./inline-size";

const demo = (name: string) => readFile(`lib/demo/files/${name}`);

const noise = (width: number, height: number) =>
	sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
		.png()
		.toBuffer();

test.each([
	["a slide keeps its width, in a quality that fits", () => demo("riverside.webp"), 480],
	[
		"one that is smaller keeps its size",
		async () =>
			sharp(await demo("riverside.webp"))
				.resize(300)
				.toBuffer(),
		300,
	],
	["a picture with much grain gets narrower", () => noise(1600, 800), 360],
	["so does an upright one", () => noise(500, 1500), 120],
])("%s", async (_case, make, width) => {
	const made = await encodeInline(await make());
	expect(made?.data.length).toBeLessThanOrEqual(inlineBytes);
	expect(await sharp(made?.data).metadata()).toMatchObject({ format: "webp", width });
});

test("a picture that fits in the best quality is not made worse", async () => {
	const picture = await sharp({ create: { width: 900, height: 450, channels: 3, background: "teal" } })
		.png()
		.toBuffer();
	const best = await sharp(picture).resize(480).webp({ quality: 68, effort: 5, preset: "photo" }).toBuffer();
	expect((await encodeInline(picture))?.data.length).toBe(best.length);
});
