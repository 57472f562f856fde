import type { Config } from "payload";
import { sectionSlipText } from "@/lib/bengali/student-office";

type Components = NonNullable<NonNullable<Config["admin"]>["components"]>;

/** The view of a section's password slips; the list of students links to it. */
export const studentViews: Components["views"] = {
	slips: {
		Component: "/components/office/slips-view#SlipsView",
		path: "/slips",
		exact: true,
		meta: { title: sectionSlipText.title },
	},
};
