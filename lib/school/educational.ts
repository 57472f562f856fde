import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Notice } from "@/lib/cms/payload-types";
import { published, publishedAs } from "@/lib/cms/published";
import { type ItemKind, itemsPerPage } from "@/lib/contract/educational";
import type { Item, Page } from "@/lib/contract/shapes";
import { missingTag } from "./cache/missing-tag";
import { fileNameOf, type Picture, pictureOf } from "./pictures";
import { records } from "./records";
import { htmlOf } from "./rich-text";

export const collections = { notice: "notices", routine: "routines", curriculum: "curriculums" } as const;

/** A notice, routine or curriculum: what the call answers, and its picture where the file is one. */
export type EducationalItem = Item & { picture: Picture | null };

function itemOf({ name, publishedAt, attachment, body }: Notice): EducationalItem {
	return {
		name,
		created_at: publishedAt,
		image: fileNameOf(attachment),
		text: htmlOf(body),
		picture: pictureOf(attachment, "routine"),
	};
}

/**
 * @param page counted from 1
 * @returns the page's items, newest first; a page after the last is empty
 */
export async function getItems(
	kind: ItemKind,
	page: number,
	limit: number = itemsPerPage,
): Promise<Page<EducationalItem>> {
	"use cache";
	const collection = collections[kind];
	cacheLife("max");
	cacheTag(collection, "media");
	const payload = await records();
	const found = await payload.find({
		collection,
		where: published,
		sort: ["-publishedAt", "-id"],
		page,
		limit,
		depth: 1,
	});
	if (found.docs.length === 0) cacheTag(missingTag);
	return {
		data: found.docs.map(itemOf),
		current_page: page,
		per_page: limit,
		total: found.totalDocs,
		next_page_url: found.hasNextPage ? `/api/${collection}-get?page=${page + 1}` : null,
	};
}

/** @returns the published item of that name, or null */
export async function getItem(kind: ItemKind, name: string): Promise<EducationalItem | null> {
	"use cache";
	const collection = collections[kind];
	cacheLife("max");
	cacheTag(collection, "media");
	const payload = await records();
	const found = await payload.find({
		collection,
		where: publishedAs(name),
		limit: 1,
		depth: 1,
	});
	if (found.docs.length === 0) cacheTag(missingTag);
	return found.docs[0] ? itemOf(found.docs[0]) : null;
}
