/** What an account may open and whose name holds a text. */
import "server-only";
import type { CollectionSlug, GlobalSlug, Payload, Where } from "payload";
import { eachWord, indexedWords, lettersOf, matches, type QueryWord, soundForms } from "@/lib/bengali/search-words";
import { mayDo, mayUse } from "@/lib/cms/access";
import type { Staff } from "@/lib/cms/payload-types";
import { listOf, query, records, sql } from "@/lib/school/query";
import { startLinksFor } from "../menu";
import { type Subject, type SubjectEntry, subjects, viewPaths } from "../subjects";
import type { Found } from "./calls";
import { findText } from "./text";
import { taskWords } from "./text-words";

/** More are found by more letters. */
const most = { students: 50, notices: 6 } as const;

const kinds = { students: "student", notices: "notice" } as const;

/** @returns section and roll of the newest year of each student, in the order of classes, sections and rolls */
async function placesOf(students: readonly number[]): Promise<Map<number, string>> {
	if (students.length === 0) return new Map();
	const ids = listOf(students);
	const rows = await query<{ student: number; section: string; roll: number | string }>(sql`
		SELECT e.student_id AS student, s.title AS section, e.roll
		FROM enrolments e JOIN years y ON y.id = e.year_id JOIN sections s ON s.id = e.section_id
		JOIN classes c ON c.id = e.class_id WHERE e.student_id IN (${ids}) AND y.year =
			(SELECT max(ly.year) FROM enrolments l JOIN years ly ON ly.id = l.year_id WHERE l.student_id = e.student_id)
		ORDER BY c.sequence, c.id, s.title, e.roll`);
	return new Map(rows.map(({ student, section, roll }) => [student, findText.place(section, Number(roll))]));
}

/** Searches as the list of the collection does, with the rights of the account. */
async function findIn(collection: keyof typeof kinds, text: string, user: Staff): Promise<Found[]> {
	if (!mayUse(user, "read", collection)) return [];
	const payload = await records();
	const { listSearchableFields, useAsTitle = "name" } = payload.collections[collection].config.admin;
	const where: Where = { or: (listSearchableFields ?? [useAsTitle]).map((field) => ({ [field]: { like: text } })) };
	const { docs } = await payload.find({
		...{ collection, where, user, overrideAccess: false },
		...{ depth: 0, limit: most[collection], pagination: false },
	});
	const places = collection === "students" ? await placesOf(docs.map(({ id }) => id)) : new Map<number, string>();
	const order = [...places.keys()];
	// Those without a place follow.
	const orderOf = ({ id }: { id: number }) => (order.indexOf(id) + order.length + 1) % (order.length + 1);
	const ordered = [...docs].sort((a, b) => orderOf(a) - orderOf(b));
	return ordered.map((doc) => ({
		kind: kinds[collection],
		label: [String(("title" in doc ? doc.title : doc.name) ?? doc.name), places.get(doc.id)]
			.filter(Boolean)
			.join(" · "),
		href: `/admin/collections/${collection}/${doc.id}`,
	}));
}

/**
 * @param text at least two letters
 * @returns pages and actions, students with their places, notices
 */
export async function find(text: string, who: Staff): Promise<Found[]> {
	const [students, notices] = await Promise.all([findIn("students", text, who), findIn("notices", text, who)]);
	const actions = findTasks(text, who, await records());
	return [...actions.map((action) => ({ kind: "action" as const, ...action })), ...students, ...notices];
}

type Task = { path: string; title: string; mayOpen: (staff: Staff) => boolean };

const text = (label: unknown) => (typeof label === "string" ? label : "");

/** @returns the views without an id in their path, and the lists and forms of Payload */
export function tasksOf({ config }: Payload): Task[] {
	const views = (Object.entries(subjects) as [Subject, SubjectEntry][]).flatMap(([subject, entry]) =>
		viewPaths(entry)
			.filter((path) => !path.includes(":") && !path.endsWith("/print"))
			.map((path) => ({ path, title: entry.title, mayOpen: (staff: Staff) => mayDo(staff, subject) })),
	);
	const mayRead = (slug: CollectionSlug | GlobalSlug) => (staff: Staff) => mayUse(staff, "read", slug);
	const lists = config.collections
		.filter(({ admin, slug }) => admin.group && admin.hidden !== true && !slug.startsWith("payload-"))
		.map(({ slug, labels }) => ({
			...{ path: `/collections/${slug}`, title: text(labels.plural), mayOpen: mayRead(slug) },
		}));
	const forms = config.globals
		.filter(({ admin }) => !admin.hidden)
		.map(({ slug, label }) => ({ path: `/globals/${slug}`, title: text(label), mayOpen: mayRead(slug) }));
	return [...views, ...lists, ...forms];
}

/** The forms of a word of the query: as it is written, and as it sounds. */
type Asked = readonly QueryWord[];

const askedWords = (text: string): Asked[] =>
	[...eachWord(text)].map(({ start, end, forms: [folded = ""] }) => [
		{ folded, isBeginning: lettersOf(folded) > 1 },
		...soundForms(text.slice(start, end)).map((sound) => ({ folded: sound, isBeginning: false })),
	]);

/** @returns whether each word of the query stands among the words */
function hasAll(query: readonly Asked[], words: string): boolean {
	const forms = indexedWords(words);
	return query.every((asked) => asked.some((word) => matches(word, forms)));
}

/** @returns what the account may open and is called so, first what the start page offers */
function findTasks(words: string, staff: Staff, payload: Payload) {
	const query = askedWords(words);
	if (query.length === 0) return [];
	const offered = startLinksFor(staff).map(({ href, label }) => ({ href, label }));
	const others = tasksOf(payload)
		.filter(({ mayOpen }) => mayOpen(staff))
		.map(({ path, title }) => ({ href: `/admin${path}`, label: title }));
	const found = [...offered, ...others].filter(({ href, label }) =>
		hasAll(query, `${label} ${taskWords[href.slice("/admin".length)] ?? ""}`),
	);
	return found.filter(({ href }, place) => found.findIndex((earlier) => earlier.href === href) === place);
}
