import "server-only";
import { cacheFor, tagged } from "@/lib/cms/cache-tags";
import type { Media } from "@/lib/cms/payload-types";
import { type PictureFolder, picturePath } from "@/lib/contract/paths";
import { inlineBytes } from "@/lib/files/media-sizes";
import { fileStore, readBytes } from "@/lib/files/store";
import { describeError } from "@/lib/machine/log";

/**
 * Attributes of an `<img>`: all generated widths, and the intrinsic size. `focus`: the point that staff chose, as an
 * `object-position`, where the picture is cut. `inline`: the file for the HTML of a page that begins with the picture.
 */
export type Picture = {
	name: string;
	src: string;
	srcSet?: string;
	width: number;
	height: number;
	alt: string;
	focus?: string;
	inline?: { name: string; width: number };
};

/** The file that pages show: WebP. The upload itself is for downloads; an upload without this size is WebP already. */
function shownFile(media: Media) {
	const { large } = media.sizes ?? {};
	return large?.filename && large.width && large.height ? large : media;
}

/**
 * @param media an upload populated with depth 1; otherwise the result is null
 * @param folder public folder in the URL
 * @param options `alt` describes an upload without a text of its own; `card` is for pictures in cards, which are never
 * wider than the small size, and on phones narrow enough for the one of few bytes; each width once
 */
export function pictureOf(
	media: number | Media | null | undefined,
	folder: PictureFolder,
	{ alt = "", card = false }: { alt?: string; card?: boolean } = {},
): Picture | null {
	if (typeof media !== "object" || !media) return null;
	const { filename, width, height } = shownFile(media);
	if (!filename || !width || !height) return null;
	const { inline, small, medium } = media.sizes ?? {};
	const { focalX, focalY } = media;
	const address = (name: string) => picturePath(folder, name);
	const ofCard = inline?.width === small?.width ? [inline] : [inline, small];
	const smallFits = (small?.filesize ?? inlineBytes) < inlineBytes;
	const embedded = inline?.filename || !smallFits ? inline : small;
	const files = (card ? ofCard : [small, medium, { filename, width }]).flatMap((file) =>
		file?.filename && file.width ? [`${address(file.filename)} ${file.width}w`] : [],
	);
	return {
		name: filename,
		src: address((card && small?.filename) || filename),
		...(files.length > (card ? 0 : 1) && { srcSet: files.join(", ") }),
		width,
		height,
		alt: media.alt || alt,
		...(!card &&
			embedded?.filename &&
			embedded.width && { inline: { name: embedded.filename, width: embedded.width } }),
		...(typeof focalX === "number" && typeof focalY === "number" && { focus: `${focalX}% ${focalY}%` }),
	};
}

/** Open Graph image of 1200×630 pixels. */
export type Card = { src: string; width: number; height: number; alt: string };

/** @returns the upload's Open Graph image (JPEG); null without a picture, and for uploads older than this image size */
export function cardOf(media: number | Media | null | undefined, folder: PictureFolder, alt = ""): Card | null {
	const card = typeof media === "object" ? media?.sizes?.card : null;
	if (!card?.filename || !card.width || !card.height) return null;
	const text = (typeof media === "object" && media?.alt) || alt;
	return { src: picturePath(folder, card.filename), width: card.width, height: card.height, alt: text };
}

/** @returns the name of the file that pages show, or null */
export const fileNameOf = (media: number | Media | null | undefined): string | null =>
	(typeof media === "object" && media && shownFile(media).filename) || null;

/** A picture's small version for the HTML: `src` of the picture that it stands in for, itself as a data URL, its pixels. */
export type InlinePicture = { src: string; data: string; width: number };

/**
 * @returns the small version of a picture; null where there is none: none made yet (lib/upkeep/old-pictures.ts), or a
 * file that cannot be read now, which leaves the page as it is without
 */
export async function getInlinePicture({
	src,
	inline,
}: Pick<Picture, "src" | "inline">): Promise<InlinePicture | null> {
	"use cache";
	tagged("media");
	if (!inline) return null;
	const bytes = await readBytes(fileStore("media"), inline.name).catch((error: unknown) => {
		console.error(describeError(error));
		return null;
	});
	// Next renders a page with a shorter life at each request.
	if (!bytes) cacheFor(300);
	return bytes && { src, data: `data:image/webp;base64,${bytes.toString("base64")}`, width: inline.width };
}
