/** The admission form's photo: any phone's photo becomes 300×300 pixels and less than 100 KB. */

import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { draftText, photoText } from "@/lib/bengali/admission";
import { draftNoteText } from "@/lib/bengali/draft";
import { photoErrors } from "@/lib/bengali/photo";
import { fill, open, phone, postCall, required, sendButton, sent, stored, valuesOf } from "./application-form";

test.use(phone);

const preview = (page: Page) => page.getByRole("img", { name: photoText.preview });
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
	page.locator('[name="image"]').setInputFiles({ name, mimeType, buffer });

/** 12 megapixels of noise, rotated by EXIF: oriented correctly, the upper half is red. */
async function phonePhoto(): Promise<Buffer> {
	const width = 4000;
	const height = 3000;
	const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
	const half = await sharp({ create: { width: width / 2, height, channels: 3, background: "#d01010" } })
		.png()
		.toBuffer();
	// EXIF orientation 6 rotates by 90° clockwise: the left side becomes the top.
	return sharp({ create: { width, height, channels: 3, background: "#fff", noise } })
		.composite([{ input: half, left: 0, top: 0 }])
		.withMetadata({ orientation: 6 })
		.jpeg({ quality: 90 })
		.toBuffer();
}

/** @returns mean red minus mean green of the 100 lines from `top` */
async function rednessOf(image: Buffer, top: number): Promise<number> {
	const part = await sharp(image).extract({ left: 0, top, width: 300, height: 100 }).png().toBuffer();
	const [red, green] = (await sharp(part).stats()).channels;
	return (red?.mean ?? 0) - (green?.mean ?? 0);
}

async function sendAndRead(page: Page): Promise<Buffer> {
	await fill(page, required);
	const call = page.waitForRequest(postCall);
	await sendButton(page).tap();
	const { image } = (await call).postDataJSON();
	await sent(page);
	expect(image).toMatch(/^data:image\/jpeg;base64,/);
	return Buffer.from(image.split(",")[1], "base64");
}

test("a phone's photo is rotated, cropped and resized before submitting", async ({ page }) => {
	const photo = await phonePhoto();
	expect(photo.byteLength).toBeGreaterThan(1_000_000);
	await open(page);
	await choose(page, "photo.jpg", "image/jpeg", photo);
	await expect(preview(page)).toBeVisible();
	const image = await sendAndRead(page);
	expect(image.byteLength).toBeLessThan(100_000);
	expect(await sharp(image).metadata()).toMatchObject({ format: "jpeg", width: 300, height: 300 });
	expect((await sharp(image).metadata()).exif).toBeUndefined();
	const [above, below] = await Promise.all([rednessOf(image, 20), rednessOf(image, 180)]);
	expect(above).toBeGreaterThan(100);
	expect(Math.abs(below)).toBeLessThan(30);
});

test("a transparent PNG gets a white background", async ({ page }) => {
	const background = { r: 0, g: 0, b: 0, alpha: 0 };
	const drawing = await sharp({ create: { width: 400, height: 900, channels: 4, background } })
		.png()
		.toBuffer();
	await open(page);
	await choose(page, "drawing.png", "image/png", drawing);
	await expect(preview(page)).toBeVisible();
	const { channels } = await sharp(await sendAndRead(page)).stats();
	for (const { min } of channels) expect(min).toBeGreaterThan(250);
});

test("a photo survives a reload until it is removed", async ({ page }) => {
	const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#369" } })
		.webp()
		.toBuffer();
	await open(page);
	await choose(page, "photo.webp", "image/webp", photo);
	await expect(preview(page)).toBeVisible();
	await page.reload();
	await expect(page.getByText(draftNoteText.found)).toBeVisible();
	await expect(preview(page)).toBeVisible();
	await page.getByRole("button", { name: photoText.remove }).tap();
	await expect(preview(page)).toBeHidden();
	await fill(page, required);
	const call = page.waitForRequest(postCall);
	await sendButton(page).tap();
	expect((await call).postDataJSON().image).toBeNull();
	await sent(page);
});

for (const { what, name, type, bytes, says } of [
	{
		what: "HEIC",
		name: "a.heic",
		type: "image/heic",
		bytes: "\0\0\0\x18ftypheic\0\0\0\0mif1heic",
		says: photoErrors.heic,
	},
	{
		what: "HEIC that says it is a JPEG",
		name: "a.jpg",
		type: "image/jpeg",
		bytes: "\0\0\0\x18ftypheix",
		says: photoErrors.heic,
	},
	{ what: "a text", name: "a.jpg", type: "image/jpeg", bytes: "no picture at all", says: photoErrors.broken },
	{ what: "an empty file", name: "a.png", type: "image/png", bytes: "", says: photoErrors.broken },
]) {
	test(`${what} shows an error message and prevents submitting`, async ({ page }) => {
		await open(page);
		await choose(page, name, type, Buffer.from(bytes, "latin1"));
		await expect(page.locator("#image-error")).toContainText(says);
		await expect(preview(page)).toBeHidden();
		await fill(page, required);
		await sendButton(page).tap();
		await expect(page.locator('a[href="#image"]')).toContainText(says);
		await page.getByRole("button", { name: photoText.remove }).tap();
		await sendButton(page).tap();
		await sent(page);
	});
}

test("a page whose scripts have gone with an update says so, and keeps what was typed when it is opened anew", async ({
	page,
}) => {
	const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#639" } })
		.jpeg()
		.toBuffer();
	await open(page);
	const scripts = "**/_next/static/chunks/**";
	await page.route(scripts, (route) => route.fulfill({ status: 404, body: "" }));
	await choose(page, "photo.jpg", "image/jpeg", photo);
	await expect(page.locator("#image-error")).toContainText(photoText.reopen);
	await fill(page, required);
	await expect.poll(() => stored(page, "application-draft")).toContain(required.mothers_name);
	await page.unroute(scripts);
	await page.reload();
	await expect(page.getByText(draftNoteText.found)).toBeVisible();
	expect(await valuesOf(page)).toMatchObject(required);
	await choose(page, "photo.jpg", "image/jpeg", photo);
	await expect(preview(page)).toBeVisible();
});

test("a photo that does not fit in storage shows a message, and is submitted", async ({ page }) => {
	await page.addInitScript(() => {
		const keep = Storage.prototype.setItem;
		Storage.prototype.setItem = function (name, value) {
			if (value.length > 1000) throw new DOMException("full", "QuotaExceededError");
			keep.call(this, name, value);
		};
	});
	await open(page);
	const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#963" } })
		.jpeg()
		.toBuffer();
	await choose(page, "photo.jpg", "image/jpeg", photo);
	await expect(page.getByText(draftText.photoLost)).toBeVisible();
	expect(await sharp(await sendAndRead(page)).metadata()).toMatchObject({ width: 300, height: 300 });
});
