import type { Config } from "payload";
import { bannerText } from "@/lib/bengali/banner";

/** The form of the urgent banner, and its link in the navigation. */
export const bannerComponents = {
	afterNavLinks: ["/components/office/banner/banner-link#BannerLink"],
	views: {
		banner: {
			Component: "/components/office/banner/banner-view#BannerView",
			path: "/banner",
			exact: true,
			meta: { title: bannerText.label },
		},
	},
} satisfies NonNullable<Config["admin"]>["components"];
