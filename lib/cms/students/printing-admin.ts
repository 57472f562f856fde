import type { Config } from "payload";
import { printingText } from "@/lib/bengali/office/printing";

/** The view where staff print lists and papers of exams, and its link in the navigation. */
export const printingComponents = {
	afterNavLinks: ["/components/office/printing/printing-link#PrintingLink"],
	views: {
		printing: {
			Component: "/components/office/printing/printing-view#PrintingView",
			path: "/printing",
			exact: true,
			meta: { title: printingText.title },
		},
	},
} satisfies NonNullable<Config["admin"]>["components"];
