import "server-only";
import { doNotCache, tagged } from "@/lib/cms/cache-tags";
import type { Content as Record } from "@/lib/cms/payload-types";
import { publishedNow } from "@/lib/cms/published";
import type { Content } from "@/lib/contract/shapes";
import { type Card, cardOf, fileNameOf, type Picture, pictureOf } from "./pictures";
import { records } from "./query";
import { findNamed } from "./record-names";
import { descriptionOf, htmlOf } from "./rich-text";

/** A content page or block: the API's fields, and what the page needs in addition. */
export type ContentPage = Content & { id: number; picture: Picture | null; description: string; card: Card | null };

/** @param inCard whether it is shown in a card of the home page */
export function contentOf({ id, name, readmoreText, picture, body }: Record, inCard = false): ContentPage {
	return {
		id,
		name,
		image_url: fileNameOf(picture),
		readmore_text: readmoreText ?? "",
		text: htmlOf(body),
		description: descriptionOf(readmoreText, body),
		picture: pictureOf(picture, "image_content", { alt: name, card: inCard }),
		card: cardOf(picture, "image_content", name),
	};
}

/**
 * @param place "history" for the school's history, "home" for the home page's other blocks
 * @returns the published blocks in the order set by staff
 */
export async function getContentBlocks(place: "history" | "home"): Promise<ContentPage[]> {
	"use cache";
	tagged("contents", "media");
	const found = await (await records()).find({
		collection: "contents",
		where: { and: [publishedNow(), { place: { equals: place } }] },
		sort: "_order",
		pagination: false,
		depth: 1,
	});
	return found.docs.map((block) => contentOf(block, true));
}

/** @returns the published content page with this current or former name, or null */
export async function getContent(name: string): Promise<ContentPage | null> {
	"use cache";
	tagged("contents", "media");
	const payload = await records();
	const found = await findNamed("contents", name, async (where) => {
		const { docs } = await payload.find({ collection: "contents", where, limit: 1, depth: 1 });
		return docs[0];
	});
	if (!found) doNotCache();
	return found ? contentOf(found) : null;
}
