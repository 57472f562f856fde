/** Entries of the search index, made from the published version of a record. */

import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";
import { convertLexicalToPlaintext } from "@payloadcms/richtext-lexical/plaintext";
import { normalise } from "@/lib/bengali/normalise";
import { dateKinds } from "@/lib/bengali/school-dates";
import { formatSpanOfYear } from "@/lib/bengali/school-year";
import type { CommitteeMember, Content, Notice, SchoolDate, Teacher } from "@/lib/cms/payload-types";
import { lastMomentOfDay, yearOf } from "@/lib/contract/days";
import { idOf } from "@/lib/data/ids";

/** Collections that the search covers: none with data of students, applicants or staff accounts. */
export const searchedCollections = [
	"notices",
	"routines",
	"curriculums",
	"contents",
	"teachers",
	"committee-members",
	"school-dates",
] as const;
export type Searched = (typeof searchedCollections)[number];

/** Of these, the collections whose records have PDF files. */
export const collectionsWithFiles = ["notices", "routines", "curriculums"] as const satisfies Searched[];

export type Entry = {
	kind: Searched;
	record: number;
	title: string;
	text: string;
	/** Ids of its uploads. */
	files: number[];
	/** The kind of a notice. */
	topic: string | null;
	/**
	 * Date that the page shows, ISO 8601; null for pages and people, which have no date. Of a date of the school year the
	 * end: until then it is to come.
	 */
	dated: string | null;
	/** Year of that date, in Dhaka. */
	year: number | null;
	shownFrom: string | null;
	shownUntil: string | null;
};

/** Characters of a record's own text that are searched. */
const mostText = 20_000;

const plainOf = (body: object | null | undefined) =>
	body ? convertLexicalToPlaintext({ data: body as SerializedEditorState }) : "";

const joined = (...parts: (string | null | undefined)[]) =>
	normalise(parts.filter(Boolean).join("\n").slice(0, mostText).replace(/\s+/g, " "));

const utc = (date: string | null | undefined) => (date ? new Date(date).toISOString() : null);

type Published = Pick<Notice, "_status" | "deletedAt">;

/** Without regard to dates: these are compared with the clock at each search (lib/cms/published). */
const isPublished = ({ _status, deletedAt }: Published) => _status === "published" && !deletedAt;

function itemEntry(kind: "notices" | "routines" | "curriculums", item: Notice): Entry | null {
	if (!isPublished(item)) return null;
	const dated = utc(item.publishedAt ?? item.createdAt);
	return {
		kind,
		record: item.id,
		title: item.name,
		text: joined(item.summary, plainOf(item.body)),
		files: (item.files ?? []).map((file) => idOf(file)),
		topic: (kind === "notices" && item.kind) || null,
		dated,
		year: dated ? yearOf(new Date(dated)) : null,
		shownFrom: utc(item.publishedAt),
		shownUntil: utc(item.shownUntil),
	};
}

const undated = { files: [], topic: null, dated: null, year: null } as const;

function contentEntry(content: Content): Entry | null {
	if (!isPublished(content)) return null;
	return {
		...undated,
		files: [],
		kind: "contents",
		record: content.id,
		title: content.name,
		text: joined(content.readmoreText, plainOf(content.body)),
		shownFrom: utc(content.publishedAt),
		shownUntil: utc(content.shownUntil),
	};
}

function personEntry(kind: "teachers" | "committee-members", person: Teacher | CommitteeMember): Entry | null {
	if (person.deletedAt) return null;
	return {
		...undated,
		files: [],
		kind,
		record: person.id,
		title: person.name,
		text: joined([person.designation, person.subject].filter(Boolean).join(", ")),
		shownFrom: null,
		shownUntil: null,
	};
}

/** Stored as noons (lib/cms/collections/school-dates). */
function dateEntry(date: SchoolDate): Entry | null {
	if (date.deletedAt) return null;
	const [from, to] = [date.startsOn, date.endsOn ?? date.startsOn];
	return {
		...undated,
		files: [],
		kind: "school-dates",
		record: date.id,
		title: date.name,
		text: joined(`${dateKinds[date.kind]}: ${formatSpanOfYear(from.slice(0, 10), to.slice(0, 10))}`),
		dated: lastMomentOfDay(new Date(to)).toISOString(),
		year: yearOf(new Date(to)),
		shownFrom: null,
		shownUntil: null,
	};
}

/**
 * @param kind the record's collection
 * @param record its published version, with depth 0
 * @returns null for a record that the public must not find
 */
export function entryOf(kind: Searched, record: object): Entry | null {
	switch (kind) {
		case "contents":
			return contentEntry(record as Content);
		case "teachers":
		case "committee-members":
			return personEntry(kind, record as Teacher);
		case "school-dates":
			return dateEntry(record as SchoolDate);
		default:
			return itemEntry(kind, record as Notice);
	}
}
