import jsQR from "jsqr";
import sharp from "sharp";
import { qrCode, qrCodeUrl } from "./qr-code";

const url = `https://school.example/verify/${"aB3_-x9Z".repeat(5)}`;

async function decode(svg: string): Promise<string | undefined> {
	const image = sharp(Buffer.from(svg), { density: 300 }).resize(400, 400).ensureAlpha();
	const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
	return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test("a reader decodes the picture", async () => {
	expect(await decode(qrCode(url))).toBe(url);
	const [, base64 = ""] = qrCodeUrl(url).split("base64,");
	expect(Buffer.from(base64, "base64").toString()).toBe(qrCode(url));
});

test("the picture is small, and has the quiet zone that readers need", async () => {
	const svg = qrCode(url);
	expect(svg.length).toBeLessThan(10_000);
	const [, dark = ""] = svg.split("<path d=");
	const corners = [...dark.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
	expect(Math.min(...corners)).toBe(4);
});
