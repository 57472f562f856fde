/** What can be said of a photo without a browser's help. */

/**
 * @param start the first 12 bytes of a file
 * @returns whether it is a HEIC or HEIF picture, whatever its name says
 */
export const isHeic = (start: Uint8Array): boolean =>
	/^.{4}ftyp(hei|hev|mif1|msf1)/s.test(String.fromCharCode(...start.subarray(0, 12)));

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
	const data = url.slice(url.indexOf(",") + 1);
	return Math.ceil((data.replace(/=+$/, "").length * 3) / 4 / 1000);
}
