/** Turns a drawing into the bytes of a picture file. */
import sharp from "sharp";

/**
 * @param svg a drawing without text
 * @returns a PNG; the data layer makes the WebP files and their sizes from it
 */
export const renderPng = (svg: string): Promise<Buffer> =>
	sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
