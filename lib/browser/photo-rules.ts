/** What can be said of a photo without a browser's help. */

/** @returns the largest square in the middle of a picture, in its own pixels */
export function coverCrop(width: number, height: number): { x: number; y: number; size: number } {
	const size = Math.min(width, height);
	return { x: (width - size) / 2, y: (height - size) / 2, size };
}

/**
 * @param url a base64 data URL
 * @returns the kilobytes (of 1000 bytes) that it stands for, rounded up
 */
export function kilobytesOf(url: string): number {
	const digits = url.slice(url.indexOf(",") + 1).replace(/=+$/, "");
	return Math.ceil(Math.floor((digits.length * 3) / 4) / 1000);
}
