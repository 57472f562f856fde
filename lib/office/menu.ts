/** Links of the back office that an account may use, from the table of subjects (lib/contract/subjects). */
import "server-only";
import { PREFERENCE_KEYS } from "payload/shared";
import { mayDo } from "@/lib/cms/access";
import type { Staff } from "@/lib/cms/payload-types";
import {
	type MenuGroup,
	type MenuIcon,
	menuGroups,
	type Subject,
	type SubjectEntry,
	subjects,
} from "@/lib/contract/subjects";
import { records } from "@/lib/school/records";

/** `id` and `icon` are those of a link in the menu: Payload's lists have no icon, our views no id. */
export type Link = { href: string; label: string; id?: string; icon?: MenuIcon };

/** A group of Payload's lists, by its label. */
export type Lists = { label: string; links: Link[] };

const all = Object.entries(subjects) as [Subject, SubjectEntry][];

const viewsOf = (staff: Staff, group: MenuGroup): Link[] =>
	all.flatMap(([subject, { title, menu, views }]) =>
		menu?.group === group && views?.[0] && mayDo(staff, subject)
			? [{ href: `/admin${views[0].path}`, label: title, icon: menu.icon }]
			: [],
	);

/**
 * @param lists the lists that Payload shows to the account
 * @returns the groups of the menu that are not empty: in each our views, then Payload's lists
 */
export function menuFor(staff: Staff, lists: readonly Lists[]): Lists[] {
	const groups = Object.entries(menuGroups) as [MenuGroup, string][];
	return groups
		.map(([group, label]) => ({
			label,
			links: [...viewsOf(staff, group), ...lists.filter((one) => one.label === label).flatMap(({ links }) => links)],
		}))
		.filter(({ links }) => links.length > 0);
}

/** @returns the links on the start page */
export const startLinksFor = (staff: Staff): Link[] =>
	all.flatMap(([, { roles, start }]) =>
		start && (start.roles ?? roles).includes(staff.role) ? [{ href: `/admin${start.path}`, label: start.label }] : [],
	);

/** @returns the labels of the groups that the account has closed; Payload's menu stores them as a preference */
export async function readClosedGroups(staff: Staff): Promise<ReadonlySet<string>> {
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
	return new Set(Object.entries(groups).flatMap(([label, { open }]) => (open === false ? [label] : [])));
}
