import "server-only";
import { cacheFor, tagged } from "@/lib/cms/cache-tags";
import type { Slide } from "@/lib/contract/shapes";
import { fileStore, readBytes } from "@/lib/files/store";
import { describeError } from "@/lib/machine/log";
import { type Card, cardOf, type Picture, pictureOf } from "./pictures";
import { records } from "./records";

type SlidePicture = Slide & { picture: Picture; card: Card | null };

/** In the order set by staff. */
const all = { collection: "slides", sort: "_order", pagination: false, depth: 1 } as const;

/** @returns the slider's pictures */
export async function getSlides(): Promise<SlidePicture[]> {
	"use cache";
	tagged("slides", "media");
	const payload = await records();
	const found = await payload.find(all);
	return found.docs.flatMap(({ id, picture: media }) => {
		const picture = pictureOf(media, "slider");
		return picture ? [{ id, image_url: picture.name, alt: picture.alt, picture, card: cardOf(media, "slider") }] : [];
	});
}

/** A picture's small version for the HTML: `src` of the picture that it stands in for, itself as a data URL, its pixels. */
export type InlineSlide = { src: string; data: string; width: number };

/** As short as a stored page may live (calendar.ts). */
const secondsUntilRetry = 300;

/**
 * @returns the small version of the first slide; null where there is none: no slide, none made yet (lib/upkeep/
 * inline-pictures.ts), or files that cannot be read now, which leave the page as it is without
 */
export async function getInlineSlide(): Promise<InlineSlide | null> {
	"use cache";
	tagged("slides", "media");
	const payload = await records();
	const { docs } = await payload.find(all);
	const media = docs.map(({ picture }) => picture).find((picture) => pictureOf(picture, "slider"));
	const picture = pictureOf(media, "slider");
	const inline = typeof media === "object" ? media.sizes?.inline : null;
	if (!picture || !inline?.filename || !inline.width) return null;
	const bytes = await readBytes(fileStore("media"), inline.filename).catch((error: unknown) => {
		console.error(describeError(error));
		return null;
	});
	if (!bytes) cacheFor(secondsUntilRetry);
	const { src } = picture;
	return bytes && { src, data: `data:image/webp;base64,${bytes.toString("base64")}`, width: inline.width };
}
