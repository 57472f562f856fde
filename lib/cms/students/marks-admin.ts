import type { Config } from "payload";
import { marksText } from "@/lib/bengali/marks";

/** The view where marks are entered, and its link in the navigation. */
export const marksComponents = {
	afterNavLinks: ["/components/office/marks-link#MarksLink"],
	views: {
		marks: {
			Component: "/components/office/marks-view#MarksView",
			path: "/marks",
			exact: true,
			meta: { title: marksText.title },
		},
	},
} satisfies NonNullable<Config["admin"]>["components"];
