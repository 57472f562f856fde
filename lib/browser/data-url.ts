/**
 * @param url a base64 data URL
 * @returns the kilobytes (of 1000 bytes) of data, rounded up
 */
export function kilobytesOf(url: string): number {
	const digits = url.slice(url.indexOf(",") + 1).replace(/=+$/, "");
	return Math.ceil(Math.floor((digits.length * 3) / 4) / 1000);
}
