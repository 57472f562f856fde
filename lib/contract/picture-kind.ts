/** Kinds of picture files by their own first bytes, whatever name or type they say they have. */

/**
 * @param start the first 12 bytes of a file
 * @returns whether it is a HEIC or HEIF picture, which iPhones make and few browsers read
 */
export const isHeic = (start: Uint8Array): boolean =>
	/^.{4}ftyp(hei|hev|mif1|msf1)/s.test(String.fromCharCode(...start.subarray(0, 12)));
