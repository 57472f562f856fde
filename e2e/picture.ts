/** Pictures of a page. */
import { expect, type Locator } from "@playwright/test";

/** Brings the picture into view, which one that is lazy and below the fold waits for. @returns its width in pixels, once loaded */
export async function loadedWidth(picture: Locator): Promise<number> {
	await picture.scrollIntoViewIfNeeded();
	const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
	await expect.poll(width).toBeGreaterThan(0);
	return width();
}
