import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import type { Slide } from "@/lib/contract/shapes";
import { getContentBlocks } from "./contents";
import { getItems, getPinned, withoutPinned } from "./item-lists";
import { type Card, cardOf, type Picture, pictureOf } from "./pictures";
import { records } from "./query";

/** Number of items of each list on the home page. */
const newest = 5;

/** @returns the notices on the home page: the pinned ones, then the newest others, each with whether it is pinned */
export async function getHomeNotices() {
	const [pinned, { data }] = await Promise.all([getPinned(), getItems("notice", 1, newest)]);
	const others = withoutPinned(data, pinned);
	return [
		...pinned.map((item) => ({ ...item, is_pinned: true })),
		...others.map((item) => ({ ...item, is_pinned: false })),
	].slice(0, newest);
}

/** @returns the data of the home page's call: the newest items, pinned or not */
export async function getHome() {
	const [history, blocks, notices, routines, curriculums] = await Promise.all([
		getContentBlocks("history"),
		getContentBlocks("home"),
		getItems("notice", 1, newest),
		getItems("routine", 1, newest),
		getItems("curriculum", 1, newest),
	]);
	return { history, blocks, notices: notices.data, routines: routines.data, curriculums: curriculums.data };
}

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
