/** What `/admin/class-setup` shows: the classes to choose from, and how many sections each has. */
import "server-only";
import { type NationalSetName, nationalSets } from "@/lib/bengali/national-sets";
import { dhakaOffset, yearOf } from "@/lib/contract/days";
import { getClasses, getSections } from "@/lib/school/structure";
import { furtherClasses, lowestClass, setOfClass } from "./text";

export type SetupClass = {
	name: string;
	/** Names of the sections that it has. */
	sections: string[];
	/** Title of the national set of its subjects. */
	set: string | null;
};

/** The month from which on the coming year is proposed, from 0. */
const november = 10;

/** @returns the calendar year for which classes are set up by default */
export const proposedYear = (now = new Date()) =>
	yearOf(now) + (new Date(now.getTime() + dhakaOffset).getUTCMonth() >= november ? 1 : 0);

/** @returns the national set of a class's subjects, by the class's name */
export const findSet = (className: string): NationalSetName | undefined => setOfClass[className.normalize("NFC")];

/** @returns the classes from the lowest to the highest, with those that a school may add */
export async function readSetupClasses(): Promise<SetupClass[]> {
	const [classes, sections] = await Promise.all([getClasses(), getSections()]);
	const known = classes.map(({ id, class_name: name }) => ({
		name,
		sections: sections.filter(({ class_id }) => class_id === id).map(({ section_name }) => section_name),
	}));
	const names = new Set(known.map(({ name }) => name.normalize("NFC")));
	const further = furtherClasses.filter((name) => !names.has(name.normalize("NFC")));
	return [...known, ...further.map((name) => ({ name, sections: [] }))].map((one) => {
		const set = findSet(one.name);
		return { ...one, set: set ? nationalSets[set].title : null };
	});
}

/** @returns the index of the class that is proposed as the lowest */
export const lowestOf = (classes: readonly SetupClass[]) =>
	Math.max(
		0,
		classes.findIndex(({ name }) => name.normalize("NFC") === lowestClass),
	);
