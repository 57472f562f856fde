/** Links to the subjects (lib/contract/subjects) that an account may use, in the order of the table. */
import "server-only";
import { mayDo } from "@/lib/cms/access";
import type { Staff } from "@/lib/cms/payload-types";
import { type Subject, type SubjectEntry, subjects } from "@/lib/contract/subjects";

type Link = { href: string; label: string };

const all = Object.entries(subjects) as [Subject, SubjectEntry][];

/** @returns the links in the navigation */
export const menuFor = (staff: Staff): Link[] =>
	all.flatMap(([subject, { title, menu, views }]) =>
		menu && views?.[0] && mayDo(staff, subject) ? [{ href: `/admin${views[0].path}`, label: title }] : [],
	);

/** @returns the links on the start page */
export const startLinksFor = (staff: Staff): Link[] =>
	all.flatMap(([, { roles, start }]) =>
		start && (start.roles ?? roles).includes(staff.role) ? [{ href: `/admin${start.path}`, label: start.label }] : [],
	);
