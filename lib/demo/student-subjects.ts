/** The subjects of each class and year, and who takes which of them. */
import type { Payload } from "payload";
import { insertMany } from "@/lib/data/insert-many";
import { nationalSets, type SetSubject } from "@/lib/office/words/national-sets";
import type { StudyGroup } from "@/lib/office/words/person-choices";

/** Classes nine and ten follow the national set with its groups; the classes before them have parts of the school's own. */
const firstWithGroups = 11;
const firstWithFourth = 8;

export const { groups } = nationalSets.secondary;

const parts = [
	{ code: "month", name: "মাসিক", full: 30 },
	{ code: "semester", name: "সেমিস্টার", full: 70 },
];
const ownSubject = (name: string): SetSubject => ({ name, papers: [{ code: "1", parts }] });

const farming = "কৃষিশিক্ষা";
const early = ["বাংলা", "ইংরেজি", "গণিত", "চিত্রাঙ্কন"].map(ownSubject);
const primary = ["বাংলা", "ইংরেজি", "গণিত", "প্রাথমিক বিজ্ঞান", "বাংলাদেশ ও বিশ্বপরিচয়", "ধর্ম ও নৈতিক শিক্ষা"].map(ownSubject);
const junior = [
	...["বাংলা", "ইংরেজি", "গণিত", "বিজ্ঞান", "বাংলাদেশ ও বিশ্বপরিচয়", "ধর্ম ও নৈতিক শিক্ষা", "তথ্য ও যোগাযোগ প্রযুক্তি"].map(
		ownSubject,
	),
	{ ...ownSubject(farming), takers: "chosen" as const },
];

function subjectsOf(classId: number): readonly SetSubject[] {
	if (classId >= firstWithGroups) return nationalSets.secondary.subjects;
	return classId <= 2 ? early : classId < firstWithFourth ? primary : junior;
}

/** Names of subjects; those that are not named are taken by everybody, the group, or the students of a religion. */
type Choices = { group: StudyGroup | null; chosen: string | null; fourth: string | null };

/** What students of a group choose; one after the other. */
const choicesIn: Record<StudyGroup, readonly Omit<Choices, "group">[]> = {
	science: [
		{ chosen: "জীববিজ্ঞান", fourth: "উচ্চতর গণিত" },
		{ chosen: "উচ্চতর গণিত", fourth: "জীববিজ্ঞান" },
	],
	humanities: [
		{ chosen: null, fourth: "অর্থনীতি" },
		{ chosen: null, fourth: farming },
	],
	business: [
		{ chosen: null, fourth: farming },
		{ chosen: null, fourth: "গার্হস্থ্যবিজ্ঞান" },
	],
};

/** The same for a roll in every year, so that the choices of class nine are kept in class ten. */
export function choicesOf(classId: number, roll: number): Choices {
	const none = { group: null, chosen: null, fourth: classId < firstWithFourth ? null : farming };
	if (classId < firstWithGroups) return none;
	const group = groups[(roll - 1) % groups.length];
	const choices = group && choicesIn[group];
	const own = choices?.[Math.floor((roll - 1) / groups.length) % choices.length];
	return group && own ? { group, ...own } : none;
}

const nfc = (text: string) => text.normalize("NFC");

export const subjectKey = (year: number, classId: number, name: string) => `${year}/${classId}/${nfc(name)}`;

/**
 * Inserts the subjects of the classes in each year.
 * @param years ids of the records
 * @returns the ids of the subjects, by {@link subjectKey}
 */
export async function insertSubjects(
	payload: Payload,
	years: readonly number[],
	classes: readonly number[],
): Promise<Map<string, number>> {
	const taught = years.flatMap((year_id) =>
		classes.flatMap((class_id) =>
			subjectsOf(class_id).map((subject, index) => ({ subject, year_id, class_id, sequence: index + 1 })),
		),
	);
	type Row = { id: number; year_id: number; class_id: number; name: string };
	const inserted = await insertMany<Row>(
		payload,
		"subjects",
		taught.map(({ subject: { name, takers, choice, religion, counted }, ...place }) => ({
			...{ ...place, name: nfc(name), takers: takers ?? "all", choice: choice ?? null, religion: religion ?? null },
			...{ counted: counted ?? true, monthly_full: counted === false ? 0 : 50 },
		})),
		{ returning: ["id", "year_id", "class_id", "name"] },
	);
	const ids = new Map(inserted.map(({ id, year_id, class_id, name }) => [subjectKey(year_id, class_id, name), id]));
	const known = taught.map(({ subject, year_id, class_id }) => ({
		...subject,
		id: ids.get(subjectKey(year_id, class_id, subject.name)) ?? 0,
	}));
	await insertMany(
		payload,
		"subjects_groups",
		known.flatMap(({ id, groups = [] }) =>
			groups.map((value, index) => ({ parent_id: id, order: index + 1, value: value as string })),
		),
	);
	const papers = known.flatMap(({ id, papers }) =>
		papers.map((paper, index) => ({ ...paper, subject: id, order: index + 1, key: `paper-${id}-${paper.code}` })),
	);
	await insertMany(
		payload,
		"subjects_papers",
		papers.map(({ subject, order, key, code, name }) => ({
			...{ _order: order, _parent_id: subject, id: key, code, name: name ? nfc(name) : null },
		})),
	);
	await insertMany(
		payload,
		"subjects_papers_parts",
		papers.flatMap(({ key, parts }) =>
			parts.map(({ code, name, full, pass }, index) => ({
				...{
					_order: index + 1,
					_parent_id: key,
					id: `${key}-${code}`,
					code,
					name: nfc(name),
					full,
					pass: pass ?? null,
				},
			})),
		),
	);
	return ids;
}
