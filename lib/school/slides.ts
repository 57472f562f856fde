import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import type { Slide } from "@/lib/contract/shapes";
import { type Card, cardOf, type Picture, pictureOf } from "./pictures";
import { records } from "./query";

type SlidePicture = Slide & { picture: Picture; card: Card | null };

/** @returns the slider's pictures in the order set by staff */
export async function getSlides(): Promise<SlidePicture[]> {
	"use cache";
	tagged("slides", "media");
	const found = await (await records()).find({ collection: "slides", sort: "_order", pagination: false, depth: 1 });
	return found.docs.flatMap(({ id, picture: media }) => {
		const picture = pictureOf(media, "slider");
		return picture ? [{ id, image_url: picture.name, alt: picture.alt, picture, card: cardOf(media, "slider") }] : [];
	});
}
