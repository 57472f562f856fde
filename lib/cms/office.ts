/** The back office's own views, menu and start page in Payload's config, from the table of subjects. */
import type { Config } from "payload";
import { type SubjectEntry, subjects } from "@/lib/office/subjects";

type Admin = NonNullable<Config["admin"]>;

const views = (Object.entries(subjects) as [string, SubjectEntry][]).flatMap(([subject, { title, views = {} }]) =>
	Object.entries(views).map(([path, component]) => [
		path.slice(1).replaceAll(/\W+/g, "-"),
		{ Component: `/lib/office/${subject}/${component}`, path: path as `/${string}`, exact: true, meta: { title } },
	]),
);

export const officeComponents = {
	Nav: "/lib/office/parts/nav#Nav",
	views: {
		// In place of Payload's list of all collections, which the menu has.
		dashboard: { Component: "/lib/office/start/start-view#StartView" },
		login: { Component: "/lib/office/second-factor/login-view#LoginView", path: "/login" },
		...Object.fromEntries(views),
	},
} satisfies Admin["components"];
