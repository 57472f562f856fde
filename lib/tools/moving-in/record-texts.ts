/** What is written into the fields of a record of the old site. */
import { formatDate } from "@/lib/bengali/dates";
import { longestName } from "@/lib/cms/fields";
import type { PageCollection } from "@/lib/cms/page-collections";
import { type Body, bodyOf, paragraph, text } from "@/lib/cms/rich-text";
import { kindOf } from "./categories";
import type { Leave, OldRecord } from "./old-site";
import { movingInText } from "./text";

const longestSummary = { notices: 300, contents: 600 } as const;

export function titleOf(record: OldRecord, leave: Leave): string {
	const given = record.title.replaceAll(/\s+/g, " ").trim();
	if (!given || /^\.+$/.test(given)) {
		const made = movingInText.untitled(
			record.date ? formatDate(record.date) : "",
			record.addresses[0] ?? record.origin,
		);
		leave({ why: "titleMade", more: made });
		return made.slice(0, longestName);
	}
	if (given.length <= longestName) return given;
	leave({ why: "titleCut" });
	return `${given.slice(0, longestName - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

export function dataOf(record: OldRecord, collection: PageCollection): Record<string, unknown> {
	if (collection === "contents") return { place: "page" };
	const data = { publishedAt: record.date };
	if (collection !== "notices") return data;
	return { ...data, kind: kindOf(record.categories), pinned: record.isPinned };
}

/** The text, and before it what has no place elsewhere. */
export function textsOf(
	record: OldRecord,
	title: string,
	collection: PageCollection,
	body: Body | null,
	leave: Leave,
): Record<string, unknown> {
	const isContent = collection === "contents";
	const fits = record.excerpt.length <= longestSummary[isContent ? "contents" : "notices"];
	if (!fits) leave({ why: "excerpt" });
	const before = [
		...(title.endsWith("…") && title !== record.title ? [record.title] : []),
		...(fits ? [] : [record.excerpt]),
	];
	const children = [...before.map((words) => paragraph([text(words)])), ...((body?.root.children as never[]) ?? [])];
	const excerpt = (fits && record.excerpt) || undefined;
	return {
		body: children.length > 0 ? bodyOf(children) : undefined,
		...(isContent ? { readmoreText: excerpt } : { summary: excerpt }),
	};
}
