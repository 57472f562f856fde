import type { Config } from "payload";
import { marksText, releaseText } from "@/lib/bengali/office/marks";

/** The views where marks are entered and results are released, and their links in the navigation. */
export const marksComponents = {
	afterNavLinks: ["/components/office/marks/marks-link#MarksLink", "/components/office/marks/marks-link#ReleaseLink"],
	views: {
		marks: {
			Component: "/components/office/marks/marks-view#MarksView",
			path: "/marks",
			exact: true,
			meta: { title: marksText.title },
		},
		release: {
			Component: "/components/office/marks/release-view#ReleaseView",
			path: "/marks/release",
			exact: true,
			meta: { title: releaseText.title },
		},
	},
} satisfies NonNullable<Config["admin"]>["components"];
