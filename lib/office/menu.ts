/** Links of the back office that an account may use, from the tables of subjects and of the menu (lib/contract). */
import "server-only";
import { PREFERENCE_KEYS } from "payload/shared";
import { mayDo } from "@/lib/cms/access";
import type { Staff } from "@/lib/cms/payload-types";
import { staffText } from "@/lib/office/words/staff";
import { records } from "@/lib/school/query";
import { barEntries, type MenuGroup, type MenuGroupName, type MenuIcon, menuGroups } from "./menu-entries";
import { type Subject, type SubjectEntry, subjects, viewPaths } from "./subjects";

/** `id` is that of Payload's link to a list or form. */
export type Link = { href: string; label: string; id?: string };

type GroupOfLinks = { name: MenuGroupName; label: string; icon: MenuIcon; links: Link[] };

const all = Object.entries(subjects) as [Subject, SubjectEntry][];
const groups = Object.entries(menuGroups) as [MenuGroupName, MenuGroup][];

const startOf = (staff: Staff): Link[] =>
	mayDo(staff, "start") ? [{ href: "/admin", label: staffText.menu.start }] : [];

const viewsOf = (staff: Staff): Link[] =>
	all.flatMap(([subject, entry]) => {
		const [first] = viewPaths(entry);
		return first && mayDo(staff, subject) ? [{ href: `/admin${first}`, label: entry.title }] : [];
	});

/**
 * @param lists the lists and forms that Payload shows to the account
 * @returns the groups of the menu that are not empty
 */
export function menuFor(staff: Staff, lists: readonly Link[]): GroupOfLinks[] {
	const links = [...startOf(staff), ...viewsOf(staff), ...lists];
	return groups
		.map(([name, { label, icon, paths }]) => ({
			...{ name, label, icon },
			links: paths.flatMap((path) => links.filter(({ href }) => href === `/admin${path}`)),
		}))
		.filter((group) => group.links.length > 0);
}

/**
 * @param menu of the account
 * @returns the entries of the bar at the foot of small windows
 */
export function barFor({ role }: Staff, menu: readonly GroupOfLinks[]): (Link & { icon: MenuIcon })[] {
	const known = new Set(menu.flatMap(({ links }) => links.map(({ href }) => href)));
	return barEntries[role]
		.map(({ path, ...entry }) => ({ ...entry, href: `/admin${path}` }))
		.filter(({ href }) => known.has(href));
}

/**
 * @param path of the page that is shown
 * @returns the address of the entry that it belongs to: its own, or that of the view or list above it
 */
export function currentOf(path: string, menu: readonly GroupOfLinks[]): string | undefined {
	const above = menu
		.flatMap(({ links }) => links.map(({ href }) => href))
		.filter((href) => path === href || (href !== "/admin" && path.startsWith(`${href}/`)));
	return above.sort((a, b) => b.length - a.length)[0];
}

/** @returns the links on the start page */
export const startLinksFor = (staff: Staff): Link[] =>
	all.flatMap(([, { roles, start }]) =>
		start && (start.roles ?? roles).includes(staff.role) ? [{ href: `/admin${start.path}`, label: start.label }] : [],
	);

/** @returns the names of the groups that the account has opened; lib/office/parts/nav-parts stores them */
export async function readOpenGroups(staff: Staff): Promise<ReadonlySet<string>> {
	const { docs } = await (await records()).find({
		collection: "payload-preferences",
		where: {
			key: { equals: PREFERENCE_KEYS.NAV },
			"user.relationTo": { equals: "staff" },
			"user.value": { equals: staff.id },
		},
		depth: 0,
		limit: 1,
		pagination: false,
	});
	const { groups = {} } = (docs[0]?.value ?? {}) as { groups?: Record<string, { open?: boolean }> };
	return new Set(Object.entries(groups).flatMap(([name, { open }]) => (open ? [name] : [])));
}
