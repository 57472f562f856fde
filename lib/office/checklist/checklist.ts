/**
 * The directorate's checklist: which of its eleven contents this site has, how old they are, what of them is missing, and
 * the form that fulfils each.
 */
import "server-only";
import { dayLength } from "@/lib/contract/days";
import type { Task } from "@/lib/office/parts/task";
import { firstHourText } from "../first-hour/text";
import { mayDo, type SignedIn } from "../guard";
import { formOfRecord, newForm, type TaskForm } from "../parts/task";
import { type Contents, readContents, type Topic } from "./contents";
import { checklistItems, checklistText as text } from "./text";

/** The form that fulfils a part of the checklist: its record, or a new one that is filled as far as it is known. */
type Goal =
	| { to: "page"; topic: Topic; title: string; id: number | undefined }
	| { to: "record"; slug: "curriculums" | "notices" | "routines"; id: number | null }
	| { to: "person"; who: "committee" | "head" | "teacher" }
	| { to: "contact" | "sections" | "students" };

const list = (slug: string): TaskForm => ({ href: `/admin/collections/${slug}` });

const people = {
	head: ["teachers", { rank: "head", designation: firstHourText.fill.headTeacher }],
	teacher: ["teachers", { rank: "teacher", designation: firstHourText.fill.teacher }],
	committee: ["committee-members", { designation: text.parts.president }],
} as const;

/** @param isMissing whether the part is still to be made */
function formOf(goal: Goal | undefined, staff: SignedIn, isMissing: boolean): TaskForm {
	switch (goal?.to) {
		case "page": {
			const { id, title, topic } = goal;
			return id === undefined
				? newForm("contents", { name: title, topic, place: "page" })
				: formOfRecord("contents", id);
		}
		case "record":
			return goal.id === null ? newForm(goal.slug) : formOfRecord(goal.slug, goal.id);
		case "person": {
			const [slug, values] = people[goal.who];
			return isMissing ? newForm(slug, values) : list(slug);
		}
		case "students":
			return isMissing ? { href: "/admin/import" } : list("enrolments");
		case "sections":
			if (!isMissing) return list("sections");
			return mayDo(staff, "class-setup") ? { href: "/admin/class-setup" } : newForm("sections");
		default:
			return { href: "/admin/globals/contact", saves: "contact" };
	}
}

export type ChecklistKey = keyof typeof checklistItems;

export type ChecklistItem = {
	key: ChecklistKey;
	/** `part`: of its parts some are missing. */
	state: "good" | "missing" | "old" | "part";
	/** ISO 8601; null if missing. */
	changedAt: string | null;
	/** In words what is missing. */
	missing?: string;
	/** Where staff add or change it, and how the form is filled. */
	href: string;
	task: Omit<Task, "back">;
};

/** Milliseconds after which a content counts as old. */
const yearLong = 365 * dayLength;

/** A part of an item: since when it is unchanged, null if it is missing; its name, and the form for it. */
type Part = { changedAt: string | null; name: string; goal: Goal };

function partsOf(contents: Contents): Record<ChecklistKey, Part[]> {
	const { newest, pages, contactAt, headAt } = contents;
	const { parts } = text;
	const page = (topic: Topic, title: string): Part => {
		const found = pages[topic];
		const changedAt = found?.published ? found.changedAt : null;
		const name = found && !found.published ? parts.draft : parts.page(title);
		return { changedAt, name, goal: { to: "page", topic, title, id: found?.id } };
	};
	const record = (slug: "curriculums" | "notices" | "routines", name: string): Part => {
		const { id, changedAt } = newest[slug];
		return { changedAt, name, goal: { to: "record", slug, id } };
	};
	return {
		profile: [page("profile", checklistItems.profile)],
		recognition: [page("recognition", checklistItems.recognition)],
		students: [{ changedAt: newest.enrolments.changedAt, name: parts.students, goal: { to: "students" } }],
		sections: [{ changedAt: newest.sections.changedAt, name: parts.sections, goal: { to: "sections" } }],
		routine: [record("routines", parts.routine)],
		syllabus: [record("curriculums", parts.syllabus)],
		notices: [record("notices", parts.notice)],
		mpo: [page("mpo", checklistItems.mpo)],
		contact: [
			{ changedAt: contactAt, name: parts.contact, goal: { to: "contact" } },
			page("information", text.information),
		],
		complaints: [page("complaints", checklistItems.complaints)],
		people: [
			{ changedAt: headAt, name: parts.head, goal: { to: "person", who: "head" } },
			{ changedAt: newest.teachers.changedAt, name: parts.teachers, goal: { to: "person", who: "teacher" } },
			{
				changedAt: newest["committee-members"].changedAt,
				name: parts.committee,
				goal: { to: "person", who: "committee" },
			},
		],
	};
}

/**
 * @param staff whose forms are linked: not every role may set up classes
 * @returns all items, in the directorate's order
 */
export async function readChecklist(staff: SignedIn, now = Date.now()): Promise<ChecklistItem[]> {
	const parts = partsOf(await readContents());
	return (Object.keys(checklistItems) as ChecklistKey[]).map((key) => {
		const [own, lacking] = [parts[key], parts[key].filter(({ changedAt }) => changedAt === null)];
		const present = own.flatMap(({ changedAt }) => changedAt ?? []).sort();
		const [changedAt = null] = present;
		const { href, ...task } = formOf((lacking[0] ?? own[0])?.goal, staff, lacking.length > 0);
		return {
			...{ key, changedAt, href, task: { title: checklistItems[key], ...task } },
			state: stateOf(changedAt, lacking.length, now),
			...(lacking.length > 0 && { missing: text.missing(lacking.map(({ name }) => name)) }),
		};
	});
}

function stateOf(changedAt: string | null, lacking: number, now: number): ChecklistItem["state"] {
	if (!changedAt) return "missing";
	if (lacking > 0) return "part";
	return now - Date.parse(changedAt) > yearLong ? "old" : "good";
}
