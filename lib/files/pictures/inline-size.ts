/** The smallest size of a picture: a page that begins with it has it in its HTML (components/layout/inline-pictures.ts). */
import sharp, { type OutputInfo } from "sharp";
import { inlineBytes } from "@/lib/files/media-sizes";

/** The small size's width; less for upright pictures and those with much grain. */
const widths = [480, 360, 240, 120];

/** WebP qualities: a better one than the first is not seen at this size, a worse one than the second shows blocks. */
const best = 68;
const worst = 30;

/**
 * @param picture the bytes of a picture, upright
 * @returns WebP of at most {@link inlineBytes}, as wide as fits and then in the best quality that fits; null if none does
 */
export async function encodeInline(picture: Buffer): Promise<{ data: Buffer; info: OutputInfo } | null> {
	for (const width of widths) {
		const pixels = sharp(picture).resize({ width, withoutEnlargement: true }).webp({ lossless: true, effort: 0 });
		const small = await pixels.toBuffer();
		const encode = (quality: number) =>
			sharp(small).webp({ quality, effort: 5, preset: "photo" }).toBuffer({ resolveWithObject: true });
		const fits = ({ data }: Awaited<ReturnType<typeof encode>>) => data.length <= inlineBytes;
		// Most pictures fit in the best quality.
		const finest = await encode(best);
		if (fits(finest)) return finest;
		let found = null;
		// Bisection: all below `low` fit, none from `high` does.
		for (let low = worst, high = best; low < high; ) {
			const quality = found ? Math.floor((low + high) / 2) : worst;
			const made = await encode(quality);
			if (fits(made)) {
				found = made;
				low = quality + 1;
			} else high = quality;
		}
		if (found) return found;
	}
	return null;
}
