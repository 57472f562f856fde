import { importText } from "@/lib/bengali/import";

/** The view of imports and exports, its link in the navigation, and one above the list of students. */
export const importView = {
	Component: "/components/office/import-view#ImportView",
	path: "/import" as const,
	exact: true,
	meta: { title: importText.title },
};
export const importNavLink = "/components/office/import-link#ImportLink";
export const importListLink = "/components/office/import-link#ImportListLink";
