import "server-only";
import type { Media } from "@/lib/cms/payload-types";
import { type PictureFolder, picturePath } from "@/lib/contract/paths";

/** A picture as an `<img>` needs it: every width that was made, and the size that keeps its place. */
export type Picture = { name: string; src: string; srcSet?: string; width: number; height: number; alt: string };

/**
 * @param media an upload as the data layer gives it, at depth 1; an id or nothing gives null
 * @param folder the public folder its address stands in
 * @param card whether it stands in a card, which no screen shows wider than the small size
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

/** A picture of 1200×630 pixels for links that are shared (Open Graph). */
export type Card = { src: string; width: number; height: number; alt: string };

/** @returns the upload's card, a JPEG made on intake; null for no picture and for those that came before there were cards */
export function cardOf(media: number | Media | null | undefined, folder: PictureFolder): Card | null {
	const card = typeof media === "object" ? media?.sizes?.card : null;
	if (!card?.filename || !card.width || !card.height) return null;
	const alt = typeof media === "object" ? (media?.alt ?? "") : "";
	return { src: picturePath(folder, card.filename), width: card.width, height: card.height, alt };
}

/** @returns the upload's file name, or null when there is none */
export const fileNameOf = (media: number | Media | null | undefined): string | null =>
	(typeof media === "object" && media?.filename) || null;
