import type { Config } from "payload";
import { activityText } from "@/lib/bengali/office/activity";

/** The view of what staff have done, and its link in the navigation. */
export const activityComponents = {
	afterNavLinks: ["/components/office/activity/activity-link#ActivityLink"],
	views: {
		activity: {
			Component: "/components/office/activity/activity-view#ActivityView",
			path: "/activity",
			exact: true,
			meta: { title: activityText.title },
		},
	},
} satisfies NonNullable<Config["admin"]>["components"];
