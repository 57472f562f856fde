/** The pages of the back office by the words that staff have for them. */
import "server-only";
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { eachWord, indexedWords, lettersOf, matches, type QueryWord, soundForms } from "@/lib/bengali/search-words";
import { mayDo, mayUse } from "@/lib/cms/access";
import type { Staff } from "@/lib/cms/payload-types";
import { startLinksFor } from "../menu";
import { type Subject, type SubjectEntry, subjects } from "../subjects";
import { taskWords } from "./text-words";

type Task = { path: string; title: string; mayOpen: (staff: Staff) => boolean };

const text = (label: unknown) => (typeof label === "string" ? label : "");

/** @returns the views without an id in their path, and the lists and forms of Payload */
export function tasksOf({ config }: Payload): Task[] {
	const views = (Object.entries(subjects) as [Subject, SubjectEntry][]).flatMap(([subject, entry]) =>
		(entry.views ?? [])
			.filter(({ path }) => !path.includes(":") && !path.endsWith("/print"))
			.map(({ path }) => ({ path, title: entry.title, mayOpen: (staff: Staff) => mayDo(staff, subject) })),
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
	return query.every((asked) => asked.some((one) => matches(one, forms)));
}

/** @returns what the account may open and is called so, first what the start page offers */
export function findTasks(words: string, staff: Staff, payload: Payload) {
	const query = askedWords(words);
	if (query.length === 0) return [];
	const offered = startLinksFor(staff).map(({ href, label }) => ({ href, label }));
	const others = tasksOf(payload)
		.filter(({ mayOpen }) => mayOpen(staff))
		.map(({ path, title }) => ({ href: `/admin${path}`, label: title }));
	const found = [...offered, ...others].filter(({ href, label }) =>
		hasAll(query, `${label} ${taskWords[href.slice("/admin".length)] ?? ""}`),
	);
	return found.filter(({ href }, place) => found.findIndex((one) => one.href === href) === place);
}
