/** What a new school does first: whether each step is done follows from its records, nothing is ticked by hand. */
import "server-only";
import { listBackups } from "@/lib/backup/folder";
import { contentPath } from "@/lib/contract/paths";
import type { Task } from "@/lib/office/parts/task";
import { menuNames } from "@/lib/office/site-menu/text";
import { records } from "@/lib/school/query";
import { formOfRecord, newForm, type TaskForm } from "../parts/task";
import { type Begun, readBegun } from "./begun";
import { type FirstHourStep, firstHourText as text } from "./text";

export type Step = {
	key: FirstHourStep;
	done: boolean;
	minutes: number;
	/** What of it is still missing, once it has begun. */
	missing?: string;
	href: string;
	task: Task;
};

type FirstHour = { isPutAway: boolean; steps: Step[] };

/** Of the table `payload_kv`. */
const entry = "first-hour";

const minutes: Record<FirstHourStep, number> = {
	...{ identity: 3, colors: 1, address: 1, picture: 2, people: 5, history: 5, notice: 2, classes: 2 },
	...{ students: 15, exam: 2, slips: 3, clerk: 2, holidays: 5, backup: 1 },
};

const { missing: words } = text;

/** @returns in words what the list lacks, if it has something */
function partsOf(parts: readonly (readonly [unknown, string])[]): string | undefined {
	const lacking = parts.flatMap(([has, name]) => (has ? [] : [name]));
	return lacking.length > 0 && lacking.length < parts.length ? words.parts(lacking) : undefined;
}

const missingOf = (begun: Begun): Partial<Record<FirstHourStep, string | undefined>> => ({
	identity: partsOf([
		[begun.name, words.name],
		[begun.eiin, words.eiin],
		[begun.logo, words.logo],
	]),
	colors: words.sampleColors,
	address: partsOf([
		[begun.address, words.address],
		[begun.phone, words.phone],
	]),
	people: partsOf([
		[begun.headTeacher, words.head],
		[begun.teacher, words.teachers],
	]),
	history: begun.history ? words.inMenu : begun.historyDraft ? words.draft : undefined,
	notice: begun.noticeDraft ? words.draft : undefined,
});

const isDone = (begun: Begun, hasBackup: boolean): Record<FirstHourStep, boolean> => ({
	identity: begun.name && begun.eiin && begun.logo,
	colors: begun.colors,
	address: begun.address && begun.phone,
	picture: begun.picture,
	people: begun.headTeacher && begun.teacher,
	history: Boolean(begun.history?.isInMenu),
	notice: begun.notice,
	classes: begun.classes,
	students: begun.students,
	exam: begun.exam,
	slips: begun.slips,
	clerk: begun.clerk,
	holidays: begun.holidays,
	backup: hasBackup,
});

export async function readFirstHour(): Promise<FirstHour> {
	const { kv } = await records();
	const [begun, away, backups] = await Promise.all([readBegun(), kv.get<{ away: boolean }>(entry), listBackups()]);
	const [done, missing, links] = [isDone(begun, backups.length > 0), missingOf(begun), linksOf(begun)];
	return {
		isPutAway: Boolean(away?.away),
		steps: (Object.keys(text.steps) as FirstHourStep[]).map((key) => {
			const { href, ...task } = links[key];
			const ofStep = { key, done: done[key], minutes: minutes[key], href };
			return {
				...ofStep,
				...(!done[key] && { missing: missing[key] }),
				task: { title: text.steps[key], back: "/admin", ...task },
			};
		}),
	};
}

/** Hides the list from the start page of all heads, or shows it again. */
export async function putAway(away: boolean): Promise<void> {
	await (await records()).kv.set(entry, { away });
}

const { fill } = text;

/** The settings have the crest, the colours and the address in one form. @param field at which it opens */
const inSettings = (field: string): TaskForm => ({
	href: `/admin/globals/settings#field-${field}`,
	saves: "settings",
	fill: { media: { alt: fill.logo } },
});

function historyLink({ history, historyDraft }: Begun): TaskForm {
	const name = menuNames.history;
	if (history)
		return newForm("menu-entries", { name, link: contentPath(history.name), group: menuNames.groups.school });
	if (historyDraft) return formOfRecord("contents", historyDraft);
	return newForm("contents", { name, place: "history" });
}

/** @returns the links of all steps, each to what it lacks next */
const linksOf = (begun: Begun): Record<FirstHourStep, TaskForm> => ({
	identity: inSettings("schoolName"),
	colors: inSettings("headerColor"),
	address: inSettings("schoolAddress"),
	picture: newForm("slides", {}),
	people: begun.headTeacher
		? newForm("teachers", { designation: fill.teacher, rank: "teacher" })
		: newForm("teachers", { designation: fill.headTeacher, rank: "head" }),
	history: historyLink(begun),
	notice: begun.noticeDraft
		? formOfRecord("notices", begun.noticeDraft)
		: newForm("notices", { name: fill.notice, summary: fill.noticeSummary }),
	classes: { href: "/admin/class-setup" },
	students: { href: "/admin/import" },
	exam: { href: "/admin/collections/exams/create", saves: "exams" },
	slips: { href: "/admin/slips" },
	clerk: newForm("staff", { name: fill.clerk, role: "clerk" }),
	holidays: { href: "/admin/school-dates/import" },
	backup: { href: "/admin/backup" },
});
