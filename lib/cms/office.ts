/** The back office's own views, menu and start page in Payload's config, from the table of subjects. */
import type { Config } from "payload";
import { type SubjectEntry, subjects } from "@/lib/office/subjects";

type Admin = NonNullable<Config["admin"]>;

const entries: SubjectEntry[] = Object.values(subjects);

const views = entries.flatMap((entry) => (entry.views ?? []).map((view) => ({ ...view, title: entry.title })));

export const officeComponents = {
	Nav: "/lib/office/parts/nav#Nav",
	views: {
		// In place of Payload's list of all collections, which the menu has.
		dashboard: { Component: "/lib/office/start/start-view#StartView" },
		login: { Component: "/lib/office/second-factor/login-view#LoginView", path: "/login" },
		...Object.fromEntries(
			views.map(({ path, component, title }) => [
				path.slice(1).replaceAll(/\W+/g, "-"),
				{ Component: component, path, exact: true, meta: { title } },
			]),
		),
	},
} satisfies Admin["components"];
