/** Sizes in which pages show a picture, and the first page of a PDF file (lib/search/file-texts/picture.ts). */
import type { ImageSize } from "payload";

const webp = { format: "webp", options: { quality: 68, effort: 5, preset: "photo", alphaQuality: 80 } } as const;

export const mediaSizes = [
	{ name: "small", width: 480, formatOptions: webp, withoutEnlargement: undefined },
	{ name: "medium", width: 960, formatOptions: webp, withoutEnlargement: undefined },
	// The largest picture that pages show; always generated, because the upload itself is for downloads.
	{ name: "large", width: 1600, height: 1600, fit: "inside", formatOptions: webp, withoutEnlargement: true },
	// Open Graph image; JPEG, which WhatsApp and Facebook support everywhere.
	{
		name: "card",
		width: 1200,
		height: 630,
		position: "top",
		formatOptions: { format: "jpeg", options: { quality: 72, mozjpeg: true } },
		withoutEnlargement: false,
	},
] as const satisfies ImageSize[];

/** Most bytes of a picture in a page's HTML: as Base64, compressed with the page, they are 10 KB. */
export const inlineBytes = 9_600;

/**
 * The size that a page has in its HTML, of pictures alone. Payload makes it in one quality, whatever comes of that;
 * collections/inline-size.ts replaces the bytes by those that fit.
 */
const inlineSize = {
	name: "inline",
	width: 8,
	formatOptions: { format: "webp" },
	withoutEnlargement: true,
	// The name of the small size has its width.
	generateImageName: ({ originalName, extension }) => `${originalName}-inline.${extension}`,
} as const satisfies ImageSize;

/** All that the record of an upload has columns for. */
export const storedSizes = [...mediaSizes, inlineSize] as const;

export type MediaSize = (typeof mediaSizes)[number]["name"];

/** Columns of the `media` table that hold file names: the upload and each image size. */
export const mediaFileColumns = ["filename", ...storedSizes.map(({ name }) => `sizes_${name}_filename`)];
