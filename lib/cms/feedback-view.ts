import type { Config } from "payload";
import { feedbackOfficeText } from "@/lib/bengali/office/feedback";

/** The view of what visitors say of the pages, and its link in the navigation. */
export const feedbackComponents = {
	afterNavLinks: ["/components/office/feedback/feedback-link#FeedbackLink"],
	views: {
		feedback: {
			Component: "/components/office/feedback/feedback-view#FeedbackView",
			path: "/feedback",
			exact: true,
			meta: { title: feedbackOfficeText.title },
		},
	},
} satisfies NonNullable<Config["admin"]>["components"];
