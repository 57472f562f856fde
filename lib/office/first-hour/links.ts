/** The form that each step opens, what it is filled with, and what is saved at its end. */
import "server-only";
import { menuNames } from "@/lib/bengali/menu";
import { contentPath } from "@/lib/contract/paths";
import type { Task } from "@/lib/contract/task";
import type { Begun } from "./begun";
import { type FirstHourStep, firstHourText } from "./text";

type Link = Pick<Task, "fill" | "saves"> & { href: string };

const { fill } = firstHourText;

type Collection = "contents" | "menu-entries" | "notices" | "slides" | "staff" | "teachers";

const create = (saves: Collection, values: object = {}): Link => ({
	href: `/admin/collections/${saves}/create`,
	...{ saves, fill: { [saves]: { ...values } } },
});

const continued = (saves: "contents" | "notices", id: number): Link => ({
	href: `/admin/collections/${saves}/${id}`,
	saves,
});

/** The settings have the crest, the colours and the address in one form. @param field at which it opens */
const inSettings = (field: string): Link => ({
	href: `/admin/globals/settings#field-${field}`,
	saves: "settings",
	fill: { media: { alt: fill.logo } },
});

function historyLink({ history, historyDraft }: Begun): Link {
	const name = menuNames.history;
	if (history) return create("menu-entries", { name, link: contentPath(history.name), group: menuNames.groups.school });
	if (historyDraft) return continued("contents", historyDraft);
	return create("contents", { name, place: "history" });
}

/** @returns the links of all steps, each to what it lacks next */
export const linksOf = (begun: Begun): Record<FirstHourStep, Link> => ({
	identity: inSettings("schoolName"),
	colors: inSettings("headerColor"),
	address: inSettings("schoolAddress"),
	picture: create("slides"),
	people: begun.headTeacher
		? create("teachers", { designation: fill.teacher, rank: "teacher" })
		: create("teachers", { designation: fill.headTeacher, rank: "head" }),
	history: historyLink(begun),
	notice: begun.noticeDraft
		? continued("notices", begun.noticeDraft)
		: create("notices", { name: fill.notice, summary: fill.noticeSummary }),
	classes: { href: "/admin/class-setup" },
	students: { href: "/admin/import" },
	exam: { href: "/admin/collections/exams/create", saves: "exams" },
	slips: { href: "/admin/slips" },
	clerk: create("staff", { name: fill.clerk, role: "clerk" }),
	holidays: { href: "/admin/school-dates/import" },
	backup: { href: "/admin/backup" },
});
