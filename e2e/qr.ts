/** Reads QR codes off the page, as a phone's camera does. */
import type { Locator } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";

/** @returns the text of the QR code in the element as it is rendered, or undefined */
export async function readQrCode(element: Locator): Promise<string | undefined> {
	const { data, info } = await sharp(await element.screenshot())
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
