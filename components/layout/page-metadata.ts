/** Next metadata of pages: title, description, Open Graph and Twitter cards. */
import "server-only";
import type { Metadata } from "next";
import { type PagePath, pageRoutes } from "@/lib/contract/routes";
import { getSlides } from "@/lib/school/home";
import type { Card } from "@/lib/school/pictures";
import { getSettings, publicAddress } from "@/lib/school/settings";

/** @returns metadata of a static route; `robots: noindex` where lib/contract/routes says so */
export function pageMetadata(path: PagePath): Metadata {
	const route = pageRoutes.find((pageRoute) => pageRoute.path === path);
	return { title: route?.title, description: route?.description, ...(!route?.indexed && { robots: { index: false } }) };
}

/** @returns the page's own card, or that of the first slide */
export const getCard = async (card?: Card | null): Promise<Card | null> =>
	card ?? (await getSlides()).find((slide) => slide.card)?.card ?? null;

/**
 * Open Graph and Twitter metadata; Next adds the page's title and description. It needs absolute URLs, so it is empty
 * where the site's address is not known.
 * @param card the page's picture; defaults to the first slide of the home page
 */
export async function cardMetadata(card?: Card | null): Promise<Pick<Metadata, "openGraph" | "twitter">> {
	if (!(await publicAddress())) return {};
	const { school_name } = await getSettings();
	const picture = await getCard(card);
	return {
		openGraph: {
			siteName: school_name,
			locale: "bn_BD",
			type: "website",
			// Next resolves "./" against the current page's path.
			url: "./",
			...(picture && {
				images: [
					{ url: picture.src, type: "image/jpeg", width: picture.width, height: picture.height, alt: picture.alt },
				],
			}),
		},
		twitter: { card: picture ? "summary_large_image" : "summary" },
	};
}
