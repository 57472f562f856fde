/** Year, classes, sections and the national sets of subjects of a school in one step; what exists stays as it is. */

import "server-only";
import type { PayloadRequest } from "payload";
import { withoutActivity } from "@/lib/cms/activity/entries";
import { monthOf } from "@/lib/contract/days";
import { type NationalSetName, nationalSets } from "@/lib/office/words/national-sets";
import { query, sql } from "@/lib/school/query";
import { getClasses, getSections } from "@/lib/school/structure";
import { lockRecords } from "../import/changes";
import type { Operation, Plan } from "../operations/operation";
import { createSubjects } from "../teaching/setup";
import type { ClassSetupInput } from "./calls";
import { findHolds, type Made, selectMade, selectUnchanged } from "./take-back";
import { furtherClasses, lowestClass, sectionNames, setOfClass, classSetupText as text } from "./text";

type ClassPlan = {
	name: string;
	/** Null if there is no such class yet. */
	id: number | null;
	/** Names of the sections that it lacks. */
	sections: string[];
	/** The set that it takes, if it has no subjects in the year. */
	set: NationalSetName | null;
};

type SetupPlan = Plan & { year: number; yearId: number | null; classes: ClassPlan[] };

/** `groups` names the classes that got those of their set. */
type Changes = Made & { groups: number[] };

type Facts = { sections: number; subjects: number };

/** Two names are the same in either encoding of য়, ড় and ঢ়. */
const same = (a: string, b: string) => a.normalize("NFC") === b.normalize("NFC");

export const classSetup: Operation<ClassSetupInput, SetupPlan, Changes, Facts> = {
	subject: "class-setup",
	// Written through Payload, whose hooks expire the cache tags.
	tags: [],

	lock: (_, req) => lockRecords(req, "years", "classes", "sections", "subjects"),

	async plan({ year, classes }, req) {
		const [[found], known, sections, taught] = await Promise.all([
			query<{ id: number }>(sql`SELECT id FROM years WHERE year = ${year}`, req),
			query<{ id: number; name: string }>(sql`SELECT id, name FROM classes`, req),
			query<{ class: number; name: string }>(sql`SELECT class_id AS class, name FROM sections`, req),
			query<{ class: number }>(
				sql`SELECT DISTINCT s.class_id AS class FROM subjects s JOIN years y ON y.id = s.year_id WHERE y.year = ${year}`,
				req,
			),
		]);
		const planned = classes.map(({ name, sections: count }): ClassPlan => {
			const id = known.find((schoolClass) => same(schoolClass.name, name))?.id ?? null;
			const own = sections.filter((section) => section.class === id);
			const free = sectionNames.filter((letter) => !own.some((section) => same(section.name, letter)));
			const hasSubjects = taught.some((subject) => subject.class === id);
			const lacking = free.slice(0, Math.max(0, count - own.length));
			return { name, id, sections: lacking, set: hasSubjects ? null : (findSet(name) ?? null) };
		});
		return { year, yearId: found?.id ?? null, classes: planned };
	},

	async apply({ year, yearId, classes }, { req }) {
		const made: Changes = { years: [], classes: [], sections: [], subjects: [], groups: [], until: "" };
		// One entry of the operation instead of one for each record.
		await withoutActivity(req, async () => {
			const of = yearId ?? (await create("years", { year }, req));
			if (yearId === null) made.years.push(of);
			for (const { name, id, sections, set } of classes) {
				const own = id ?? (await create("classes", { name }, req));
				if (id === null) made.classes.push(own);
				for (const section of sections)
					made.sections.push(await create("sections", { name: section, class: own }, req));
				if (set) await takeSet({ year: of, class: own }, set, made, req);
			}
		});
		made.until = new Date().toISOString();
		const [newSections, newSubjects] = [made.sections.length, made.subjects.length];
		const count = made.years.length + made.classes.length + newSections + newSubjects;
		if (count === 0) return null;
		const facts = { sections: newSections, subjects: newSubjects };
		return { title: text.titleOf(year), count, facts, changes: made };
	},

	async takeBack({ groups, ...made }, { req }) {
		await lockRecords(req, "years", "classes", "sections", "subjects", "exams", "results", "marks");
		const holds = await findHolds(made, req);
		if (holds.length > 0) return holds;
		await withoutActivity(req, async () => {
			for (const collection of ["subjects", "sections", "classes", "years"] as const)
				for (const { id } of await selectMade(collection, made[collection], req))
					await req.payload.delete({ collection, id, depth: 0, req });
			for (const { id } of await selectUnchanged(groups, made.until, req))
				await req.payload.update({ collection: "classes", id, data: { groups: [] }, depth: 0, req });
		});
		return [];
	},

	told: { kind: "classes", action: "create", detail: ({ facts }) => text.act(facts.sections, facts.subjects) },
};

async function create(
	collection: "years" | "classes" | "sections",
	data: object,
	req: PayloadRequest,
): Promise<number> {
	return (await req.payload.create({ collection, data: data as never, depth: 0, req })).id;
}

type Place = { year: number; class: number };

async function takeSet(place: Place, name: NationalSetName, made: Changes, req: PayloadRequest): Promise<void> {
	const { groups, subjects } = nationalSets[name];
	made.subjects.push(...(await createSubjects(place, subjects, req)));
	if (groups.length === 0) return;
	const of = { collection: "classes", id: place.class, depth: 0, req } as const;
	const { groups: before } = await req.payload.findByID(of);
	if (before && before.length > 0) return;
	made.groups.push(place.class);
	await req.payload.update({ ...of, data: { groups: [...groups] } });
}

export type SetupClass = {
	name: string;
	/** Names of the sections that it has. */
	sections: string[];
	/** Title of the national set of its subjects. */
	set: string | null;
};

/** @returns the calendar year for which classes are set up by default: from November on the coming one */
export function proposedYear(): number {
	const { year, month } = monthOf(Date.now());
	return month >= 11 ? year + 1 : year;
}

/** @returns the national set of a class's subjects, by the class's name */
const findSet = (className: string): NationalSetName | undefined => setOfClass[className.normalize("NFC")];

/** @returns the classes from the lowest to the highest, with those that a school may add */
export async function readSetupClasses(): Promise<SetupClass[]> {
	const [classes, sections] = await Promise.all([getClasses(), getSections()]);
	const known = classes.map(({ id, class_name: name }) => ({
		name,
		sections: sections.filter(({ class_id }) => class_id === id).map(({ section_name }) => section_name),
	}));
	const names = new Set(known.map(({ name }) => name.normalize("NFC")));
	const further = furtherClasses.filter((name) => !names.has(name.normalize("NFC")));
	return [...known, ...further.map((name) => ({ name, sections: [] }))].map((schoolClass) => {
		const set = findSet(schoolClass.name);
		return { ...schoolClass, set: set ? nationalSets[set].title : null };
	});
}

/** @returns the index of the class that is proposed as the lowest */
export const lowestOf = (classes: readonly SetupClass[]) =>
	Math.max(
		0,
		classes.findIndex(({ name }) => name.normalize("NFC") === lowestClass),
	);
