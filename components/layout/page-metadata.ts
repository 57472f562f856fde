/** Titles, descriptions and cards of pages (Next's metadata; Open Graph for links that are shared). */
import "server-only";
import type { Metadata } from "next";
import { type PagePath, pageRoutes } from "@/lib/contract/routes";
import { environment } from "@/lib/environment";
import type { Card } from "@/lib/school/pictures";
import { getSettings } from "@/lib/school/settings";
import { getSlides } from "@/lib/school/slides";

/** @returns title and description of a page that has one address */
export function pageMetadata(path: PagePath): Metadata {
	const route = pageRoutes.find((one) => one.path === path);
	return { title: route?.title, description: route?.description, ...(!route?.indexed && { robots: { index: false } }) };
}

/** @returns the picture that stands for a page: its own, or the school's first slide */
export const getCard = async (own?: Card | null): Promise<Card | null> =>
	own ?? (await getSlides()).find((slide) => slide.card)?.card ?? null;

/**
 * What a link to the page shows where it is shared. Next fills in the page's title and description. A card needs whole
 * addresses, so there is none where SITE_URL does not say the site's own.
 * @param card the page's own picture
 */
export async function cardMetadata(card?: Card | null): Promise<Pick<Metadata, "openGraph" | "twitter">> {
	if (!environment.SITE_URL) return {};
	const { school_name } = await getSettings();
	const picture = await getCard(card);
	return {
		openGraph: {
			siteName: school_name,
			locale: "bn_BD",
			type: "website",
			// "./" is the address of whatever page is shown.
			url: "./",
			...(picture && {
				images: [{ url: picture.src, width: picture.width, height: picture.height, alt: picture.alt }],
			}),
		},
		twitter: { card: picture ? "summary_large_image" : "summary" },
	};
}
