import type { Config } from "payload";
import { erasingText } from "@/lib/bengali/office/erasing";
import { sectionSlipText } from "@/lib/bengali/office/students";

type Components = NonNullable<NonNullable<Config["admin"]>["components"]>;

/** The view of a section's password slips, which the list of students links to, and that of erasing, which forms link to. */
export const studentViews: Components["views"] = {
	slips: {
		Component: "/components/office/slips/slips-view#SlipsView",
		path: "/slips",
		exact: true,
		meta: { title: sectionSlipText.title },
	},
	erase: {
		Component: "/components/office/erasing/erase-view#EraseView",
		path: "/erase/:kind/:id",
		exact: true,
		meta: { title: erasingText.link },
	},
};
