import type { Config } from "payload";
import { promotionText } from "@/lib/bengali/office/promotion";

/** The view where a class is enrolled in the next year, and its link in the navigation. */
export const promotionComponents = {
	afterNavLinks: ["/components/office/promotion/promotion-link#PromotionLink"],
	views: {
		promotion: {
			Component: "/components/office/promotion/promotion-view#PromotionView",
			path: "/promotion",
			exact: true,
			meta: { title: promotionText.title },
		},
	},
} satisfies NonNullable<Config["admin"]>["components"];
