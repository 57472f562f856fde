/** The form that fulfils a part of the checklist: its record, or a new one that is filled as far as it is known. */
import "server-only";
import type { Task } from "@/lib/contract/task";
import { firstHourText } from "../first-hour/text";
import { mayDo, type SignedIn } from "../guard";
import type { Topic } from "./contents";
import { checklistText as text } from "./text";

export type Goal =
	| { to: "page"; topic: Topic; title: string; id: number | undefined }
	| { to: "record"; slug: "curriculums" | "notices" | "routines"; id: number | null }
	| { to: "person"; who: "committee" | "head" | "teacher" }
	| { to: "contact" | "sections" | "students" };

type Form = Pick<Task, "fill" | "saves"> & { href: string };

const create = (saves: string, values?: object): Form => ({
	...{ href: `/admin/collections/${saves}/create`, saves },
	...(values && { fill: { [saves]: { ...values } } }),
});
const open = (saves: string, id: number): Form => ({ href: `/admin/collections/${saves}/${id}`, saves });
const list = (slug: string): Form => ({ href: `/admin/collections/${slug}` });

const people = {
	head: ["teachers", { rank: "head", designation: firstHourText.fill.headTeacher }],
	teacher: ["teachers", { rank: "teacher", designation: firstHourText.fill.teacher }],
	committee: ["committee-members", { designation: text.parts.president }],
} as const;

/** @param isMissing whether the part is still to be made */
export function formOf(goal: Goal | undefined, staff: SignedIn, isMissing: boolean): Form {
	switch (goal?.to) {
		case "page": {
			const { id, title, topic } = goal;
			return id === undefined ? create("contents", { name: title, topic, place: "page" }) : open("contents", id);
		}
		case "record":
			return goal.id === null ? create(goal.slug) : open(goal.slug, goal.id);
		case "person": {
			const [slug, values] = people[goal.who];
			return isMissing ? create(slug, values) : list(slug);
		}
		case "students":
			return isMissing ? { href: "/admin/import" } : list("enrolments");
		case "sections":
			if (!isMissing) return list("sections");
			return mayDo(staff, "class-setup") ? { href: "/admin/class-setup" } : create("sections");
		default:
			return { href: "/admin/globals/contact", saves: "contact" };
	}
}
