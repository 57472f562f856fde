import "server-only";
import { classTitle } from "@/lib/bengali/class-title";
import { itemText } from "@/lib/bengali/site";
import { doNotCache, tagged } from "@/lib/cms/cache-tags";
import type { Notice } from "@/lib/cms/payload-types";
import { publishedNow } from "@/lib/cms/published";
import { defaultNoticeKind, type ItemKind, isNew, type NoticeKind } from "@/lib/contract/educational";
import { downloadPath } from "@/lib/contract/paths";
import type { Item } from "@/lib/contract/shapes";
import { type Card, cardOf, type Picture, pictureOf } from "./pictures";
import { records } from "./query";
import { findNamed } from "./record-names";
import { descriptionOf, htmlOf, htmlOfParagraph } from "./rich-text";

export const collections = { notice: "notices", routine: "routines", curriculum: "curriculums" } as const;

/** A file of an item, in the order set by staff. */
export type ItemFile = {
	/** Name in the download path: JPEG, PDF, or PNG where a picture has transparent parts. */
	name: string;
	/** Path of the download. */
	href: string;
	isPdf: boolean;
	/** What the page shows: of a PDF file its first page, null while there is none (lib/search/file-texts). */
	picture: Picture | null;
};

/** A notice, routine or curriculum: the API's fields, and what the page needs in addition. */
export type EducationalItem = Item & {
	id: number;
	/** Plain text, at most 160 characters. */
	description: string;
	/** ISO 8601. */
	updated_at: string;
	files: ItemFile[];
	/** Open Graph image of the first picture. */
	card: Card | null;
	/** Null for routines and curriculums. */
	notice_kind: NoticeKind | null;
	/** For a notice that families are asked to confirm: the titles of their classes; none: all. */
	circular: { classes: string[] } | null;
	/** At the time of the read; lib/upkeep/dates expires the cached read when it changes. */
	is_new: boolean;
};

/** A record of one of the three collections; kinds are those of notices. */
export type EducationalRecord = Omit<Notice, "pinned" | OfNotices> & Partial<Pick<Notice, OfNotices>>;
type OfNotices = "kind" | "circular" | "circularClasses";

const filesOf = ({ name, files }: Pick<Notice, "name" | "files">): ItemFile[] => {
	const uploads = (files ?? []).filter((file) => typeof file === "object");
	return uploads.flatMap((file, index) => {
		if (!file.filename) return [];
		const isPdf = file.mimeType === "application/pdf";
		const title = uploads.length > 1 ? itemText.pageOf(name, index + 1) : name;
		const picture = pictureOf(file, "routine", { alt: title });
		return {
			name: file.filename,
			href: downloadPath(file.filename),
			isPdf,
			// The description of a PDF file, if it has one, is that of the whole file.
			picture: picture && isPdf ? { ...picture, alt: itemText.firstPageOf(title) } : picture,
		};
	});
};

/** The titles of classes in their order; a class that was deleted is left out. */
const titlesOf = (classes: EducationalRecord["circularClasses"]): string[] =>
	(classes ?? [])
		.filter((schoolClass) => typeof schoolClass === "object")
		.sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0) || a.id - b.id)
		.map(({ name }) => classTitle(name));

/**
 * @param kind of the record's collection
 * @param record read with depth 1; a draft may lack its title and date
 */
export function itemOf(kind: ItemKind, record: EducationalRecord): EducationalItem {
	const { id, name, publishedAt, createdAt, updatedAt, files, summary, body, circular, circularClasses } = record;
	const [first] = filesOf(record);
	const created_at = publishedAt ?? createdAt;
	return {
		id,
		name: name ?? "",
		created_at,
		updated_at: updatedAt,
		image: first?.name ?? null,
		// A scan without body text may have a summary.
		text: htmlOf(body) || htmlOfParagraph(summary),
		description: descriptionOf(summary, body),
		files: filesOf(record),
		card: (files ?? []).map((file) => cardOf(file, "routine", name)).find((card) => card !== null) ?? null,
		notice_kind: kind === "notice" ? (record.kind ?? defaultNoticeKind) : null,
		circular: circular ? { classes: titlesOf(circularClasses) } : null,
		is_new: isNew(created_at, Date.now()),
	};
}

/** @returns the name of the published notice with that id, or null; not cached, because it is rarely used */
export async function getNoticeName(id: number): Promise<string | null> {
	const payload = await records();
	const where = { and: [publishedNow(), { id: { equals: id } }] };
	const { docs } = await payload.find({ collection: "notices", where, limit: 1, depth: 0, select: { name: true } });
	return docs[0]?.name ?? null;
}

/** @returns the published item with this current or former name, or null */
export async function getItem(kind: ItemKind, name: string): Promise<EducationalItem | null> {
	"use cache";
	const collection = collections[kind];
	tagged(collection, "media", "classes");
	const payload = await records();
	const found = await findNamed(collection, name, async (where) => {
		const { docs } = await payload.find({ collection, where, limit: 1, depth: 1 });
		return docs[0];
	});
	if (!found) doNotCache();
	return found ? itemOf(kind, found) : null;
}
