import "server-only";
import type { Media } from "@/lib/cms/payload-types";
import { type PictureFolder, picturePath } from "@/lib/contract/paths";

/** Attributes of an `<img>`: all generated widths, and the intrinsic size. */
export type Picture = { name: string; src: string; srcSet?: string; width: number; height: number; alt: string };

/**
 * @param media an upload populated with depth 1; otherwise the result is null
 * @param folder public folder in the URL
 * @param card whether it is shown in a card, which is never wider than the small size
 */
export function pictureOf(
	media: number | Media | null | undefined,
	folder: PictureFolder,
	card = false,
): Picture | null {
	if (typeof media !== "object" || !media?.filename || !media.width || !media.height) return null;
	const { small, medium } = media.sizes ?? {};
	const address = (name: string) => picturePath(folder, name);
	const files = [small, medium, media].flatMap((file) =>
		file?.filename && file.width ? [`${address(file.filename)} ${file.width}w`] : [],
	);
	return {
		name: media.filename,
		src: address((card && small?.filename) || media.filename),
		...(!card && files.length > 1 && { srcSet: files.join(", ") }),
		width: media.width,
		height: media.height,
		alt: media.alt,
	};
}

/** Open Graph image of 1200×630 pixels. */
export type Card = { src: string; width: number; height: number; alt: string };

/** @returns the upload's Open Graph image (JPEG); null without a picture, and for uploads older than this image size */
export function cardOf(media: number | Media | null | undefined, folder: PictureFolder): Card | null {
	const card = typeof media === "object" ? media?.sizes?.card : null;
	if (!card?.filename || !card.width || !card.height) return null;
	const alt = typeof media === "object" ? (media?.alt ?? "") : "";
	return { src: picturePath(folder, card.filename), width: card.width, height: card.height, alt };
}

/** @returns the upload's file name, or null */
export const fileNameOf = (media: number | Media | null | undefined): string | null =>
	(typeof media === "object" && media?.filename) || null;
