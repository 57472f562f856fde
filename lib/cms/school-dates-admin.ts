import type { Config } from "payload";
import { dateListText } from "@/lib/bengali/office/date-list";

/** The view that takes dates of the school year from a spreadsheet. */
export const schoolDatesViews = {
	schoolDatesImport: {
		Component: "/components/office/date-list/date-list-view#DateListView",
		path: "/school-dates/import",
		exact: true,
		meta: { title: dateListText.title },
	},
} satisfies NonNullable<NonNullable<Config["admin"]>["components"]>["views"];
