import { importText } from "@/lib/bengali/office/import";

/** The view of imports and exports, and its link in the navigation. */
export const importView = {
	Component: "/components/office/import/import-view#ImportView",
	path: "/import" as const,
	exact: true,
	meta: { title: importText.title },
};
export const importNavLink = "/components/office/import/import-link#ImportLink";
