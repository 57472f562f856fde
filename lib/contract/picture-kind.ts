/** Detection of picture formats by magic bytes. */

/**
 * @param start the first 12 bytes of a file
 * @returns whether it is a HEIC or HEIF picture, the format of iPhones, which few browsers can decode
 */
export const isHeic = (start: Uint8Array): boolean =>
	/^.{4}ftyp(hei|hev|mif1|msf1)/s.test(String.fromCharCode(...start.subarray(0, 12)));
